import { formatValue } from "../../drawing/formatValue.ts";
import { nonLocality, perfectInformation, strategyFusion, writeChanceTree } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import {
  bestPlan,
  determinizedPlan,
  isPlan,
  type MoveRow,
  moveRows,
  type Plan,
  playedValue,
  readWorlds,
  type Worlds,
  type Worth,
  worthOf,
} from "../../kit/worlds/plans.ts";
import * as words from "./words.ts";

/** The smallest trees of their kind, by name, as they are written. */
export const examples = {
  strategyFusion: readWorlds(writeChanceTree(strategyFusion)).text,
  nonLocality: readWorlds(writeChanceTree(nonLocality)).text,
} as const;
export type ExampleName = keyof typeof examples;
export const exampleNames = Object.keys(examples) as ExampleName[];

/** All that is known of a tree with worlds, whatever plan is chosen. */
export interface Solved {
  readonly worlds: Worlds;
  readonly rows: readonly MoveRow[];
  readonly determinized: Plan;
  readonly best: Plan;
  /** What the best plan brings. */
  readonly greatest: number;
  /** What whoever saw the world would get on the average. */
  readonly open: number;
}

const solved = new Map<string, Solved>();

/** Worked out once, and then remembered. */
export function solveWorlds(tree: string): Solved {
  const found = solved.get(tree) ?? solve(readWorlds(tree));
  solved.set(tree, found);
  return found;
}

function solve(worlds: Worlds): Solved {
  const best = bestPlan(worlds);
  return {
    worlds,
    rows: moveRows(worlds),
    determinized: determinizedPlan(worlds),
    best,
    greatest: worthOf(worlds, best).mean,
    open: playedValue(perfectInformation(worlds.game), worlds.game.start),
  };
}

export const samePlan = (one: Plan, other: Plan): boolean => one.join() === other.join();

/** A plan's moves in words. */
const namedMoves = ({ sets }: Worlds, plan: Plan): string[] =>
  plan.map((move, set) => words.moveOf(set, move, sets[set].moves.length));

/** What is said of a plan. */
export function tellPlan({ worlds, determinized, greatest }: Solved, plan: Plan, worth: Worth): string {
  return words.sentence({
    moves: namedMoves(worlds, plan),
    byWorld: worth.byWorld.map(formatValue),
    mean: formatValue(worth.mean),
    best: formatValue(greatest),
    isBest: formatValue(worth.mean) === formatValue(greatest),
    isDeterminized: samePlan(plan, determinized),
  });
}

/**
 * What a figure with worlds says of itself: the plan in words (plan), what it brings on the average (worth) and in each world
 * (inWorlds), the same of the plan that determinization plays (determinized, what it brings; counts, what it counts on in the
 * first information set) and of the best (best), and what whoever saw the world would get (open).
 */
export function worldsFacts({ tree, plan }: WorldsView): Facts {
  const { worlds, rows, determinized, greatest, open } = solveWorlds(tree);
  const worth = worthOf(worlds, plan);
  const counted = rows.find(({ set, isDeterminized }) => set === 0 && isDeterminized)!;
  return {
    plan: namedMoves(worlds, plan).join(", "),
    worth: formatValue(worth.mean),
    inWorlds: worth.byWorld.map(formatValue).join(", "),
    determinized: formatValue(worthOf(worlds, determinized).mean),
    counts: formatValue(counted.open.mean),
    best: formatValue(greatest),
    open: formatValue(open),
  };
}

/** A plan by its moves, "1.0"; for "" the first move everywhere. */
function readPlan(tree: string, text: string): Plan {
  const worlds = readWorlds(tree);
  if (text === "") return worlds.sets.map(() => 0);
  const plan = text.split(".").map((move) => (/^\d+$/.test(move) ? Number(move) : Number.NaN));
  if (isPlan(worlds, plan)) return plan;
  throw new Error(
    words.noPlan(
      text,
      worlds.sets.map(({ moves }) => moves.length),
    ),
  );
}

const fields = {
  tree: parsed((text) => readWorlds(text).text, examples.strategyFusion as string),
  plan: after(["tree"], ({ tree }: { readonly tree: string }) =>
    parsed(
      (text) => readPlan(tree, text),
      () => readPlan(tree, ""),
      (plan) => plan.join("."),
    ),
  ),
  /** Values are those of each world by itself, as if all cards lay open. */
  open: flag(),
};
export type WorldsFields = typeof fields;
export type WorldsView = ViewOf<typeof fields>;

/** Worlds that look alike to MAX, beside each other: what determinization counts on, and what one plan for all of them brings. */
export const worlds = defineFigure({
  name: "worlds",
  fields,
  opening: { tree: examples.strategyFusion },
  facts: worldsFacts,
  async still({ tree, plan, open }) {
    const found = solveWorlds(tree);
    const told = open
      ? words.openSentence(formatValue(found.open), formatValue(found.greatest))
      : tellPlan(found, plan, worthOf(found.worlds, plan));
    return [words.writtenTree(tree), told.replaceAll("*", "")];
  },
  drawings: { worlds: [words.drawings.tree, ".worlds-tree svg"], moves: [words.drawings.moves, "table"] },
  component: () => import("./WorldsFigure.svelte"),
});
