import { lineName, type Named } from "../../kit/tree/nodeNames.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { ChanceRules } from "./chanceGames.ts";
import * as words from "./chanceWords.ts";
import type { ChanceGameName } from "./wholeGames.ts";

/** A node and what names it: the tree, the rules, and the position above it. */
interface Placed {
  readonly game: ChanceGameName;
  readonly tree: WholeTree<unknown>;
  readonly rules: ChanceRules;
  readonly node: number;
  readonly above: unknown;
}

/** A node as sentences name it: "move 2.1" in a tree, "the die shows 2", "MAX from the start to step 2". */
export function nameInChance({ game, tree, rules, node, above }: Placed): string {
  if (node === 0 || game === "tree") {
    const named = { tree: [], setup: {} } as unknown as Named;
    return lineName(named, tree.movesTo(node));
  }
  const written = rules.writeMove(above, tree.move(node));
  const turn = tree.turn(tree.parent(node));
  return turn === "chance" ? words.dieShows(written) : words.manMoves(turn, written);
}

/** The same as a label in the picture names it; a move of a typed tree has none. */
export function writtenInChance({ game, tree, rules, node, above }: Placed): string {
  if (node === 0 || game === "tree") return "";
  return words.shortMove(rules.writeMove(above, tree.move(node)), tree.turn(tree.parent(node)));
}
