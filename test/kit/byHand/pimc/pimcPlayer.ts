import type { Tree } from "../../../../src/engine/index.ts";
import type { PimcAct } from "../../../../src/kit/byHand/pimc/pimcAct.ts";

/** Worlds read anew from their text, without the engine. */
export interface ReadWorld {
  readonly likely: number;
  readonly moves: readonly Tree[];
}

export function worldsIn(text: string): ReadWorld[] {
  return [...text.matchAll(/(\d+)\/(\d+): (\[.*?\])(?=, \d+\/|\}$)/g)].map(([, above, below, tree]) => ({
    likely: Number(above) / Number(below),
    moves: JSON.parse(tree) as Tree[],
  }));
}

type Chooser = (...values: number[]) => number;
/** A value from the leaves up, whose turn it is first and next. */
export const backedUp = (tree: Tree, first: Chooser, next: Chooser): number =>
  typeof tree === "number" ? tree : first(...tree.map((child) => backedUp(child, next, first)));

export const mean = (worlds: readonly ReadWorld[], values: readonly number[]): number =>
  worlds.reduce((sum, { likely }, world) => sum + likely * values[world], 0);

/** Every way to name one move for each place where MAX chooses, by its path; all worlds have one shape. */
function plansFor(tree: Tree, path: string, isMax: boolean): Map<string, number>[] {
  if (typeof tree === "number") return [new Map()];
  let plans: Map<string, number>[] = [new Map()];
  for (const [move, child] of tree.entries()) {
    const below = plansFor(child, `${path}.${move}`, !isMax);
    plans = plans.flatMap((plan) => below.map((more) => new Map([...plan, ...more])));
  }
  return isMax ? plans.flatMap((plan) => tree.map((_, move) => new Map([...plan, [path, move]]))) : plans;
}

function follow(tree: Tree, path: string, isMax: boolean, plan: ReadonlyMap<string, number>): number {
  if (typeof tree === "number") return tree;
  const go = (move: number) => follow(tree[move], `${path}.${move}`, !isMax, plan);
  return isMax ? go(plan.get(path)!) : Math.min(...tree.map((_, move) => go(move)));
}

/** What each plan below a move brings in each world. */
export function plansBelow(worlds: readonly ReadWorld[], move: number): number[][] {
  const plans = plansFor(worlds[0].moves[move], "", false);
  return plans.map((plan) => worlds.map(({ moves }) => follow(moves[move], "", false, plan)));
}

/** PIMC programmed once more, for people, who round what they say to two decimals, and not what they go on with. */
export function playPimc(text: string): PimcAct[] {
  const worlds = worldsIn(text);
  const values = worlds.map(({ moves }) => moves.map((tree) => backedUp(tree, Math.min, Math.max)));
  const round = (number: number) => Math.round(number * 100) / 100;
  const means = worlds[0].moves.map((_, move) =>
    mean(
      worlds,
      values.map((row) => row[move]),
    ),
  );
  let play = 0;
  for (const [move, one] of means.entries()) if (one > means[play] + 1e-6) play = move;
  const brought = plansBelow(worlds, play).map((byWorld) => mean(worlds, byWorld));
  return [
    ...values.flatMap((row, world) =>
      row.map((number, move): PimcAct => ({ kind: "value", world, move, number })),
    ),
    ...means.map((number, move): PimcAct => ({ kind: "mean", move, number: round(number) })),
    { kind: "play", move: play },
    { kind: "worth", number: round(Math.max(...brought)) },
  ];
}
