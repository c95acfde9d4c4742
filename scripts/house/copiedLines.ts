import { commonSubsequence } from "../../src/listing/diffListing.ts";

/** Fewer lines than these in a row are no copy: two programs about one thing share a line now and then. */
const shortestRun = 3;

/** Lines with a word in them, as they are compared: without the blanks around. */
const wordsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));

/** How many lines with a word in them a text has. */
export const wordyLines = (text: string): number => wordsOf(text).length;

/**
 * How many lines of a text stand in another, too: in the same order, three or more in a row in both. Lines without a
 * word, such as a bracket, do not count.
 */
export function copiedLines(text: string, original: string): number {
  const pairs = commonSubsequence(wordsOf(original), wordsOf(text));
  let [copied, run] = [0, 0];
  const end = () => {
    if (run >= shortestRun) copied += run;
    run = 0;
  };
  for (const [index, [before, after]] of pairs.entries()) {
    const last = pairs[index - 1];
    if (last && !(last[0] + 1 === before && last[1] + 1 === after)) end();
    run++;
  }
  end();
  return copied;
}

/** The most that a text has in common with any of these. */
export const mostCopied = (text: string, originals: readonly string[]): number =>
  Math.max(0, ...originals.map((original) => copiedLines(text, original)));

/** A file of the source. */
interface Source {
  readonly file: string;
  readonly text: string;
}

/** The mistakes' files, and how many lines each has that stand in a right search of these sources, too. */
export function copiedInMistakes(sources: readonly Source[]): (Source & { readonly copied: number })[] {
  const originals = sources
    .filter(({ file }) => /^src\/engine\/(searches|sampling|learning)\//.test(file))
    .map(({ text }) => text);
  return sources
    .filter(({ file }) => /^src\/mistakes\//.test(file) && !file.endsWith("/index.ts"))
    .map((source) => ({ ...source, copied: mostCopied(source.text, originals) }));
}
