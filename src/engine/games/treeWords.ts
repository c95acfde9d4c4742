import { quoted } from "../demand.ts";

export const isLeaf = (text: string) => `${quoted(text)} is no move here: this is a leaf`;
/** @param children how many there are */
export const noChild = (text: string, children: number) =>
  `${quoted(text)} is no legal move here: expected a child's index, ${children === 1 ? "0" : `0 to ${children - 1}`}`;

/** Of a tree whose nodes are numbered. */
export const noNode = (text: string, nodes: number) =>
  `${quoted(text)} is no node: expected a number from 0 to ${nodes - 1}`;
export const noChildNode = (text: string, children: readonly number[]) =>
  `${quoted(text)} is no move here: expected ${children.join(", ") || "none, at a leaf"}`;

/** A node, by the child indices that lead to it from the root. */
export const place = (path: readonly number[]) =>
  path.length === 0 ? "The root" : `The node ${path.join(".")}`;
export const moreNodes = (most: number) => `A tree has at most ${most} nodes; this one has more`;
export const morePlies = (most: number) => `A tree has at most ${most} plies; this one has more`;
export const noFiniteLeaf = (path: readonly number[], value: number) =>
  `${place(path)} is ${value}; a leaf is a finite number`;
export const noChildren = (path: readonly number[]) =>
  `${place(path)} has no children; a node has at least one`;

/** What is wrong with a text, at a line and a column that count from 1. */
export const atPlace = (line: number, column: number, problem: string) =>
  `Line ${line}, column ${column}: ${problem}`;
export const oneNodeMore = (most: number) => `a tree has at most ${most} nodes, and here is one more`;
export const onePlyMore = (most: number) => `a tree has at most ${most} plies, and here begins one more`;

/**
 * What could stand where something else does: "value", "probability", some signs, a number that is finite, or nothing any
 * more.
 */
export type Wanted = "finite" | "nothing" | readonly string[];

/** What most likely is meant by it: a bracket still open at a line and column, or one of these. */
export type Hint =
  | { readonly open: string; readonly line: number; readonly column: number }
  | "childless"
  | "comma"
  | "blanks"
  | "commas"
  | "mixed"
  | "chanceless";

/** `found` is empty where the text ends, and undefined where it is blank. */
export function unexpected(wanted: Wanted, found: string | undefined, hint?: Hint): string {
  const end = found === undefined ? "there is no text" : "the text ends";
  const meant = hint === undefined ? "" : `: ${sayHint(hint)}`;
  return `expected ${sayWanted(wanted)}, but ${found ? `found "${found}"` : end}${meant}`;
}

function sayWanted(wanted: Wanted): string {
  if (wanted === "finite") return "a finite number";
  if (wanted === "nothing") return "nothing after the tree";
  const said = wanted.map(saySign);
  return said.length === 1 ? said[0] : `${said.slice(0, -1).join(", ")} or ${said.at(-1)}`;
}

function saySign(sign: string): string {
  if (sign === "value") return "a value";
  return sign === "probability" ? "a probability such as 1/2 or 0.5" : `"${sign}"`;
}

function sayHint(hint: Hint): string {
  if (typeof hint === "object")
    return `the "${hint.open}" at line ${hint.line}, column ${hint.column} is still open`;
  return {
    childless: "a node needs at least one child",
    comma: "there is a comma too many",
    blanks: "in round brackets, blanks part the values",
    commas: "in square brackets, commas part the values",
    mixed: "square and round brackets do not mix",
    chanceless: "curly brackets are chance nodes, and this tree may have none",
  }[hint];
}
