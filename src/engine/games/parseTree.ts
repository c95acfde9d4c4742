import { Refusal } from "../refusal.ts";
import { deepestTree, largestTree, type Tree } from "./tree.ts";
import type { Hint, Wanted } from "./treeWords.ts";
import * as words from "./treeWords.ts";

/** Text that is no tree. `line` and `column` count from 1 and say where; the message says it too, in words. */
export class TreeSyntaxError<Code extends keyof typeof words = keyof typeof words> extends Refusal<
  typeof words,
  Code
> {
  override readonly name = "TreeSyntaxError";
  readonly line: number;
  readonly column: number;

  /** `offset` is where in `text` reading stopped; code and data say what was expected there and what was found. */
  constructor(text: string, offset: number, code: Code, ...data: Refusal<typeof words, Code>["data"]) {
    super(words, code, ...data);
    const { line, column } = placeInText(text, offset);
    this.message = words.atPlace(line, column, this.message);
    this.line = line;
    this.column = column;
  }
}

/** Line and column of an offset, both from 1. */
function placeInText(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}

/** `[[3,12,8],[2,4,6]]` and `((3 12 8) (2 4 6))`. One text keeps to one of them. */
const notations = [
  { open: "[", close: "]", commas: true },
  { open: "(", close: ")", commas: false },
] as const;

/** A minus may be the hyphen of a keyboard or the sign of a printed text. */
const numeral = /^[+\-−]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+\-−]?\d+)?$/i;

/**
 * Reads a tree in either notation; a lone number is a leaf. Blanks and line breaks may stand between any two
 * parts. Throws a TreeSyntaxError, with line and column and what was expected there, on anything else: no
 * children, a comma too many, a missing, a foreign or a surplus bracket, a value that is no finite number, no
 * text, or more than `deepestTree` plies or `largestTree` nodes.
 */
export function parseTree(text: string): Tree {
  if (typeof text !== "string")
    throw new TypeError("parseTree reads a text; nested lists of numbers are a tree already, for treeGame");
  return new TreeReader(text).whole();
}

class TreeReader {
  readonly #text: string;
  #offset = 0;
  #nodes = 0;
  /** Settled by the first bracket. */
  #notation: (typeof notations)[number] | undefined;
  /** The offsets of the brackets that are still open. */
  readonly #open: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Tree {
    const tree = this.#node();
    if (this.#next() !== "") this.#refuse("nothing");
    return tree;
  }

  #node(): Tree {
    const token = this.#next();
    if (++this.#nodes > largestTree) this.#stop("oneNodeMore", largestTree);
    this.#notation ??= notations.find(({ open }) => open === token);
    if (token !== "" && token === this.#notation?.open) return this.#children();
    if (!numeral.test(token)) this.#refuse(this.#value);
    const value = Number(token.replaceAll("−", "-"));
    if (!Number.isFinite(value)) this.#refuse("finite");
    this.#offset += token.length;
    // Adding 0 makes a −0 plain.
    return value + 0;
  }

  #children(): Tree[] {
    if (this.#open.length === deepestTree) this.#stop("onePlyMore", deepestTree);
    this.#open.push(this.#offset++);
    if (this.#next() === this.#notation?.close) this.#refuse(this.#value, "childless");
    const children: Tree[] = [];
    do children.push(this.#node());
    while (this.#another());
    this.#open.pop();
    return children;
  }

  /** Steps over what parts two children, or over the bracket that closes their list: then there is no other. */
  #another(): boolean {
    const { close, commas } = this.#notation!;
    const token = this.#next();
    if (token === close) {
      this.#offset++;
      return false;
    }
    if (commas) {
      if (token !== ",") this.#refuse([",", close]);
      this.#offset++;
      if (this.#next() === close) this.#refuse(this.#value, "comma");
    } else if (["", ",", "[", "]"].includes(token)) {
      this.#refuse(["value", "(", close]);
    }
    return true;
  }

  /** The bracket, comma or word that begins after the blanks here, not yet stepped over; "" where the text ends. */
  #next(): string {
    const blanks = /\s*/y;
    blanks.lastIndex = this.#offset;
    blanks.test(this.#text);
    this.#offset = blanks.lastIndex;
    const token = /[[\](),]|[^\s[\](),]+/y;
    token.lastIndex = this.#offset;
    return token.exec(this.#text)?.[0] ?? "";
  }

  get #value(): Wanted {
    return this.#notation === undefined ? ["value", "[", "("] : ["value", this.#notation.open];
  }

  #refuse(wanted: Wanted, hint = this.#hint()): never {
    const token = this.#next();
    const shown = token.length > 20 ? `${token.slice(0, 20)}…` : token;
    this.#stop("unexpected", wanted, this.#text.trim() === "" ? undefined : shown, hint);
  }

  /** What the token here most likely means, where that helps. */
  #hint(): Hint | undefined {
    const token = this.#next();
    const opener = this.#open.at(-1);
    if (token === "" && opener !== undefined) {
      return { open: this.#text[opener], ...placeInText(this.#text, opener) };
    }
    if (opener === undefined || token === "") return undefined;
    if (token === "," && !this.#notation?.commas) return "blanks";
    const foreign = notations.find((notation) => notation !== this.#notation);
    const mixed = token === foreign?.open || token === foreign?.close;
    return mixed ? "mixed" : undefined;
  }

  #stop<Code extends keyof typeof words>(code: Code, ...data: Refusal<typeof words, Code>["data"]): never {
    throw new TreeSyntaxError(this.#text, this.#offset, code, ...data);
  }
}
