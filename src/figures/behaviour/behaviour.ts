import { guardLeaves, guardTree, writeBehaviour } from "../../engine/behaviour/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed, text } from "../../kit/figure/field.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readWhole } from "../../kit/view/readWhole.ts";
import { Behaving } from "./behaving.svelte.ts";
import { behaviourFactsAt } from "./behaviourFacts.ts";
import { mostTicks, runBehaviour } from "./behaviourRun.ts";
import { findTickStep } from "./findTickStep.ts";

/** A yard with walls to hide behind, below the guard's round. */
const yard = "A....B../.##..#../.....#../.#....../.#..##.I";

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
  drawings: { "the tree": ".tree svg:has([role=tree])" },
  component: () => import("./BehaviourFigure.svelte"),
});

/** The facts of what a chapter mounts, at the step it opens on or another. */
export const behaviourFacts = (attributes: Readonly<Record<string, unknown>>, at?: string): Facts =>
  behaviour.facts(behaviour.place(at === undefined ? attributes : { ...attributes, at }).given);
