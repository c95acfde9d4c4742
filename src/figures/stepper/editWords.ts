import type { Order } from "./editor.svelte.ts";

/** A button, and what it does. */
interface Button {
  readonly name: string;
  readonly title: string;
}

/** Into which order a tree’s moves can be put. */
export const orders: Readonly<Record<Order, Button>> = {
  given: { name: "As given", title: "Back to the tree that this page or its link gave" },
  reverse: { name: "Reverse", title: "Every node’s moves in reverse" },
  shuffle: { name: "Shuffle", title: "Every node’s moves in a random order, by seed 1, 2, 3 …" },
  best: { name: "Best order", title: "The order in which alpha–beta reads fewest leaves" },
  worst: { name: "Worst order", title: "The order in which alpha–beta reads most leaves" },
};
export const tools = { add: "Add moves", remove: "Remove moves" } as const;

/** Which other position can be searched, and what trees can be made of this one. */
export const positions = {
  given: { name: "As given", title: "Back to the position that this page or its link gave" },
  start: { name: "Empty board", title: "The position in which the game begins" },
  here: { name: "From this step", title: "Search the position that this step has come to" },
} as const satisfies Record<string, Button>;
export const trees = {
  own: {
    name: "Make it a tree",
    title: "Keeps the values alone, in a tree whose moves can be put in any order",
  },
  best: {
    name: "Best order",
    title: "Makes it a tree in the order in which alpha–beta reads fewest leaves",
  },
  worst: {
    name: "Worst order",
    title: "Makes it a tree in the order in which alpha–beta reads most leaves",
  },
} as const satisfies Record<string, Button>;

export const undo = "Undo";
export const redo = "Redo";

/** How a tree is changed; what is marked takes a keyboard. */
export const editTree =
  "Press a leaf to change it. Drag a move sideways*, or walk to it and press Alt with ← or →*. + and − add and remove moves*; so do the keys Insert and Delete*.";
export const editPosition = "Play on the board: after every move the search begins anew from there.";
export const onlyWhole =
  "The best and the worst order are found in trees that are drawn whole: search fewer plies, or a later position.";

/** What became of what was asked for. */
export const tooWide = "The worst order of a tree this wide would take too long to find.";
export const searchLess = "Search fewer plies, or a later position.";
export const signsTurned =
  "MIN was to move. The root of a tree is MAX’s, so all values have changed their signs, and MAX and MIN their places.";
