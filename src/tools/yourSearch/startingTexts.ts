import type { TaskName } from "../../judge/tasks.ts";
import { tasks } from "../../judge/tasks.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { type Listing, lineText } from "../../listing/lines/listing.ts";
import { type MistakeName, mistakes } from "../../mistakes/index.ts";
import { js } from "../../mistakes/js.ts";

const modules = import.meta.glob<Listing>(
  ["../../engine/searches/*.ts", "../../mistakes/searches/*.ts", "!../../*/searches/index.ts"],
  { query: "?listing", import: "default" },
);
const fileName = (path: string): string => path.replace(/.*\/(\w+)\.ts.*/, "$1");
const listings = new Map(Object.entries(modules).map(([path, load]) => [fileName(path), load]));

/** The lines of a search's listing, fetched when they are wanted. Throws where there is no search of that name. */
export async function listingLines(name: string): Promise<string[]> {
  const load = listings.get(name);
  if (load === undefined) throw new TypeError(name);
  return (await load()).lines.map(lineText);
}

/** The search that a task's listing is read against, from which a reader may go on; undefined for the first. */
export const stepBefore = (task: TaskName): string | undefined => algorithms[task].predecessor;

/** A `visit` without anything in it. */
export const emptyVisit = (task: TaskName): string =>
  js`function visit(position, depth${tasks[task].hasWindow ? ", α, β" : ""}) {
  
}
`;

/** The mistakes that spoil a task's search. */
export const mistakesOf = (task: TaskName): MistakeName[] =>
  (Object.keys(mistakes) as MistakeName[]).filter((name) => mistakes[name].spoils === task);

/** Lines that mistakes put in the place of right ones: what a reader has to tell from these. */
export async function distractors(task: TaskName, most = 4): Promise<string[]> {
  const right = new Set((await listingLines(task)).map((line) => line.trim()));
  const found = new Set<string>();
  for (const name of mistakesOf(task)) {
    for (const line of await listingLines(name)) if (!right.has(line.trim())) found.add(line.trim());
  }
  return [...found].slice(0, most);
}
