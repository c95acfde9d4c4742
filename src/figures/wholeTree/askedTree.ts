import type { AnyGame } from "../../engine/game.ts";
import { faceOf } from "../../games/faces.ts";
import { listedRules, type Rules } from "../../games/rules.ts";
import {
  classesOf,
  growWholeTree,
  KeptReading,
  type Reading,
  type ReadingColumns,
  WholeReading,
  WholeTree,
  type WholeTreeColumns,
} from "../../trace/wholeTree/index.ts";
import { chanceIn } from "./lateChance.ts";
import { type ChanceSearchName, drawsIn, type PlayedName, type WholeGame } from "./wholeGames.ts";
import { firstReaders, readBy, readers, type WholeSearchName } from "./wholeSearches.ts";

/** More nodes than this are not kept. */
const mostNodes = 1_000_000;

/** The tree that is asked for, and the search that is played over it. */
export interface Asked {
  readonly game: WholeGame;
  readonly position: string;
  /** Plies to look ahead. */
  readonly depth: number;
  readonly search: PlayedName;
}

export const isSameTree = (one: Asked, other: Asked): boolean =>
  one.game === other.game && one.position === other.position && one.depth === other.depth;
export const isSame = (one: Asked, other: Asked): boolean =>
  isSameTree(one, other) && one.search === other.search;

/** What each node is coloured by. */
export const colourings = ["value", "visit", "reader", "class", "turn"] as const;
export type Colouring = (typeof colourings)[number];

/** Of each node one of few marks, and of how many kinds they are. */
export interface Marks {
  readonly marks: Uint8Array<ArrayBuffer>;
  readonly kinds: number;
}

/** So many colours tell classes apart. */
export const classColours = 36;

type Rooted = Pick<Asked, "game" | "position">;

/** The rules; of a typed tree, those of this tree alone. */
export const rulesFor = ({ game, position }: Rooted): AnyGame<unknown, unknown> =>
  drawsIn(game) ? chanceIn(game)!.chanceRules(game, position) : listedRules(game);

/** The rules, and the position that is the root. */
export function rootOf(asked: Rooted): { rules: AnyGame<unknown, unknown>; root: unknown } {
  const rules = rulesFor(asked);
  return { rules, root: rules.read(asked.position) };
}

/** Grows the tree. Throws a TreeLimitError where it is too large, and what the game says of a position that is none. */
export function growAsked(asked: Asked, progress?: (nodes: number) => void): WholeTreeColumns<unknown> {
  const { rules, root } = rootOf(asked);
  const options = { depth: asked.depth, limit: mostNodes, ...(progress && { progress }) };
  const chance = chanceIn(asked.game);
  return chance ? chance.growChance(rules, root, options) : growWholeTree(rules as Rules, root, options);
}

/** What the search reads of the tree; undefined where that need not be kept. */
export function readAsked(
  tree: WholeTree<unknown>,
  asked: Asked,
  search = asked.search,
): ReadingColumns | undefined {
  const { rules, root } = rootOf(asked);
  const chance = chanceIn(asked.game);
  return chance
    ? chance.readChance(tree, rules, root, search as ChanceSearchName, asked.depth)
    : readBy(tree, rules as Rules, root, search as WholeSearchName, asked.depth);
}

/** In which a node is counted to the first that reads it: each reads less than the one after it, as a rule. */
export const readersOf = (game: WholeGame): readonly PlayedName[] => chanceIn(game)?.chanceReaders ?? readers;

/** The marks of a colouring that asks for more than the tree and the reading hold. */
export function markNodes(tree: WholeTree<unknown>, asked: Asked, by: "reader" | "class"): Marks {
  if (by === "reader") {
    const read = (reader: PlayedName) => readAsked(tree, asked, reader)!;
    return { marks: firstReaders(tree, readersOf(asked.game), read), kinds: 0 };
  }
  const { rules, root } = rootOf(asked);
  const classes = classesOf(tree, rules, root, faceOf(asked.game as string)?.classOf);
  const kinds = classes.reduce((most, number) => Math.max(most, number), 0) + 1;
  return { marks: Uint8Array.from(classes, (number) => number % classColours), kinds };
}

export const readingOf = (tree: WholeTree<unknown>, columns: ReadingColumns | undefined): Reading =>
  columns === undefined ? new WholeReading(tree) : new KeptReading(tree, columns);

/** A tree and what was read of it. */
export interface Read {
  readonly asked: Asked;
  readonly tree: WholeTree<unknown>;
  readonly reading: Reading;
}

const grown = new Map<string, WholeTree<unknown>>();

/** Grows and reads at once: for the server and for tests, which ask for the same tree again and again. */
export function readAtOnce(asked: Asked): Read {
  const name = `${asked.game} ${asked.position} ${asked.depth}`;
  const tree = grown.get(name) ?? new WholeTree(growAsked(asked));
  grown.set(name, tree);
  return { asked, tree, reading: readingOf(tree, readAsked(tree, asked)) };
}
