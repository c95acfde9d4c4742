import { formatCount } from "../../drawing/formatValue.ts";

/** The places of a row in the table of keys; those of the tree act once it has the focus. */
export type FigureKey = "step" | "over" | "into" | "out" | "ends" | "play" | "help";
export type TreeKey = "walk" | "enter" | "stop" | "move" | "change" | "grow";

/** A key, and what it does. */
export type KeyRow = readonly [key: string, does: string];

export const figureKeys: Readonly<Record<FigureKey, KeyRow>> = {
  step: ["→  ←", "one step forward, back"],
  over: ["Shift →  Shift ←", "over a whole subtree, and back over it"],
  into: ["↓", "into the next node"],
  out: ["↑", "out of this node"],
  ends: ["Home  End", "to the first, the last step"],
  play: ["Space", "play, pause"],
  help: ["?", "this help"],
};
export const treeKeys: Readonly<Record<TreeKey, KeyRow>> = {
  walk: ["↑  ↓  ←  →", "walk to the parent, a child, a sibling"],
  enter: ["Enter", "go to the step that entered the node"],
  stop: ["b", "set or clear a stop for play"],
  move: ["Alt ←  Alt →", "move the node among its siblings"],
  change: ["F2 or e", "change a leaf’s value"],
  grow: ["Insert  Delete", "while editing: add a move here, remove this one"],
};
export const keys = "Keys";
export const keysTip = "Keys (?)";
export const anywhere = "Anywhere in the figure";
export const inTheTree = "In the tree, once it has the focus";
export const gestures = "Drag to move the picture; Ctrl or ⌘ and the wheel, or two fingers, to zoom.";

/** What the keys of a figure do, for those who hear it. */
export const keyHint = "Arrow keys step, question mark lists all keys.";

export const steps = "Steps";
export const step = "Step";
export const ends: readonly [first: string, last: string] = ["First step", "Last step"];
export const stepBack = "Step back";
export const stepForward = "Step forward";
export const play = "Play";
export const pause = "Pause";
export const stepOver = "Step over";
export const stepInto = "Step into the next node";
export const stepOut = "Step out";

/** Keys that do the same as a button. */
export const homeKey = "Home";
export const endKey = "End";
export const spaceKey = "Space";
export const overKey = "Shift →";

/** What a mark on the line of all steps leads to. */
export const marks = {
  cutoff: "To this cutoff",
  parting: "To where the two part here",
  halt: "To this stop",
} as const;

/** Where a figure stands; in print the number itself is bold. */
export const place = (at: number, of: number): string => `step ${formatCount(at)} of ${formatCount(of)}`;
export const markedPlace = (at: number, of: number): string =>
  `step *${formatCount(at)}* of ${formatCount(of)}`;

export const pace = "Pace";
export const paceLabel = (times: number): string => `Pace: ${formatCount(times)} times`;
export const paceSign = (times: number): string => `${formatCount(times)}×`;
