import { formatValue } from "./formatValue.ts";

/** More places than these would not be read. */
const mostPlaces = 5;

/**
 * Decimal places, `least` or a few more, to which two numbers and their sum can be rounded so that the rounded ones add
 * up: a reader who checks a sum on the screen must come to what stands there.
 */
export function placesThatAddUp(one: number, other: number, least: number): number {
  if (!Number.isFinite(one + other)) return least;
  for (let places = least; places < mostPlaces; places++) {
    const [first, second, sum] = [one, other, one + other].map((value) => unitsOf(value, places));
    if (first + second === sum) return places;
  }
  return mostPlaces;
}

/** How many of the last place's units a number is rounded to. */
const unitsOf = (value: number, places: number): number =>
  Math.round(Number(value.toFixed(places)) * 10 ** places);

/**
 * Two numbers and their sum as they are printed side by side, to `least` places or so many more that they add up; where
 * that would take too many, the last place of the second gives way.
 */
export function sumTexts(
  one: number,
  other: number,
  least: number,
): readonly [one: string, other: string, sum: string] {
  const places = placesThatAddUp(one, other, least);
  const print = (value: number) =>
    Number.isFinite(value) ? String(Number(value.toFixed(places)) + 0).replace("-", "−") : formatValue(value);
  const rest = Number((one + other).toFixed(places)) - Number(one.toFixed(places));
  return [print(one), print(Number.isFinite(rest) ? rest : other), print(one + other)];
}
