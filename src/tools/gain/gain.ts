import { quantileT } from "./studentT.ts";

/** How many of the same number of questions were right before, and after. */
export interface Scores {
  readonly before: number;
  readonly after: number;
}

/** A number, and between what it lies as far as 95 of 100 such intervals go. */
export interface Estimate {
  readonly mean: number;
  /** Undefined where there is too little to say how far it may be off. */
  readonly interval: readonly [low: number, high: number] | undefined;
}

/** What lies below an interval, and above it. */
const tail = 0.025;

/**
 * The normalised gain (Hake 1998, American Journal of Physics 66): of what could still be gained, the part that was. Below
 * 0 where less was right after than before; undefined where all was right before, and nothing could be gained.
 */
export const normalisedGain = ({ before, after }: Scores, most: number): number | undefined =>
  before === most ? undefined : (after - before) / (most - before);

/**
 * A reader's gain, by what was right before and after in each pair of questions, and the interval in which it comes out if
 * pairs are drawn again from these with replacement: the percentiles of the bootstrap (Efron 1979, Annals of Statistics 7),
 * here of all samples that there are and not of some. A sample without a gain, since all in it was right before, is left out.
 */
export function readersGain(before: readonly boolean[], after: readonly boolean[]): Estimate | undefined {
  const pairs = before.length;
  const count = (was: boolean, is: boolean) =>
    before.filter((right, place) => right === was && after[place] === is).length;
  const [stayed, won, lost, never] = [
    count(true, true),
    count(false, true),
    count(true, false),
    count(false, false),
  ];
  const mean = normalisedGain({ before: stayed + lost, after: stayed + won }, pairs);
  if (mean === undefined) return undefined;
  const logs = [stayed, won, lost, never].map((some) => Math.log(some / pairs));
  const samples: [gain: number, weight: number][] = [];
  for (const drawn of waysToShare(pairs, 4)) {
    const [s, w, l] = drawn;
    const gain = normalisedGain({ before: s + l, after: s + w }, pairs);
    // None is drawn of what there is none of: its logarithm is minus infinity.
    const log = drawn.reduce(
      (sum, some, i) => (some === 0 ? sum : sum + some * logs[i] - logFactorial(some)),
      0,
    );
    if (gain !== undefined) samples.push([gain, Math.exp(log)]);
  }
  return { mean, interval: [percentile(samples, tail), percentile(samples, 1 - tail)] };
}

/** The least gain that samples of so much of the whole weight do not exceed. */
function percentile(samples: readonly (readonly [number, number])[], share: number): number {
  const sorted = samples.toSorted(([one], [other]) => one - other);
  const whole = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let below = 0;
  for (const [gain, weight] of sorted) {
    below += weight;
    // Sums of so many small numbers are off by less than this.
    if (below >= share * whole - 1e-12) return gain;
  }
  return sorted.at(-1)![0];
}

/** All lists of so many whole numbers from 0 on that sum to `sum`. */
function waysToShare(sum: number, among: number): number[][] {
  if (among === 1) return [[sum]];
  return Array.from({ length: sum + 1 }, (_, first) =>
    waysToShare(sum - first, among - 1).map((others) => [first, ...others]),
  ).flat();
}

const logFactorial = (number: number): number =>
  Array.from({ length: number }, (_, i) => Math.log(i + 1)).reduce((sum, log) => sum + log, 0);

/** What a class has gained. */
export interface ClassGain extends Estimate {
  /** How many readers it is the mean of. */
  readonly readers: number;
}

/**
 * The mean of the gains of single readers, with the interval of Student's t for it; undefined where there is none. One reader
 * alone has no interval.
 */
export function meanGain(gains: readonly number[]): ClassGain | undefined {
  const readers = gains.length;
  if (readers === 0) return undefined;
  const { mean, variance } = momentsOf(gains);
  if (readers === 1) return { readers, mean, interval: undefined };
  const reach = quantileT(1 - tail, readers - 1) * Math.sqrt(variance / readers);
  return { readers, mean, interval: [mean - reach, mean + reach] };
}

/**
 * By how much the mean gain of one group is above that of another, with the interval of Welch (1947, Biometrika 34), which
 * does not take the two to vary alike; undefined where a group has less than two readers.
 */
export function gainDifference(one: readonly number[], other: readonly number[]): Estimate | undefined {
  if (one.length < 2 || other.length < 2) return undefined;
  const [first, second] = [one, other].map((gains) => {
    const { mean, variance } = momentsOf(gains);
    return { mean, error: variance / gains.length, freedom: gains.length - 1 };
  });
  const error = first.error + second.error;
  const mean = first.mean - second.mean;
  if (error === 0) return { mean, interval: [mean, mean] };
  const freedom = error ** 2 / (first.error ** 2 / first.freedom + second.error ** 2 / second.freedom);
  const reach = quantileT(1 - tail, freedom) * Math.sqrt(error);
  return { mean, interval: [mean - reach, mean + reach] };
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
