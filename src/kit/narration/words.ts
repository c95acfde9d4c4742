import { formatCount } from "../../drawing/formatValue.ts";

/** A piece of a sentence; what matters most in it is strong. */
export interface Words {
  readonly text: string;
  readonly strong?: boolean;
}

export const strong = (text: string): Words => ({ text, strong: true });
export const plain = (text: string): Words => ({ text });

/** Splits `*strong*` marks into words. */
export function markedWords(marked: string): Words[] {
  return marked
    .split("*")
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** The same without emphasis, for those who listen. */
export const plainly = (sentence: readonly Words[]): string => sentence.map(({ text }) => text).join("");

/** So many of something, in words: "1 game", "1,000 games", "2 plies". */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const inPlies = (count: number): string => countWords(count, "ply", "plies");

/** How often, in words: "never", "once", "twice", "1,000 times". */
export const timesWords = (count: number): string =>
  ["never", "once", "twice"][count] ?? countWords(count, "time");

/** The same text, fit to open a sentence. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
