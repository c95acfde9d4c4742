/**
 * What somebody carries out by hand that has no tree to be searched: sampling, a bandit, regrets. One act is asked after the
 * other; after each stands what is right, whatever was said, so that all that follows is known from the beginning.
 */
export interface Procedure<Act> {
  /** What is right, in order. */
  readonly acts: readonly Act[];
  /** An act as a text, to be kept, and back; undefined where a text is none. */
  write(act: Act): string;
  read(text: string): Act | undefined;
  /** Whether an act is what is right at its place. Numbers may be rounded to two decimals. */
  isRight(place: number, act: Act): boolean;
  /** Why it is not: a sentence that fits what was done, and does not give away what is right. */
  reason(place: number, act: Act): string;
  /** The known mistakes that do there what was done, by their names. */
  like(place: number, act: Act): readonly string[];
}

/** A hundredth: by so much a number may be off that somebody has rounded, and worked out of others that are shown rounded. */
export const rounding = 0.011;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= rounding;
export const areNear = (ones: readonly number[], others: readonly number[]): boolean =>
  ones.length === others.length && ones.every((one, place) => isNear(one, others[place]));
