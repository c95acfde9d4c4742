import { type ChanceTree, parseChanceTree } from "../../engine/index.ts";
import { chanceListings, chancePredecessors } from "../../listing/chanceListings.ts";
import { chanceRunning } from "../../listing/chanceRunning.ts";
import { runnableOfChance } from "../../listing/runnableChance.ts";
import { cutEnd, writeChanceJsonLines } from "../../trace/chance/index.ts";
import type { ChancePart } from "../run/chancePart.ts";
import {
  type ChanceName,
  chanceNames,
  chanceTrace,
  mean,
  probability,
  readSubject,
  record,
  traceOf,
} from "./chanceSubject.ts";
import { sentence } from "./stepWords.ts";

/** All that figures need of a tree where chance draws. */
export const chance: ChancePart = {
  readSubject: (setup) => readSubject(chance, setup),
  record,
  traceOf,
  sentence: (run, step) => sentence(run, chanceTrace(run), step),
  probability,
  mean,
  cut(run, step) {
    const trace = chanceTrace(run);
    let owner = trace.owner(step);
    while (owner.kind === "chance") owner = owner.behind;
    return { end: cutEnd(trace, step), owner };
  },
  names: chanceNames,
  listing: (name) => chanceListings[name],
  before: (name) => chanceListings[chancePredecessors[name as ChanceName]],
  running: (run, step) => (step > 0 ? chanceRunning(chanceTrace(run), step) : undefined),
  program: ({ algorithm, tree, depth }) =>
    runnableOfChance(chanceListings[algorithm], parseChanceTree(tree!) as ChanceTree, depth),
  lines: (run) => writeChanceJsonLines(chanceTrace(run)),
};
