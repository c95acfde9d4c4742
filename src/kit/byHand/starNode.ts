import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import type { HandState } from "./handState.ts";

/** What whoever searches by bounds on the outcomes knows at a chance node. */
export interface StarNode {
  readonly alpha: number;
  readonly beta: number;
  /** What any outcome is worth, at least and at most. */
  readonly least: number;
  readonly most: number;
  /** What the outcomes so far have returned, in order, and the probabilities of all. */
  readonly values: readonly number[];
  readonly chances: readonly number[];
}

/** The probability of an outcome; 1 where somebody chooses the move to the node, and at the root. */
export function chanceOf({ chance }: Run, { parent, index }: OutlineNode): number {
  if (chance === undefined || parent?.turn !== "chance") return 1;
  return chance.part.mean(
    parent,
    parent.children.map((_, place) => Number(place === index)),
  );
}

export function starNode(state: HandState, node: OutlineNode): StarNode {
  const { run } = state;
  const { alpha, beta } = state.windows.get(node.id) ?? { alpha: -Infinity, beta: Infinity };
  const values = node.children.flatMap(({ id }) => state.returned.get(id) ?? []);
  return starNodeOf(run, node, { alpha, beta, values });
}

/** A chance node with this window, of which outcomes have returned so much. */
export function starNodeOf(
  run: Run,
  node: OutlineNode,
  known: Pick<StarNode, "alpha" | "beta" | "values">,
): StarNode {
  const [least, most] = run.chance?.game.range ?? [-Infinity, Infinity];
  return { ...known, least, most, chances: node.children.map((child) => chanceOf(run, child)) };
}

/** The same where every outcome comes equally often. */
export const alike = (at: StarNode): StarNode => ({
  ...at,
  chances: at.chances.map(() => 1 / at.chances.length),
});

/** The sum of what the outcomes so far have returned, each times its probability. */
export const sumOf = ({ values, chances }: StarNode): number =>
  values.reduce((sum, value, place) => sum + chances[place] * value, 0);

/** The probability of all outcomes from this one on. */
export const unreadFrom = ({ chances }: StarNode, place: number): number =>
  chances.slice(place).reduce((sum, chance) => sum + chance, 0);

/** By so much less than a bound a sum counts as one that has come to it: a computer's rounding of thirds. */
const tiny = 1e-9;

/** Whether a number is no more than alpha, or no less than beta, and which of them it is. */
export function endFor({ alpha, beta }: StarNode, low: number, high: number): "alpha" | "beta" | undefined {
  if (high <= alpha + tiny) return "alpha";
  return low >= beta - tiny ? "beta" : undefined;
}

/** The bound that a chance node has come to, whatever is unread; undefined where its mean may still be inside its window. */
export function endOf(at: StarNode): "alpha" | "beta" | undefined {
  const [sum, unread] = [sumOf(at), unreadFrom(at, at.values.length)];
  return endFor(at, sum + unread * at.least, sum + unread * at.most);
}
