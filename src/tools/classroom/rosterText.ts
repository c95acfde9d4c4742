import { readJson } from "../../kit/kept/readJson.ts";
import { namesIn, readNames } from "./readNames.ts";
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

/** A class as it is read from a file. */
interface ReadRoster extends Roster {
  /** What stands in the first line of a table where the names stand below: a head, and no name. */
  readonly head?: string;
}

/** The class in such a file, or in any list of names. Throws an Error that says why there is none. */
export function readRosterFile(fileName: string, text: string): ReadRoster {
  if (text.length > longestFile) throw new Error(words.tooLarge);
  // Pictures, spreadsheets and the like are no text; and results are another kind of file.
  if (/[\0\uFFFD]/.test(text) || /^\s*[{[<]/.test(text)) throw new Error(words.noList);
  const rows = /\.csv$/i.test(fileName) ? rowsOf(text) : undefined;
  const hasHead = rows !== undefined && isHead(rows);
  const names = rows ? namesIn(rows.slice(hasHead ? 1 : 0).map(([name]) => name)) : readNames(text);
  if (names.length === 0) throw new Error(words.noNames);
  const title = titleIn(fileName.replace(/\.\w+$/, "")) ?? words.aClass;
  return { title, names, ...(hasHead && { head: rows[0][0] }) };
}

type Row = readonly string[];

/**
 * The rows of a spreadsheet's file. Semicolons and tabs part its cells; a comma does where quotes or what stands behind it
 * say so, for else it may stand within a name.
 */
function rowsOf(text: string): Row[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const parted = lines.map((line) => cellsOf(line, /[;\t]/));
  if (parted.some(({ length }) => length > 1)) return parted;
  const byCommas = lines.map((line) => cellsOf(line, /,/));
  return lines.some((line) => /^\s*"[^"]*"\s*,/.test(line)) || dataColumns(byCommas).length > 0
    ? byCommas
    : parted;
}

const cellsOf = (line: string, sign: RegExp): Row =>
  line.split(new RegExp(`(?:${sign.source})(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"')
      .trim(),
  );

/** Points, dates and addresses, as they stand behind names. */
const isDatum = (cell = "") => /[\d@]/.test(cell);

/** The columns that hold such things in every row below the first that says something there. */
const dataColumns = ([first = [], ...rows]: readonly Row[]): number[] =>
  [...first.keys()].filter((column) => {
    const cells = rows.flatMap((row) => row[column] || []);
    return column > 0 && cells.length > 0 && cells.every(isDatum);
  });

const saysNames = ([cell]: Row): boolean =>
  (cell.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.nameHeads.includes(word));

/** Whether the first row is the head of a table: by a word for names in it, or above points and the like by words. */
function isHead(rows: readonly Row[]): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || first.some(isDatum)) return false;
  // Where all are called so, as "Pupil A" and "Pupil B", these are their names.
  if (saysNames(first) && !others.some(saysNames)) return true;
  return others.length > 1 && dataColumns(rows).some((column) => first[column] !== "");
}

/** What a class is to be called, as it was typed; undefined where nothing was. */
export const titleIn = (typed: string): string | undefined =>
  typed.replace(/\s+/g, " ").trim().slice(0, longestTitle) || undefined;
