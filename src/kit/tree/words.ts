import type { Turn } from "../../engine/game.ts";
import type { NodeStatus } from "./nodeView.ts";

export const theRoot = "the root";
/** A move of an abstract tree, by its places among siblings, from 1. */
export const treeMove = (places: readonly number[]): string => `move ${places.join(".")}`;

/** How far a node was read. */
const progress: Readonly<Record<NodeStatus, string>> = {
  unvisited: "not read",
  active: "being read",
  done: "read",
  cut: "cut off",
};

/** A drawn node for those who hear it. */
export function nodeDescription(node: {
  readonly name: string;
  /** Whose turn it is there; nobody's at a leaf. */
  readonly turn: Turn | undefined;
  /** What is known of its value, as it is printed; undefined for nothing. */
  readonly value: string | undefined;
  /** What is written beside it. */
  readonly note?: string | undefined;
  readonly status: NodeStatus;
  /** A table has answered for it. */
  readonly remembered: boolean;
}): string {
  const come = node.remembered ? "answered by the table" : progress[node.status];
  const value = node.value ?? "value unknown";
  const noted = node.note === undefined ? value : `${value} ${node.note}`;
  return `${node.name}, ${node.turn?.toUpperCase() ?? "leaf"}, ${noted}, ${come}`;
}

/** The bound that a cut ran into: whose it is (nobody's name for the root's), and by what it was set. */
export const boundOf = (holder: string | undefined, bound: string, value: string): string =>
  `${holder === undefined ? "the root’s" : `${holder}’s`} ${bound} = ${value}`;
export const setBy = (move: string): string => `set by ${move}`;

export const returned = (interval: string): string => `returned ${interval}`;
/** Of a window in which no value can lie. */
export const closed = "closed";

export const tooLarge = "Too large to be drawn: this is what is near the search.";
/** Of leaves that have colours in place of values: for whom they are good. */
export const leaves = "Leaves:";
export const sides = { min: "MIN", max: "MAX" } as const;
export const someMoves = "Not all moves of a node are shown.";

/** What a look into the table brought, or that it was told something. */
export const badges = {
  hit: "hit",
  absent: "absent",
  shallow: "too shallow",
  depth: "other depth",
  bound: "wrong bound",
  store: "stored",
} as const;
