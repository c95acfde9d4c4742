/** A piece of a sentence; what matters most in it is strong. */
export interface Words {
  readonly text: string;
  readonly strong?: boolean;
}

/** Splits `*strong*` marks into words. */
export function markedWords(marked: string): Words[] {
  return marked
    .split("*")
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

/** The same without emphasis, for those who listen. */
export const plainly = (sentence: readonly Words[]): string => sentence.map(({ text }) => text).join("");
