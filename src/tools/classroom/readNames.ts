import * as words from "./variantWords.ts";

/** More than this is no class. */
const mostNames = 300;
const longestName = 80;

/** Where semicolons stand between names, and one comma within each, it belongs to it: "Lovelace, Ada; Hopper, Grace". */
function splitLine(line: string): string[] {
  const between = line.split(";");
  const arePairs = between.length > 1 && between.every((name) => name.split(",").length === 2);
  return arePairs ? between : line.split(/[,;\t]/);
}

/**
 * The names in a pasted list: one a line, or all in one line with commas or semicolons between them; of a table the
 * first column. Blank lines are skipped, numbers in front ("3. Ada") dropped. Throws an Error where a name is there
 * twice, as the two would get one tree, or where the list is too long.
 */
export function readNames(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const cells = lines.length === 1 ? splitLine(lines[0]) : lines.map((line) => line.split("\t")[0]);
  return namesIn(cells);
}

/** The names in the cells of a list. Throws as `readNames` does. */
export function namesIn(cells: readonly string[]): string[] {
  const names = cells
    .map((cell) =>
      cell
        .replace(/^\s*\d+[.)]\s+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((name) => name !== "");
  if (names.length > mostNames) throw new Error(words.tooManyNames(names.length, mostNames));
  const long = names.find((name) => name.length > longestName);
  if (long !== undefined) throw new Error(words.tooLongName(long.slice(0, 30)));
  const seen = new Set<string>();
  for (const name of names) {
    const plain = name.normalize("NFC").toLowerCase();
    if (seen.has(plain)) throw new Error(words.sameName(name));
    seen.add(plain);
  }
  return names;
}
