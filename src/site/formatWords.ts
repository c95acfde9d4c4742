/** From a number with its sign to another, on one line. */
export const range = (low: string, high: string): string => `${low}\u00a0to\u00a0${high}`;
/** A share, and what it is thought to lie between, in percent. */
export const within = (share: string, low: number, high: number): string => `${share}, ${low} to ${high}`;
/** Several things in a sentence. */
export const list = (things: readonly string[]): string =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
