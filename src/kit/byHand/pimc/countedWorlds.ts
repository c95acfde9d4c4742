import { type ChanceTreePosition, perfectInformation } from "../../../engine/index.ts";
import {
  isAskedFirst,
  type Plan,
  plansOf,
  playedValue,
  readWorlds,
  type Worlds,
  type Worth,
  worthOf,
} from "../../worlds/plans.ts";
import * as words from "./words.ts";

/** What PIMC is carried out on: a tree with worlds, as text, in which MAX moves first. */
export interface PimcTask {
  readonly tree: string;
}

export interface PlanWorth extends Worth {
  readonly plan: Plan;
}

/** A task, worked out: what each move is worth in each world, and what comes of that. */
export interface CountedWorlds {
  readonly worlds: Worlds;
  /** With all cards open, by world and move. */
  readonly values: readonly (readonly number[])[];
  /** The same if MIN chose what is best for MAX. */
  readonly helped: readonly (readonly number[])[];
  /** By move. */
  readonly means: readonly number[];
  /** The move that PIMC plays: the first of the greatest mean. */
  readonly play: number;
  /** What each plan brings that begins with it, the same for all worlds below. */
  readonly plans: readonly PlanWorth[];
  /** What the first of the best of them brings. */
  readonly worth: PlanWorth;
  /** What the best of all plans brings on the average. */
  readonly best: number;
}

/** Two means that differ by less are the same: 1/3 has no end in a computer. */
const rounding = 1e-9;

/** Throws what is wrong with the tree, and an Error where MAX does not move first in each world. */
export function countWorlds({ tree }: PimcTask): CountedWorlds {
  const worlds = readWorlds(tree);
  const { game, chances, sets } = worlds;
  const [{ positions, moves }] = sets;
  if (!isAskedFirst(worlds)) throw new Error(words.maxFirst);
  const open = perfectInformation(game);
  const byCell = (worthAt: (position: ChanceTreePosition) => number) =>
    positions.map((position) => moves.map((move) => worthAt(game.play(position, move))));
  const values = byCell((position) => playedValue(open, position));
  const means = moves.map((move) =>
    weighted(
      values.map((row) => row[move]),
      chances,
    ),
  );
  const play = firstGreatest(means);
  const all = plansOf(worlds).map((plan) => ({ plan, ...worthOf(worlds, plan) }));
  const plans = all.filter(({ plan: [first] }) => first === play);
  const best = Math.max(...all.map(({ mean }) => mean));
  const worth = plans[firstGreatest(plans.map(({ mean }) => mean))];
  return { worlds, values, helped: byCell(mostBelow), means, play, plans, worth, best };

  /** The greatest leaf that can be reached from there. */
  function mostBelow(position: ChanceTreePosition): number {
    const below = game.moves(position).map((move) => mostBelow(game.play(position, move)));
    return below.length === 0 ? playedValue(open, position) : Math.max(...below);
  }
}

/** The mean of what is so in each world, each as likely as it is. */
export const weighted = (values: readonly number[], chances: readonly number[]): number =>
  values.reduce((sum, value, world) => sum + chances[world] * value, 0);

/** The mean of what is so in each world, as if all were as likely. */
export const plainMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where the first of the greatest stands. */
export function firstGreatest(numbers: readonly number[]): number {
  const greatest = Math.max(...numbers);
  return numbers.findIndex((number) => number > greatest - rounding);
}
