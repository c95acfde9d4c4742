import { parseArgs } from "node:util";
import { type PrintedSearch, printedSearches } from "../../src/judge/printed/judgePrinted.ts";
import { type ReportName, reportNames } from "./reports.ts";

/** What the command was asked for. */
export interface Asked {
  readonly help: boolean;
  /** The file to read; standard input where none is named. */
  readonly file: string | undefined;
  readonly tree: string;
  readonly algorithm: PrintedSearch;
  readonly report: ReportName;
  /** The file to write to; standard output where none is named. */
  readonly output: string | undefined;
  /** What a right program gets: a whole number, since some autograders take no other. */
  readonly points: number;
}

export const usage = `Usage: node scripts/judge.ts [file] [--tree "[[3,12,8],[2,4,6],[14,5,2]]"] [--algorithm alphaBeta]
       [--json | --gradescope | --classroom | --github-classroom] [--output file] [--points 1]

Reads what a program printed of its search of a tree, from the file or from standard input: a trace as JSON lines, the values
of the leaves in the order read, the nodes in the order visited, or counts by depth. docs/traces.md says how they are written.

The algorithm is one of ${printedSearches.join(", ")}.
Ends with 0 where the program does as the algorithm, 1 where it differs, 2 where the text, the tree or the command cannot be read,
or the file not be written.`;

/** Reads the arguments of the command. Throws an error that says which of them is wrong. */
export function readArguments(given: string[]): Asked {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      tree: { type: "string", default: "[[3,12,8],[2,4,6],[14,5,2]]" },
      algorithm: { type: "string", default: "alphaBeta" },
      output: { type: "string" },
      points: { type: "string", default: "1" },
      help: { type: "boolean", default: false },
      json: { type: "boolean" },
      gradescope: { type: "boolean" },
      classroom: { type: "boolean" },
      "github-classroom": { type: "boolean" },
    },
  });
  const { tree, output, help } = values;
  const named = reportNames.filter((name) => values[name as keyof typeof values] === true);
  if (named.length > 1) throw new Error(`One report at once, not --${named.join(" and --")}`);
  if (positionals.length > 1) throw new Error(`One file at once, not ${positionals.join(" and ")}`);
  return {
    help,
    file: positionals[0],
    tree,
    algorithm: readAlgorithm(values.algorithm),
    report: named[0] ?? "text",
    output,
    points: readPoints(values.points),
  };
}

function readAlgorithm(text: string): PrintedSearch {
  const found = printedSearches.find((name) => name === text);
  if (found) return found;
  throw new Error(`There is no algorithm "${text}"; there are ${printedSearches.join(", ")}`);
}

function readPoints(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--points takes a whole number, not "${text}"`);
}
