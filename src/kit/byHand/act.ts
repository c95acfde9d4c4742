import { type Bound, bounds, type ProbeResult, probeResults } from "../../engine/observer.ts";

/**
 * One act of whoever carries out a search by hand. Nodes are drawn ones, by their ids. Numbers are those that the algorithm
 * itself holds: MAX's, or, where it counts so, those of the side to move.
 */
export type Act =
  /** Goes down to this child, to search it, or to search it again; to the root where the whole tree is searched again. */
  | { readonly kind: "enter"; readonly node: number }
  /** Says with which window the node is entered. */
  | { readonly kind: "window"; readonly alpha: number; readonly beta: number }
  /** Asks the table, and says what it answers. */
  | { readonly kind: "probe"; readonly result: ProbeResult }
  /** Leaves the other children unread. */
  | { readonly kind: "cut" }
  /** Says whose bound allows the cut: that of a node above; undefined where no node on the path has set it. */
  | { readonly kind: "owner"; readonly node: number | undefined }
  /**
   * Returns a value; with what it says of the true one where the search keeps a table that did not give it, and where one reply
   * to an outcome was looked at.
   */
  | { readonly kind: "return"; readonly value: number; readonly bound?: Bound | undefined };

export type ActKind = Act["kind"];

/** An act as a text that no other act has, to be compared and kept: its kind, and what is said, with blanks between. */
export const writeAct = (act: Act): string => [act.kind, ...saidIn(act)].join(" ");

function saidIn(act: Act): readonly (string | number)[] {
  switch (act.kind) {
    case "enter":
      return [act.node];
    case "window":
      return [act.alpha, act.beta];
    case "probe":
      return [act.result];
    case "cut":
      return [];
    case "owner":
      return [act.node ?? "none"];
    case "return":
      return act.bound === undefined ? [act.value] : [act.value, act.bound];
  }
}

/** Whether two acts are the same. Bounds and values may be off by so much: by nothing, unless they may have been rounded. */
export function isSameAct(one: Act, other: Act, within = 0): boolean {
  const isSame = (said: number, held: number) => said === held || Math.abs(said - held) <= within;
  if (one.kind === "return" && other.kind === "return")
    return isSame(one.value, other.value) && one.bound === other.bound;
  if (one.kind === "window" && other.kind === "window")
    return isSame(one.alpha, other.alpha) && isSame(one.beta, other.beta);
  return writeAct(one) === writeAct(other);
}

/** The act in such a text; undefined where it is none. */
export function readAct(text: unknown): Act | undefined {
  const [kind, ...rest] = String(text).split(" ");
  const [first, second] = rest;
  const number = Number(first);
  switch (kind) {
    case "enter":
      return isNode(number) ? { kind, node: number } : undefined;
    case "window":
      return [first, second].some((bound) => bound === undefined || Number.isNaN(Number(bound)))
        ? undefined
        : { kind, alpha: number, beta: Number(second) };
    case "probe": {
      const result = probeResults.find((one) => one === first);
      return result && { kind, result };
    }
    case "cut":
      return { kind };
    case "owner":
      return first === "none"
        ? { kind, node: undefined }
        : isNode(number)
          ? { kind, node: number }
          : undefined;
    case "return": {
      const bound = bounds.find((one) => one === second);
      return Number.isNaN(number) ? undefined : { kind, value: number, ...(bound && { bound }) };
    }
    default:
      return undefined;
  }
}

const isNode = (number: number): boolean => Number.isInteger(number) && number >= 0;
