import { type PigSolution, solvePig } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import * as words from "./words.ts";

/** A stretch of totals at which holding is better: the first of them, and the one past the last. */
export type HoldStretch = readonly [from: number, to: number];

/** What a solution says of one standing, and of all others in which the other player has as much. */
export interface PigAnswer {
  readonly standing: PigView;
  /** With what probability the player to move wins after each face of the die, from 1 to 6. */
  readonly faces: readonly number[];
  readonly rolling: number;
  /** Undefined before the first roll of a turn, which has to be made. */
  readonly holding: number | undefined;
  /** By own score: where to hold. */
  readonly holds: readonly (readonly HoldStretch[])[];
}

const solved = new Map<number, PigSolution>();

/** Solved once, and then remembered: for the server and for tests. */
export function solvedPig(goal: number): PigSolution {
  const solution = solved.get(goal) ?? solvePig(goal);
  solved.set(goal, solution);
  return solution;
}

export function answerPig(solution: PigSolution, standing: PigView): PigAnswer {
  const { goal, own, other, total } = standing;
  const added = [2, 3, 4, 5, 6].map((face) => solution.winning(own, other, total + face));
  return {
    standing,
    faces: [1 - solution.winning(other, own, 0), ...added],
    rolling: solution.rolling(own, other, total),
    holding: total === 0 ? undefined : solution.holding(own, other, total),
    holds: Array.from({ length: goal }, (_, own) => holdsAt(solution, own, other)),
  };
}

/** What is drawn in the place of an answer that is not known yet. */
export const unanswered = (standing: PigView): PigAnswer => ({
  standing,
  faces: Array<number>(6).fill(Number.NaN),
  rolling: Number.NaN,
  holding: Number.NaN,
  holds: [],
});

/** Where to hold with this score, by totals that are short of the goal. */
function holdsAt(solution: PigSolution, own: number, other: number): HoldStretch[] {
  const stretches: [number, number][] = [];
  for (let total = 1; own + total < solution.goal; total++) {
    if (solution.holding(own, other, total) <= solution.rolling(own, other, total)) continue;
    const last = stretches.at(-1);
    if (last?.[1] === total) last[1]++;
    else stretches.push([total, total + 1]);
  }
  return stretches;
}

/** Whether to hold: where both are worth the same, rolling is as good. */
export const isToHold = ({ rolling, holding }: Pick<PigAnswer, "rolling" | "holding">): boolean =>
  holding !== undefined && holding > rolling;

/** A probability: four digits tell best play from play that is nearly as good. One that is not known yet is a dash. */
export const writeChance = (chance: number): string => (Number.isNaN(chance) ? "–" : chance.toFixed(4));

/**
 * What a figure of Pig says of itself: goal, own, other and total; with what probability the player to move wins by rolling, by
 * holding ("–" before the first roll) and by the better of the two (rolling, holding, winning); which that is (better); and
 * the least total at which to hold with these scores (holdAt, "–" where there is none).
 */
export function pigFacts(answer: PigAnswer): Facts {
  const { standing, rolling, holding, holds } = answer;
  const { goal, own, other, total } = standing;
  return {
    goal: String(goal),
    own: String(own),
    other: String(other),
    total: String(total),
    rolling: writeChance(rolling),
    holding: holding === undefined ? "–" : writeChance(holding),
    winning: writeChance(Math.max(rolling, holding ?? 0)),
    better: isToHold(answer) ? words.hold : words.roll,
    holdAt: holds[own].length === 0 ? "–" : String(holds[own][0][0]),
  };
}

type Goal = { readonly goal: number };
const score = ({ goal }: Goal) => whole(0, goal - 1, 0);

const fields = {
  goal: whole(10, 100, 100),
  /** Points of the player to move. */
  own: after(["goal"], score),
  other: after(["goal"], score),
  /** What this turn has brought. */
  total: after(["goal", "own"], ({ goal, own }: Goal & { own: number }) => whole(0, goal - own - 1, 0)),
};
export type PigFields = typeof fields;
export type PigView = ViewOf<typeof fields>;

/** The game of Pig, solved: whether to roll or to hold at any score, and with what probability that wins. */
export const pig = defineFigure({
  name: "pig",
  fields,
  opening: { total: 20 },
  facts: (view) => pigFacts(answerPig(solvedPig(view.goal), view)),
  drawings: { "where-to-hold": [words.drawings.map, ".map svg"] },
  component: () => import("./PigFigure.svelte"),
});
