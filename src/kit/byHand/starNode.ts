import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import type { HandState } from "./handState.ts";
import { intervalOf, type Look } from "./look.ts";

/** What is known of one outcome of a chance node. */
export interface StarOutcome {
  /** How likely it is. */
  readonly chance: number;
  /** What it is worth, at least and at most. */
  readonly floor: number;
  readonly ceiling: number;
  /** What it has returned, once it was read. */
  readonly value: number | undefined;
  /** What a look at one reply has shown, where it was not read since. */
  readonly look: Look | undefined;
}

/** What whoever searches by bounds on the outcomes knows at a chance node. */
export interface StarNode {
  readonly alpha: number;
  readonly beta: number;
  /** What any outcome is worth, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly outcomes: readonly StarOutcome[];
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
  const window = state.windows.get(node.id) ?? { alpha: -Infinity, beta: Infinity };
  return starNodeOf(run, node, window, ({ id }) => ({
    value: state.returned.get(id),
    look: state.looks.get(id),
  }));
}

/** A chance node with this window, of whose outcomes so much was told. */
export function starNodeOf(
  run: Run,
  node: OutlineNode,
  { alpha, beta }: Pick<StarNode, "alpha" | "beta">,
  toldOf: (child: OutlineNode) => Partial<Pick<StarOutcome, "value" | "look">>,
): StarNode {
  const [least, most] = run.chance?.game.range ?? [-Infinity, Infinity];
  const outcomes = node.children.map((child): StarOutcome => {
    const { value, look } = toldOf(child);
    const chance = chanceOf(run, child);
    if (value !== undefined) return { chance, value, floor: value, ceiling: value, look: undefined };
    const { low, high } = look ? intervalOf(look) : { low: least, high: most };
    return { chance, value, floor: Math.max(low, least), ceiling: Math.min(high, most), look };
  });
  return { alpha, beta, least, most, outcomes };
}

/** The same where outcomes are taken for something else. */
export const taken = (at: StarNode, change: (outcome: StarOutcome) => Partial<StarOutcome>): StarNode => ({
  ...at,
  outcomes: at.outcomes.map((outcome) => ({ ...outcome, ...change(outcome) })),
});

/** The same where every outcome comes equally often. */
export const alike = (at: StarNode): StarNode => taken(at, () => ({ chance: 1 / at.outcomes.length }));

const total = (outcomes: readonly StarOutcome[], of: (outcome: StarOutcome) => number): number =>
  outcomes.reduce((sum, outcome) => sum + outcome.chance * of(outcome), 0);

/** The sum of what the outcomes so far have returned, each times its probability. */
export const sumOf = ({ outcomes }: StarNode): number => total(outcomes, ({ value = 0 }) => value);

/** The probability of all outcomes that were not read. */
export const unreadOf = ({ outcomes }: StarNode): number =>
  total(outcomes, ({ value }) => Number(value === undefined));

/** What the mean is at least and at most, whatever is unread. */
export const reachOf = ({ outcomes }: StarNode): readonly [low: number, high: number] => [
  total(outcomes, ({ floor }) => floor),
  total(outcomes, ({ ceiling }) => ceiling),
];

/**
 * The window of an outcome: it ends where even the most for all others leaves the mean at alpha, and the least at beta. `part` is
 * the outcome's own part in what it has to add.
 */
export function outcomeWindow(
  { alpha, beta, outcomes }: StarNode,
  place: number,
  part = (added: number, chance: number): number => added / chance,
): { readonly alpha: number; readonly beta: number } {
  const others = outcomes.filter((_, other) => other !== place);
  const { chance } = outcomes[place];
  return {
    alpha: part(alpha - total(others, ({ ceiling }) => ceiling), chance),
    beta: part(beta - total(others, ({ floor }) => floor), chance),
  };
}

/** By so much less than a bound a sum counts as one that has come to it: a computer's rounding of thirds. */
const tiny = 1e-9;

/** Whether a number is no more than alpha, or no less than beta, and which of them it is. */
export function endFor({ alpha, beta }: StarNode, low: number, high: number): "alpha" | "beta" | undefined {
  if (high <= alpha + tiny) return "alpha";
  return low >= beta - tiny ? "beta" : undefined;
}

/** The bound that a chance node has come to, whatever is unread; undefined where its mean may still be inside its window. */
export const endOf = (at: StarNode): "alpha" | "beta" | undefined => endFor(at, ...reachOf(at));
