import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { tasks } from "../../judge/tasks.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { lineText } from "../../listing/lines/listing.ts";
import { pythonLines } from "../../listing/pythonLines.ts";
import { type MistakeName, mistakes } from "../../mistakes/index.ts";
import { js } from "../../mistakes/js.ts";

/**
 * The lines of a search's listing. All listings are fetched together when one is wanted: cut apart, figures that show code
 * would fetch each by itself. Throws where there is no search of that name.
 */
export async function listingLines(name: string): Promise<string[]> {
  const { everyListing } = await import("../../listing/everyListing.ts");
  return everyListing[name].lines.map(lineText);
}

/** The search that a task's listing is read against, from which a reader may go on; undefined for the first. */
export const stepBefore = (task: TaskName): string | undefined => algorithms[task].predecessor;

/** The lines of a search's listing in a language. */
export async function linesIn(language: Language, name: string): Promise<string[]> {
  const lines = await listingLines(name);
  return language === "python" ? pythonLines(lines) : lines;
}

/** A `visit` without anything in it. */
export const emptyVisit = (language: Language, task: TaskName): string =>
  language === "python"
    ? js`def visit(position, depth${tasks[task].hasWindow ? ", alpha, beta" : ""}):
    pass
`
    : js`function visit(position, depth${tasks[task].hasWindow ? ", α, β" : ""}) {
  
}
`;

/** The mistakes that spoil a task's search. */
export const mistakesOf = (task: TaskName): MistakeName[] =>
  (Object.keys(mistakes) as MistakeName[]).filter((name) => mistakes[name].spoils === task);

/** Those of them that are to be mended in a language: the program runs as it stands, and the judge sees what is wrong. */
export const mistakesToMend = (language: Language, task: TaskName): MistakeName[] =>
  mistakesIn(language, task).filter((name) => !notToMend.has(name));

/** Mistakes whose listings name what no program is offered, are called otherwise, or choose a move without saying which. */
const notToMend: ReadonlySet<MistakeName> = new Set([
  "clockSeed",
  "colourFixed",
  "keyWithoutPlies",
  "keyWithoutSide",
  "lastOfEquals",
  "negatedMinimum",
  "noAlphaAtRoot",
  "randomEstimate",
  "slowDigest",
]);

/** Those of them whose lines can be told in a language. */
export const mistakesIn = (language: Language, task: TaskName): MistakeName[] =>
  mistakesOf(task).filter((name) => language === "javaScript" || !onlyInJavaScript.has(name));

/** Mistakes whose listings name or say what is not known in Python. */
const onlyInJavaScript: ReadonlySet<MistakeName> = new Set([
  "clockSeed",
  "colourFixed",
  "flipAfterPass",
  "keyWithoutPlies",
  "keyWithoutSide",
  "negatedMinimum",
  "noAlphaAtRoot",
  "randomEstimate",
  "slowDigest",
]);

/** Lines that mistakes put in the place of right ones: what a reader has to tell from these. */
export async function distractors(
  task: TaskName,
  language: Language = "javaScript",
  most = 4,
): Promise<string[]> {
  const right = new Set((await linesIn(language, task)).map((line) => line.trim()));
  const found = new Set<string>();
  for (const name of mistakesIn(language, task)) {
    for (const line of await linesIn(language, name)) if (!right.has(line.trim())) found.add(line.trim());
  }
  return [...found].slice(0, most);
}
