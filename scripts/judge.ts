import { readFileSync, writeFileSync } from "node:fs";
import { searches } from "../src/engine/index.ts";
import { judgePrinted, type PrintedVerdict } from "../src/judge/printed/judgePrinted.ts";
import { spoilInNode } from "../src/mistakes/spoilInNode.ts";
import { type Asked, readArguments, usage } from "./judge/readArguments.ts";
import { type Judged, reports } from "./judge/reports.ts";

/** Judges what a program printed of its search of a tree: 0 where it is right, 1 where it differs, 2 where it cannot be read. */
process.exitCode = await main(process.argv.slice(2));

async function main(given: string[]): Promise<number> {
  let asked: Asked;
  try {
    asked = readArguments(given);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (asked.help) {
    console.log(usage);
    return 0;
  }
  const judged = await judge(asked);
  const report = reports[asked.report](judged, process.env);
  if (asked.output === undefined) process.stdout.write(report);
  else writeFileSync(asked.output, report);
  if (judged.verdict === undefined) {
    if (asked.report !== "text" || asked.output !== undefined) console.error(judged.message);
    return 2;
  }
  return judged.verdict.parting === undefined ? 0 : 1;
}

async function judge(asked: Asked): Promise<Judged> {
  const { tree, algorithm, points } = asked;
  try {
    const text = readFileSync(asked.file ?? 0, "utf8");
    const known = { ...searches, ...(await spoilInNode()) };
    const verdict: PrintedVerdict = await judgePrinted({ tree, algorithm, text }, known);
    return { tree, algorithm, points, verdict, message: undefined };
  } catch (error) {
    return { tree, algorithm, points, verdict: undefined, message: (error as Error).message };
  }
}
