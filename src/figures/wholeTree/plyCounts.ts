import { KeptReading, type Reading } from "../../trace/wholeTree/index.ts";

/** Events from one count of the plies that is kept to the next. */
const stretch = 4096;

/** Of a reading: different nodes read of every ply in the first `stretch` events, in twice as many, and so on; 0 before. */
const kept = new WeakMap<Reading, Int32Array>();

/** Different nodes of each ply that a search has read by a step, in far fewer steps than there are nodes. */
export function readByPly(reading: Reading, step: number): number[] {
  return reading instanceof KeptReading ? byEvents(reading, step) : inOrder(reading, step);
}

function byEvents(reading: KeptReading, step: number): number[] {
  const { levels } = reading.tree;
  const known = kept.get(reading) ?? countStretches(reading);
  kept.set(reading, known);
  const whole = Math.floor(step / stretch);
  const counts = Array.from(known.subarray(whole * levels, (whole + 1) * levels));
  countEvents(reading, whole * stretch, step, counts);
  return counts;
}

function countStretches(reading: KeptReading): Int32Array {
  const { levels } = reading.tree;
  const known = new Int32Array((Math.floor(reading.steps / stretch) + 1) * levels);
  const counts = new Array<number>(levels).fill(0);
  for (let from = stretch; from <= reading.steps; from += stretch) {
    countEvents(reading, from - stretch, from, counts);
    known.set(counts, (from / stretch) * levels);
  }
  return known;
}

/** Adds the nodes that these events enter for the first time. */
function countEvents(reading: KeptReading, from: number, to: number, counts: number[]): void {
  const { events, entered } = reading.columns;
  const { plies } = reading.tree.columns;
  for (let event = from; event < to; event++) {
    const node = events[event];
    if (node >= 0 && entered[node] === event + 1) counts[plies[node]]++;
  }
}

/** Where nodes are read in their order, those of a ply that are read come before those that are not. */
function inOrder(reading: Reading, step: number): number[] {
  const { levelStarts } = reading.tree.columns;
  const seen = reading.seen(step);
  return Array.from({ length: reading.tree.levels }, (_, level) => {
    let [low, high] = [levelStarts[level], levelStarts[level + 1]];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (seen.has(middle)) low = middle + 1;
      else high = middle;
    }
    return low - levelStarts[level];
  });
}
