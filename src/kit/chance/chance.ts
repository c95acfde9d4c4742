import { formatValue } from "../../drawing/formatValue.ts";
import { chancePredecessors } from "../../listing/chancePredecessors.ts";
import { chanceRunning } from "../../listing/chanceRunning.ts";
import { cutEnd } from "../../trace/chance/index.ts";
import { isNear } from "../byHand/procedures/procedure.ts";
import { type ChanceName, chanceAlgorithms } from "../run/algorithms.ts";
import type { ChancePart } from "../run/chancePart.ts";
import { readNumber } from "../view/readFields.ts";
import { chanceTrace, mean, probability, readSubject, record, traceOf } from "./chanceSubject.ts";
import { sum, tryOutcomes } from "./meanWords.ts";
import { otherLeaves } from "./otherLeaves.ts";
import { rest } from "./rest.ts";
import { sentence } from "./stepWords.ts";
import { wrongMean } from "./wrongMean.ts";

/** All that figures need of a tree where chance draws. */
export const chance: ChancePart = {
  readSubject: (setup) => readSubject(chance, setup),
  record,
  traceOf,
  sentence: (run, step) => sentence(run, chanceTrace(run), step),
  probability,
  mean,
  wrongMean,
  rest,
  tryOutcomes,
  givenMean(text, mean) {
    const number = readNumber(text);
    if (number === undefined) return undefined;
    return isNear(number, readNumber(mean)!) ? mean : formatValue(number);
  },
  otherLeaves,
  sum: ({ children }, values) =>
    sum(children.map((child, i) => [probability(child) ?? "", formatValue(values[i])] as const)),
  cut(run, step) {
    const trace = chanceTrace(run);
    let owner = trace.owner(step);
    while (owner.kind === "chance") owner = owner.behind;
    return { end: cutEnd(trace, step), owner };
  },
  names: chanceAlgorithms,
  before: (name) => chancePredecessors[name as ChanceName],
  running: (run, step) => (step > 0 ? chanceRunning(chanceTrace(run), step) : undefined),
  // Readers who take a trace with them are few.
  async lines(run) {
    const { writeChanceJsonLines } = await import("../../trace/chance/chanceJsonLines.ts");
    return writeChanceJsonLines(chanceTrace(run));
  },
};
