import { otherwise } from "../view/words.ts";

/** Told to those who build the site: why a number in the prose cannot be printed. */
export const noFact = (
  figure: string,
  name: string,
  nearest: string | undefined,
  known: readonly string[],
): string => `the figure ${figure} has no fact "${name}"; ${otherwise(nearest, known)}`;
export const otherFact = (printed: string, figure: string, name: string, fact: string): string =>
  `"${printed}" is printed, and the figure ${figure} says ${name} ${fact}`;
export const noFactOfAny = (name: string): string => `<Live>: a figure has no fact "${name}"`;
export const liveOf = (figure: string): string => `a <Live> of the figure ${figure}`;

export const follows = "This sentence follows its figure";
