import { extent, scaleLinear } from "d3";

/** From a score to pixels on a number line; the infinities stand at its two ends. */
export type WindowScale = (value: number) => number;

/** Room at either end for the infinities, as a share of the line. */
const ends = 0.1;

/** A scale for a line of `length` pixels on which all the given finite values have their place. */
export function windowScale(values: Iterable<number>, length: number): WindowScale {
  const [least = 0, most = 1] = extent([...values].filter(Number.isFinite)) as [number?, number?];
  const within = scaleLinear()
    .domain(least === most ? [least - 1, most + 1] : [least, most])
    .range([ends * length, (1 - ends) * length])
    .clamp(true);
  return (value) => (value === -Infinity ? 0 : value === Infinity ? length : within(value));
}
