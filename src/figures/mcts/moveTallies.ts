import { formatValue } from "../../drawing/formatValue.ts";
import { opponent, type Side, type Turn } from "../../engine/game.ts";
import { rewardFor, unbeaten } from "../../engine/index.ts";
import { provedAt } from "./provedAt.ts";
import { iterationStart, type SamplingRun } from "./samplingRun.ts";

/** What is known of one child at a step, as selection sees it. */
export interface MoveTally {
  readonly node: number;
  readonly move: unknown;
  readonly visits: number;
  /** Mean reward for the side that chooses; NaN before the first visit. */
  readonly mean: number;
  /** What it is worth in the bound: its mean or, where exact backups have proved it, what it is proved to be worth. */
  readonly exploit: number;
  /** Its outcome for MAX, where that is proved. */
  readonly proved: number | undefined;
  /** What may have been missed: the second part of the bound. */
  readonly explore: number;
  readonly bound: number;
}

/** The children of a node that are there at a step, in order of birth, with their bounds as the formula has them. */
export function moveTallies(run: SamplingRun, node: number, step: number): MoveTally[] {
  const { trace, view } = run;
  const total = trace.visits(node, step);
  const bounds = provedAt(run, step);
  const isMax = chooserAt(run, node) === "max";
  return trace.children(node, step).map((child) => {
    const [visits, mean] = [trace.visits(child, step), trace.mean(child, step)];
    const proved = bounds && bounds.least[child] === bounds.greatest[child] ? bounds.least[child] : undefined;
    const exploit = proved === undefined ? mean : worthOf(run, proved)[isMax ? 0 : 1];
    const logged = view.sampler === "childsLogarithm" ? visits : total;
    const explore = view.c * Math.sqrt(Math.log(logged) / visits);
    const bound = exploit + explore;
    return { node: child, move: trace.moves[child], visits, mean, exploit, proved, explore, bound };
  });
}

/** Whose turn it is at a node. */
export function turnAt({ trace, game, position, chance }: SamplingRun, node: number): Turn {
  if (chance) return chance.draws.turns[node];
  return (trace.depth[node] % 2 === 0) === (game.turn(position) === "max") ? "max" : "min";
}

/** Who chooses at a node where chance does not draw. */
export const chooserAt = (run: SamplingRun, node: number): Side => turnAt(run, node) as Side;

/** The position at a node. */
export const positionAt = ({ trace, game, position }: SamplingRun, node: number): unknown =>
  trace.movesTo(node).reduce<unknown>((at, move) => game.play(at, move), position);

/** What an outcome is worth to MAX and to MIN, as the search that is shown has it. */
export function worthOf(
  { game, view }: Pick<SamplingRun, "game" | "view">,
  outcome: number,
): readonly [forMax: number, forMin: number] {
  if (view.sampler === "drawsWorthNothing") return [outcome > 0 ? 1 : 0, outcome < 0 ? 1 : 0];
  const reward = rewardFor(game, view.reward)(outcome);
  return [reward, 1 - reward];
}

/** A move of the root, and what is known of it at a step: nothing before it was tried. */
interface RootTally {
  readonly move: unknown;
  readonly tally: MoveTally | undefined;
}

/** Every move of the root, in the game's order. */
export function rootTallies(run: SamplingRun, step: number): RootTally[] {
  const { game, position } = run;
  // By their text: a game may make the objects of its moves anew each time that it is asked.
  const tried = new Map(
    moveTallies(run, 0, step).map((tally) => [game.writeMove(position, tally.move), tally]),
  );
  return game.moves(position).map((move) => ({ move, tally: tried.get(game.writeMove(position, move)) }));
}

/** How the moves of the root stand at a step. */
interface RootStanding {
  /** The child that has more visits than every other; undefined where none has, and where chance draws at the root. */
  readonly leader: number | undefined;
  /** The child that is played if the search ends here: the most visited, the first born of several, but none that is known to be worse than another. */
  readonly played: number | undefined;
  /** What the root is worth for MAX, where exact backups have proved it. */
  readonly proved: { readonly value: number } | undefined;
}

export function standingAt(run: SamplingRun, step: number): RootStanding {
  const { trace } = run;
  if (turnAt(run, 0) === "chance") return { leader: undefined, played: undefined, proved: undefined };
  const visits = (node: number) => trace.visits(node, step);
  const tried = trace.children(0, step).filter((node) => visits(node) > 0);
  if (tried.length === 0) return { leader: undefined, played: undefined, proved: undefined };
  const most = Math.max(...tried.map(visits));
  const leaders = tried.filter((node) => visits(node) === most);
  const leader = leaders.length === 1 ? leaders[0] : undefined;
  const proved = provedAt(run, step);
  const able = proved ? unbeaten(tried, proved, chooserAt(run, 0) === "max") : tried;
  return {
    leader,
    played: able.reduce((one, other) => (visits(other) > visits(one) ? other : one)),
    proved: proved && proved.least[0] === proved.greatest[0] ? { value: proved.least[0] } : undefined,
  };
}

/** How often one move of the root was chosen, of all iterations until then, as they went on. */
interface ShareLine {
  readonly node: number;
  /** Iterations, and the share after them. */
  readonly points: readonly (readonly [iterations: number, share: number])[];
}

/** Points of a line: more would not be seen. */
const most = 120;

/** The shares of all moves of the root over the iterations up to a step; there are none before the first is over. */
export function sharesOverTime({ trace }: SamplingRun, step: number): readonly ShareLine[] {
  const over = trace.iterationsAt(step);
  if (over === 0) return [];
  const places = Math.min(over, most);
  const counts = Array.from({ length: places }, (_, i) => Math.round(((i + 1) * over) / places));
  return trace.children(0, trace.ends[over]).map((node) => ({
    node,
    points: counts.map((count) => [count, trace.visits(node, trace.ends[count]) / count] as const),
  }));
}

/** Places to which a bound is printed beside others: two or, where another one would look the same and is not, some more. */
export const placesApart = (bound: number, others: readonly number[]): number =>
  [2, 3, 4].find((places) =>
    others.every((other) => other === bound || other.toFixed(places) !== bound.toFixed(places)),
  ) ?? 5;

/** Two places, as bounds and means are printed. */
export const twoPlaces = (value: number): string => formatValue(Number(value.toFixed(2)));

/** Whose reward a node counts, as the search that is shown has it: by right that of the side that chose to come there. */
export function creditedSide(run: SamplingRun, node: number): Side {
  if (run.chance) return run.chance.draws.counts[node];
  if (run.view.sampler === "creditedToRoot") return chooserAt(run, 0);
  if (run.view.sampler === "creditedToSideToMove" || node === 0) return chooserAt(run, node);
  return opponent(chooserAt(run, node));
}

/** What a node was credited by the backup at this step. */
export function earnedAt(run: SamplingRun, node: number, step: number): number {
  const { trace } = run;
  const before = iterationStart(run, step);
  const [visits, past] = [trace.visits(node, step), trace.visits(node, before)];
  const sum = (count: number, mean: number) => (count === 0 ? 0 : count * mean);
  const earned = sum(visits, trace.mean(node, step)) - sum(past, trace.mean(node, before));
  return Number(earned.toFixed(6)) + 0;
}
