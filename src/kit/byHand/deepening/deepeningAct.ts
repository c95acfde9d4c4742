/**
 * One act of whoever carries out a search to a limited depth by hand, or one such search after the other. Nodes are drawn ones,
 * by their ids; numbers are MAX's.
 */
export type DeepeningAct =
  /** Begins a search from the root, so many plies deep. */
  | { readonly kind: "iterate"; readonly depth: number }
  /** Goes down to this child. */
  | { readonly kind: "enter"; readonly node: number }
  /** Goes on at the node, with this window. */
  | { readonly kind: "window"; readonly alpha: number; readonly beta: number }
  /** Stops at the node, and takes the estimate of it. */
  | { readonly kind: "estimate" }
  /** Takes what a game that is over there is worth. */
  | { readonly kind: "outcome" }
  /** Leaves the other children unread. */
  | { readonly kind: "cut" }
  | { readonly kind: "return"; readonly value: number }
  /** Says which move is played. */
  | { readonly kind: "answer"; readonly node: number };

/** An act as a text that no other act has: its kind, and what is said, with blanks between. */
export const writeDeepeningAct = (act: DeepeningAct): string => Object.values(act).join(" ");

/** The act in such a text, in a tree of so many nodes; undefined where it is none. */
export function readDeepeningAct(text: string, nodes: number): DeepeningAct | undefined {
  const [kind, ...rest] = text.split(" ");
  const [first, second] = rest.map((word) => (word === "" ? Number.NaN : Number(word)));
  const isWhole = rest.length === 1 && Number.isInteger(first) && first >= 0;
  switch (kind) {
    case "iterate":
      return isWhole ? { kind, depth: first } : undefined;
    case "enter":
    case "answer":
      return isWhole && first < nodes ? { kind, node: first } : undefined;
    case "window":
      return rest.length !== 2 || Number.isNaN(first) || Number.isNaN(second)
        ? undefined
        : { kind, alpha: first, beta: second };
    case "return":
      return rest.length !== 1 || Number.isNaN(first) ? undefined : { kind, value: first };
    case "estimate":
    case "outcome":
    case "cut":
      return rest.length === 0 ? { kind } : undefined;
    default:
      return undefined;
  }
}
