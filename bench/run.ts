import { execFile } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chanceCounts } from "./chanceCounts.ts";
import { levelLadder } from "./levelLadder.ts";
import { levelMatches } from "./levelMatches.ts";
import { longMatches } from "./longMatches.ts";
import { median } from "./median.ts";
import { nodeCounts } from "./nodeCounts.ts";
import { withoutMissing } from "./packages.ts";
import { perftCounts } from "./perftCounts.ts";
import type { Row } from "./row.ts";
import { sampledDice } from "./sampledDice.ts";
import { strengthMatches } from "./strengthMatches.ts";
import { type RowResult, table } from "./table.ts";

/** In the table's order: each is a file in rows. */
const names = [
  "handTuned",
  "unobservedMinimax",
  "unobservedAlphaBeta",
  "recordingReused",
  "recordingGrowing",
  "recordingLesson",
  "bytesAnEvent",
  "minimaxerOwnBoard",
  "minimaxerMinimax",
  "minimaxerAlphaBeta",
  "connectFourHandTuned",
  "connectFourMinimaxer",
  "iterationsASecond",
  "connectFourMctsHandTuned",
  "connectFourMctsBoardgame",
  "bestSearchOpening",
  "bestSearchMiddle",
  "star1OnTrees",
  "star2OnTrees",
  "star1BestFirst",
  "star2BestFirst",
  "ordersASecond",
  "ordersAgainstSearches",
  "programTicTacToe",
  "verdictAlphaBeta",
  "stateAtStep",
  "stepAt200",
  "stepAt2000",
  "stepBack",
  "jumpAt1885",
  "openAt1885",
  "firstPicture",
  "tidyLayout",
  "tidyLayoutWhole",
  "panWholeTree",
  "stepWholeTree",
  "bytesANode",
];

/** Processes for each contender; they take turns, so that a busy moment of the machine falls on both. */
const rounds = 5;

const measureFile = fileURLToPath(new URL("measure.ts", import.meta.url));

/** One measure of a row's contender, or of what it is held against, in a process of its own. */
async function measure(name: string, side: "contender" | "against"): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [measureFile, name, side]);
  return JSON.parse(stdout);
}

async function measureRow(name: string, row: Row): Promise<RowResult> {
  const [measures, others, figures]: number[][] = [[], [], []];
  for (let round = 0; round < (row.counted ? 1 : rounds); round++) {
    measures.push(await measure(name, "contender"));
    if (row.against) others.push(await measure(name, "against"));
    figures.push(row.against ? measures[round] / others[round] : measures[round]);
  }
  const against = row.against && { name: row.against.name, measure: median(others) };
  const contender = { name: row.contender.name, measure: median(measures) };
  const { title, goal, counted } = row;
  return { title, goal, counted, contender, against, figure: median(figures) };
}

const asked = process.argv.slice(2);
/** No rows but tables of their own: counts need no clock and no goal. */
const counts: Record<string, () => string | Promise<string>> = {
  nodeCounts,
  chanceCounts,
  perftCounts,
  levelMatches,
  strengthMatches,
  longMatches,
  levelLadder,
  sampledDice,
};
const all = [...names, ...Object.keys(counts)];
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(", ")}; the rows are ${all.join(", ")}`);
  process.exit(1);
}

const prepared = new Set<string>();
/** Rows that need the same thing, such as a built site, get it once. */
async function prepare({ prepare }: Row): Promise<void> {
  if (!prepare || prepared.has(String(prepare))) return;
  prepared.add(String(prepare));
  await prepare();
}

const { measured, says } = withoutMissing(names.filter((name) => asked.length === 0 || asked.includes(name)));
if (says !== undefined) {
  console.error(says);
  // Whoever names a row waits for its number.
  if (asked.length > 0) process.exitCode = 1;
}
const results: RowResult[] = [];
for (const name of measured) {
  const { row }: { row: Row } = await import(`./rows/${name}.ts`);
  await prepare(row);
  process.stderr.write(`${row.title} … `);
  try {
    const result = await measureRow(name, row);
    process.stderr.write(`${result.figure.toPrecision(3)}\n`);
    results.push(result);
  } catch (error) {
    // The other rows are worth having all the same.
    process.stderr.write(`${(error as { stderr?: string }).stderr ?? error}\n`);
    process.exitCode = 1;
  }
}
if (results.length > 0) console.log(`\n${table(results)}`);
for (const [name, count] of Object.entries(counts)) {
  if (asked.length === 0 || asked.includes(name)) console.log(`\n${await count()}`);
}

// A measurement keeps one core busy, and the collector of garbage another for a while.
const [load, cores] = [loadavg()[0], availableParallelism()];
if (results.length > 0 && load > cores) {
  console.log(
    `\nThe machine was busy with other things, too (load ${load.toFixed(1)} on ${cores} cores): try again.`,
  );
}
