import { faceOf } from "../../games/faces.ts";
import { listedRules, type Rules, type WeighedName } from "../../games/rules.ts";
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
import { firstReaders, readBy, type WholeSearchName } from "./wholeSearches.ts";

/** More nodes than this are not kept. */
export const mostNodes = 1_000_000;

/** The tree that is asked for, and the search that is played over it. */
export interface Asked {
  readonly game: WeighedName;
  readonly position: string;
  /** Plies to look ahead. */
  readonly depth: number;
  readonly search: WholeSearchName;
}

export const isSameTree = (one: Asked, other: Asked): boolean =>
  one.game === other.game && one.position === other.position && one.depth === other.depth;
export const isSame = (one: Asked, other: Asked): boolean =>
  isSameTree(one, other) && one.search === other.search;

/** What each node is coloured by. */
export const colourings = ["value", "visit", "reader", "class"] as const;
export type Colouring = (typeof colourings)[number];

/** Of each node one of few marks, and of how many kinds they are. */
export interface Marks {
  readonly marks: Uint8Array<ArrayBuffer>;
  readonly kinds: number;
}

/** So many colours tell classes apart. */
export const classColours = 36;

/** The rules, and the position that is the root. */
export function rootOf({ game, position }: Pick<Asked, "game" | "position">): {
  rules: Rules;
  root: unknown;
} {
  const rules = listedRules(game);
  return { rules, root: rules.read(position) };
}

/** Grows the tree. Throws a TreeLimitError where it is too large, and what the game says of a position that is none. */
export function growAsked(asked: Asked, progress?: (nodes: number) => void): WholeTreeColumns<unknown> {
  const { rules, root } = rootOf(asked);
  return growWholeTree(rules, root, {
    depth: asked.depth,
    limit: mostNodes,
    ...(progress && { progress }),
  });
}

/** What the search reads of the tree; undefined where that need not be kept. */
export function readAsked(tree: WholeTree<unknown>, asked: Asked): ReadingColumns | undefined {
  const { rules, root } = rootOf(asked);
  return readBy(tree, rules, root, asked.search, asked.depth);
}

/** The marks of a colouring that asks for more than the tree and the reading hold. */
export function markNodes(tree: WholeTree<unknown>, asked: Asked, by: "reader" | "class"): Marks {
  const { rules, root } = rootOf(asked);
  if (by === "reader") return { marks: firstReaders(tree, rules, root, asked.depth), kinds: 0 };
  const classes = classesOf(tree, rules, root, faceOf(asked.game).classOf);
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
