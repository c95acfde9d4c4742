/** From a score to pixels on a number line; the infinities stand at its two ends. */
export interface WindowScale {
  (value: number): number;
  /** Where the line leaves out a stretch without scores, in pixels. */
  readonly breaks: readonly number[];
}

/** Room at either end for the infinities, as a share of the line. */
const ends = 0.1;

/**
 * A scale for a line of `length` pixels on which all the given finite values have their place. It is linear but for long
 * stretches without any of them, which are shortened.
 */
export function windowScale(values: Iterable<number>, length: number): WindowScale {
  const known = [...new Set(values)].filter(Number.isFinite).sort((one, other) => one - other);
  if (known.length === 1) known.splice(0, 1, known[0] - 1, known[0], known[0] + 1);
  // In units of the greatest score: the sum of two might be too large for a number.
  const unit = Math.max(...known.map(Math.abs)) || 1;
  const gaps = known.slice(1).map((value, place) => value / unit - known[place] / unit);
  const drawn = shortened(gaps);
  const total = drawn.reduce((sum, gap) => sum + gap, 0) || 1;
  const places = [ends * length];
  for (const gap of drawn) places.push(places.at(-1)! + ((1 - 2 * ends) * length * gap) / total);
  const scale = (value: number): number => {
    if (Math.abs(value) === Infinity || known.length === 0) return value > 0 ? length : 0;
    const above = known.findIndex((other) => other >= value);
    if (above <= 0) return places[above === 0 ? 0 : places.length - 1];
    const share = (value / unit - known[above - 1] / unit) / gaps[above - 1];
    return places[above - 1] + share * (places[above] - places[above - 1]);
  };
  const breaks = gaps.flatMap((gap, i) => (drawn[i] < gap ? [(places[i] + places[i + 1]) / 2] : []));
  return Object.assign(scale, { breaks });
}

/** Stretches of which none is longer than all others together: one outlier must not squeeze the rest. */
function shortened(gaps: readonly number[]): number[] {
  const drawn = [...gaps];
  if (drawn.length < 2) return drawn;
  for (;;) {
    const total = drawn.reduce((sum, gap) => sum + gap, 0);
    const longest = drawn.findIndex((gap) => gap > (total / 2) * (1 + 1e-9));
    if (longest < 0) return drawn;
    drawn[longest] = (total - drawn[longest]) * 0.75;
  }
}
