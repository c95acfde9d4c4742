import { type Direction, directions } from "../../engine/games/chance/twentyFortyEight/slide.ts";
import { isExact, type SlideValues, tolerance } from "./slideValues.ts";

const [fewest, most] = [4, 12];

/**
 * What each slide is worth, as it is printed: a dash where nothing moves, else four decimals. Probabilities get as many more as
 * it takes to tell those apart that differ, and each from 0 and from 1.
 */
export function writeWorths(values: SlideValues): Readonly<Record<Direction, string>> {
  const { worths } = values;
  const apart = [0, 1, ...Object.values(worths).map(({ value }) => value)].toSorted(
    (one, other) => one - other,
  );
  const areTold = (digits: number) =>
    apart.every((value, i) => {
      const next = apart[i + 1] ?? value;
      return next - value < tolerance || next.toFixed(digits) !== value.toFixed(digits);
    });
  let digits = fewest;
  while (isExact(values) && digits < most && !areTold(digits)) digits++;
  const written = directions.map((way) => [way, worths[way]?.value.toFixed(digits) ?? "–"]);
  return Object.fromEntries(written) as Record<Direction, string>;
}

/** The probability to make the goal where the best slide is played, or what the estimate says of it. */
export const writeBest = (values: SlideValues): string =>
  values.best.length === 0 ? "–" : writeWorths(values)[values.best[0]];
