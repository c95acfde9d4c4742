import { demandText } from "../demand.ts";
import type { Chance, ChanceNode, ChanceTree } from "./chanceTree.ts";
import * as words from "./chanceTreeWords.ts";
import { type Fraction, isFraction, readFraction, writeSum } from "./fraction.ts";
import { shortened, TreeReader } from "./treeReader.ts";
import type { Wanted } from "./treeWords.ts";

/**
 * Reads a tree whose nodes may be chance's: `{1/6: 2, 5/6: [4, 3]}` is one where 2 happens once in six times. In round brackets
 * blanks part what may happen: `{1/6: 2 5/6: (4 3)}`. A probability is a fraction or a decimal, kept exactly as it is given, and
 * those of a node must sum to 1. Throws what `parseTree` throws, and the same where a node has no colon, or a probability that
 * is none, is 0, is more than 1 or finer than a billionth.
 */
export function parseChanceTree(text: string): ChanceTree {
  demandText("parseChanceTree", text);
  return new ChanceTreeReader(text).whole();
}

class ChanceTreeReader extends TreeReader<ChanceNode> {
  protected override get special(): string {
    return "{";
  }

  protected override readSpecial(): ChanceNode {
    const begun = this.offset;
    this.begin();
    if (this.next() === "}") this.#refuseHere(["probability"], "outcomeless");
    const chances: Chance[] = [];
    do chances.push({ probability: this.#probability(), tree: this.node() });
    while (this.another("}", ["probability"]));
    const sum = writeSum(chances.map(({ probability }) => probability));
    if (sum === "1") return { chances };
    this.offset = begun;
    return sum === undefined ? this.stop(words, "fineChances") : this.stop(words, "sumOfChances", sum);
  }

  /** A probability and its colon. */
  #probability(): Fraction {
    const token = this.next();
    const begun = this.offset;
    if (token.endsWith("%")) this.#refuseHere(["probability"], "percent");
    if (!isFraction(token)) this.refuse(["probability"]);
    this.offset += token.length;
    // First of all, for who forgets probabilities has subtrees there that may look like some.
    if (this.next() !== ":") this.#refuseHere([":"], "colon");
    const behind = this.offset + 1;
    this.offset = begun;
    const probability = readFraction(token);
    if (probability === undefined)
      this.stop(words, /\/0+$/.test(token) ? "dividedByZero" : "fineChance", token);
    if (probability.numerator === 0) this.stop(words, "noChance", token);
    if (probability.numerator > probability.denominator) this.stop(words, "surerThanSure", token);
    this.offset = behind;
    return probability;
  }

  #refuseHere(wanted: Wanted, hint: words.ChanceHint): never {
    this.stop(words, "unexpectedHere", wanted, shortened(this.next()), hint);
  }
}
