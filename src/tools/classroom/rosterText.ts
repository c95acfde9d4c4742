import { readJson } from "../../kit/kept/readJson.ts";
import { readNames } from "./readNames.ts";
import * as words from "./rosterWords.ts";

/** A class: what its teacher calls it, and who is in it. */
export interface Roster {
  readonly title: string;
  readonly names: readonly string[];
}

const longestTitle = 80;
/** A list of names is never longer. */
const longestFile = 100_000;

/** Classes as the browser keeps them. */
export const writeRosters = (all: readonly Roster[]): string => JSON.stringify(all);

/** The classes in such a text; undefined where it has none. */
export function readRosters(text: string): Roster[] | undefined {
  const read = readJson(text);
  return Array.isArray(read) && read.every(isRoster) ? read : undefined;
}

function isRoster(value: unknown): value is Roster {
  const { title, names } = (value ?? {}) as Partial<Roster>;
  return (
    typeof title === "string" &&
    title.trim() !== "" &&
    Array.isArray(names) &&
    names.every((name) => typeof name === "string")
  );
}

/** A class as a file: a name on each line, as any program writes it. It is called after the class. */
export const writeRosterFile = ({ names }: Roster): string => `${names.join("\n")}\n`;
export const rosterFileName = ({ title }: Roster): string =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-")}.txt`;

/** The class in such a file, or in any list of names. Throws an Error that says why there is none. */
export function readRosterFile(fileName: string, text: string): Roster {
  if (text.length > longestFile) throw new Error(words.tooLarge);
  // Pictures, spreadsheets and the like are no text; and results are another kind of file.
  if (/[\0\uFFFD]/.test(text) || /^\s*[{[<]/.test(text)) throw new Error(words.noList);
  const names = readNames(/\.csv$/i.test(fileName) ? firstColumn(text) : text);
  if (names.length === 0) throw new Error(words.noNames);
  return { title: titleIn(fileName.replace(/\.\w+$/, "")) ?? words.aClass, names };
}

/** Of a spreadsheet's file the first column, where semicolons part them; a comma may stand within a name, unless quotes say so. */
const firstColumn = (text: string): string =>
  text.replace(/^(?:"([^"\n]*)"|([^;"\r\n]*))[;,\t].*$/gm, (line, quoted, plain) => {
    if (quoted !== undefined) return quoted;
    return line.includes(";") ? plain : line;
  });

/** What a class is to be called, as it was typed; undefined where nothing was. */
export const titleIn = (typed: string): string | undefined =>
  typed.replace(/\s+/g, " ").trim().slice(0, longestTitle) || undefined;
