import { readFileSync, writeFileSync } from "node:fs";
import type { KnownSearches } from "../../src/judge/judgeProgram.ts";
import { judgePrinted, type PrintedVerdict } from "../../src/judge/printed/judgePrinted.ts";
import { type Asked, readArguments, usage } from "./readArguments.ts";
import { type Judged, reports } from "./reports.ts";

/** What the command finds where it runs; tests put their own in place. */
export interface Around {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** All of standard input. */
  input(): string;
  /** The searches by which a mistake is named. */
  known(): Promise<KnownSearches>;
}

/** What the command leaves: 0 where a program is right, 1 where it differs, 2 where something cannot be read or written. */
export interface Ended {
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** Judges what a program printed of its search of a tree. Writes the file that it was asked for. */
export async function judgeCommand(given: string[], around: Around): Promise<Ended> {
  let asked: Asked;
  try {
    asked = readArguments(given);
  } catch (error) {
    return { status: 2, stdout: "", stderr: `${(error as Error).message}\n\n${usage}\n` };
  }
  if (asked.help) return { status: 0, stdout: `${usage}\n`, stderr: "" };
  const judged = await judge(asked, around);
  const report = reports[asked.report](judged, around.env);
  if (asked.output !== undefined) {
    try {
      writeFileSync(asked.output, report);
    } catch (error) {
      return { status: 2, stdout: "", stderr: `${(error as Error).message}\n` };
    }
  }
  const stdout = asked.output === undefined ? report : "";
  if (judged.verdict === undefined) {
    const said = asked.report === "text" && asked.output === undefined;
    return { status: 2, stdout, stderr: said ? "" : `${judged.message}\n` };
  }
  return { status: judged.verdict.parting === undefined ? 0 : 1, stdout, stderr: "" };
}

async function judge(asked: Asked, around: Around): Promise<Judged> {
  const { tree, algorithm, points } = asked;
  try {
    const text = asked.file === undefined ? around.input() : readFileSync(asked.file, "utf8");
    const verdict: PrintedVerdict = await judgePrinted({ tree, algorithm, text }, await around.known());
    return { tree, algorithm, points, verdict, message: undefined };
  } catch (error) {
    return { tree, algorithm, points, verdict: undefined, message: (error as Error).message };
  }
}
