import { guardLeaves, guardTree, type Status, writeBehaviour } from "../../engine/behaviour/index.ts";
import {
  type BehaviourRun,
  type BehaviourView,
  boardAt,
  findTickStep,
  isNamed,
  mostTicks,
  runBehaviour,
  yard,
} from "../../kit/behaviour/behaviourRun.ts";
import { nameSquare } from "../../kit/behaviour/squareNames.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed, text } from "../../kit/figure/field.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readWhole } from "../../kit/view/readFields.ts";
import { tickAt } from "../../trace/ticks/tickTrace.ts";
import { Behaving } from "./behaving.svelte.ts";
import * as words from "./words.ts";

const fields = {
  /** The tree, as `readBehaviour` reads it: the whole guard by default. */
  tree: parsed(
    (said) => said,
    () => writeBehaviour(guardTree(), guardLeaves),
  ),
  /** The grid, as `readGuardMap` reads it. */
  map: text(yard),
  /** Where the intruder stands, as `readMoves` reads it; "" where the map has put it. */
  intruder: text(),
  /** How many ticks are run. */
  ticks: parsed((said, name) => readWhole(Number(said), [1, mostTicks], name), 12),
  /** How many events have happened, in the language of steps or as a number: see `findTickStep`. */
  at: text("start"),
};
export type BehaviourFields = typeof fields;

/** A behaviour tree that ticks, node by node, beside a guard on a grid whose intruder the reader moves. */
export const behaviour = defineFigure({
  name: "behaviour",
  fields,
  opening: { intruder: "0:h5 3:d5 4:c5", ticks: 14 },
  facts(view) {
    const run = runBehaviour(view);
    return behaviourFactsAt(run, findTickStep(run, view.at));
  },
  settle: (view) => new Behaving(view).view,
  drawings: { tree: [words.treeDrawing, ".tree svg:has([role=tree])"] },
  component: () => import("./BehaviourFigure.svelte"),
});

/** The facts of what a chapter mounts, at the step it opens on or another. */
export const behaviourFacts = (attributes: Readonly<Record<string, unknown>>, at?: string): Facts =>
  behaviour.facts(behaviour.place(at === undefined ? attributes : { ...attributes, at }).given);

/**
 * What ticks say of themselves at a step: which tick is shown ("tick"), how many nodes it has entered so far
 * ("entered") of how many there are ("nodes"), and how many were abandoned since the first tick ("abandoned").
 */
export function behaviourFactsAt({ nodes, trace }: BehaviourRun, step: number): Facts {
  const { tick, between } = tickAt(trace, step);
  const shown = between ? tick - 1 : tick;
  const past = trace.events.slice(0, step);
  const count = (kind: string, least = 0) =>
    String(past.filter((event) => event.kind === kind && event.tick >= least).length);
  return {
    tick: String(shown + 1),
    ticks: String(trace.begins.length - 1),
    entered: count("enter", Math.max(0, shown)),
    nodes: String(nodes.length),
    abandoned: count("abandon"),
  };
}

/** A figure as a chapter mounts it. */
type Attributes = Readonly<Partial<BehaviourView>>;

/** What a node of that name came to in a tick, from 1; undefined where it was not ticked. */
export function statusIn(attributes: Attributes, tick: number, name: string): Status | undefined {
  const { nodes, trace } = runBehaviour(behaviour.place({ ...attributes }).given);
  return trace.events.find(
    ({ kind, tick: its, node }) => kind === "leave" && its === tick - 1 && isNamed(nodes[node], name),
  )?.status;
}

/** The square on which the guard stands after a tick, from 1. */
export function guardAfter(attributes: Attributes, tick: number): string {
  const run = runBehaviour(behaviour.place({ ...attributes }).given);
  return nameSquare(boardAt(run, run.trace.begins[tick]).guard);
}
