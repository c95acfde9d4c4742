import { formatCount } from "../../drawing/formatValue.ts";

/** Why a text is none of these names; `what` is what they are names of. */
export const noName = (text: string | number, names: readonly string[], what: string): string =>
  `there is no ${what} "${text}"; there ${names.length === 1 ? "is" : "are"} ${names.join(", ")}`;

/** Why a value of a link, called `name`, cannot be read. */
export const notYesNo = (name: string, text: unknown): string =>
  `its ${name} "${text}" is neither yes nor no`;
export const noWholeNumber = (name: string, text: string): string =>
  `its ${name} "${text}" is no whole number`;
export const noWholeWithin = (name: string, text: string | number, least: number, most: number): string =>
  `its ${name} "${text}" is no whole number from ${least} to ${formatCount(most)}`;
export const noNumberWithin = (name: string, text: string, least: number, most: number): string =>
  `its ${name} "${text}" is no number from ${least} to ${most}`;

/** Why nothing is called so: the nearest name that something has, or else all there are. */
export const unknownName = (
  what: string,
  name: string,
  nearest: string | undefined,
  known: readonly string[],
): string => `${what} has no "${name}"; ${otherwise(nearest, known)}`;

/** The nearest of the known names, as a question, or else all of them. */
export const otherwise = (nearest: string | undefined, known: readonly string[]): string =>
  nearest ? `did you mean "${nearest}"?` : `there are ${known.join(", ")}`;

export const bothSaid = (names: readonly string[]): string =>
  `it says both ${names.join(" and ")}, and can show but one`;

/**
 * What is wrong with a figure's fields, a sentence for each of them, so that none hides behind another; undefined where
 * nothing is.
 *
 * @param errors by field, each without a full stop
 */
export function sayWrongFields(errors: Readonly<Record<string, string | undefined>>): string | undefined {
  const wrong = Object.values(errors).filter((error) => error !== undefined);
  if (wrong.length === 0) return undefined;
  const sentences = wrong.map((error) => `${error.charAt(0).toUpperCase()}${error.slice(1)}.`);
  return `${sentences.join(" ")} What was there before still holds.`;
}
