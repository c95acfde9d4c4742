import { describe, expect, it } from "vitest";
import { lockstep } from "../../../src/figures/lockstep/lockstep.ts";
import { setupOf } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { findPair, type PairOfRuns, runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { fetchChance } from "../../../src/figures/stepper/lateChance.ts";
import { stepper } from "../../../src/figures/stepper/stepper.ts";
import { differenceOf } from "../../../src/judge/compareRuns.ts";
import { type Job, readJob } from "../../../src/judge/job.ts";
import { allJobs } from "../../../src/judge/jobs.ts";
import { judgeProgram, rightOf } from "../../../src/judge/judgeProgram.ts";
import { jobsOf } from "../../../src/judge/rightSearches.ts";
import { plainEnd, runJob } from "../../../src/judge/runJob.ts";
import {
  isChanceTask,
  type SearchTaskName,
  searchTaskNames,
  searchTasks,
} from "../../../src/judge/searchTasks.ts";
import { watchProgram } from "../../../src/judge/watchProgram.ts";
import { narrate } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { type Setup, setupIn, textbookChanceTree } from "../../../src/kit/run/setup.ts";
import { sayWhose } from "../../../src/kit/run/yourSearch.ts";
import { titles } from "../../../src/listing/words.ts";
import { besideTask } from "../../../src/tools/yourSearch/beside.ts";
import { linesIn, linesToMend, mistakesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { Recorder, type Trace } from "../../../src/trace/index.ts";
import { listingText, makeProgram, runHere } from "../../judge/programs.ts";

/** What a sandbox does, without one. */
const recordsHere = (task: SearchTaskName, text: string) => ({
  async record(job: Job) {
    const { game, position, depth } = readJob(job);
    const recorder = new Recorder<number>();
    const options = { ...searchTasks[task], depth, mostVisits: 50_000 };
    const ended = watchProgram(makeProgram(text), game, position, options, recorder);
    const turn = game.turn(position);
    return {
      recording: recorder.recording(turn === "chance" ? "max" : turn),
      end: plainEnd(ended, () => undefined),
    };
  },
});

async function open(task: SearchTaskName, text: string, job: Job) {
  const beside = await besideTask(recordsHere(task, text), task, job);
  const { given } = lockstep.place(beside!.changed);
  const pair = runPair(setupOf(given));
  return { pair, at: findPair(pair, given.at) };
}

/** The moves that lead to a node. */
const pathOf = ({ log, nodes }: Trace<unknown>, node: number): string =>
  node <= 0
    ? ""
    : `${pathOf({ log, nodes } as Trace<unknown>, nodes.parents[node])}.${log.move(nodes.moves[node])}`;

/** What is seen of one side from outside up to a pair of steps: where it enters, what it leaves unread, and what it returns. */
function seenOf({ lanes, pairs }: PairOfRuns, side: number, upTo: number): string[] {
  const { trace } = lanes[side].run;
  return Array.from({ length: pairs.step(side, upTo) }, (_, place) => trace.event(place + 1)).flatMap(
    (event) => {
      const where = pathOf(trace, event.node);
      if (event.kind === "enter") return [`enter ${where}`];
      if (event.kind === "cutoff") return [`cut ${event.skipped.length} at ${where}`];
      return event.kind === "leave" ? [`${event.value} of ${where}`] : [];
    },
  );
}

const deep = "[[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3]]]";

describe.each(searchTaskNames.filter((task) => !isChanceTask(task)))("A program for %s", (task) => {
  it("stands beside the search of the task, and nothing that is seen of the two parts where it is right", async () => {
    const { pair, at } = await open(task, listingText(task), { tree: deep });
    expect(at).toBe(0);
    const { last } = pair.pairs;
    expect(seenOf(pair, 0, last)).toEqual(seenOf(pair, 1, last));
    expect(pair.lanes.map(({ algorithm }) => algorithms[algorithm].title)[0]).toBe(titles.yourSearch);
  });

  it("is opened at the first step where what is seen of the two is not the same", async () => {
    const [mistake] = mistakesIn("javaScript", task);
    const text =
      mistake === undefined
        ? listingText(task).replace("α >= β", "α > β")
        : (await linesIn("javaScript", task, mistake)).join("\n");
    const job = jobsOf(task, allJobs()).find(
      (job) =>
        differenceOf(runJob(makeProgram(text), job, searchTasks[task]), rightOf(task, job)) !== undefined,
    );
    const { pair, at } = await open(task, text, job!);
    expect(at).toBeGreaterThan(0);
    expect(seenOf(pair, 0, at - 1)).toEqual(seenOf(pair, 1, at - 1));
    expect(seenOf(pair, 0, at)).not.toEqual(seenOf(pair, 1, at));
  });
});

it.each([
  ["keyWithoutPlies", "alphaBetaWithTable", "where sooner wins are better"],
  ["colourFixed", "negamax", "on a position"],
] as const)("The mistake %s in %s is shown %s", async (mistake, task, _how) => {
  const text = (await linesToMend("javaScript", task, mistake)).join("\n");
  const { shown } = await judgeProgram(task, runHere(task, text), {});
  const { pair, at } = await open(task, text, shown!.job);
  expect(at).toBeGreaterThan(0);
  expect(seenOf(pair, 0, at)).not.toEqual(seenOf(pair, 1, at));
  const { end } = shown!.right;
  const value = end.kind === "value" ? end.value : undefined;
  expect(seenOf(pair, 1, pair.pairs.last).at(-1)).toBe(`${value! + 0} of `);
});

/** What is entered, and what is returned, by the nodes. */
const visitsOf = (trace: Trace<unknown>): string[] =>
  Array.from({ length: trace.length }, (_, place) => trace.event(place + 1)).flatMap((event) => {
    if (event.kind === "enter") return [`enter ${event.node}`];
    return event.kind === "leave" ? [`${event.value} of ${event.node}, by ${event.from}`] : [];
  });

it("A program for trees with chance nodes is shown by itself, and does there what it did", async () => {
  await fetchChance(textbookChanceTree);
  const job = { tree: textbookChanceTree, depth: 3 };
  const { figure, changed } = (await besideTask(
    recordsHere("expectimax", listingText("expectimax")),
    "expectimax",
    job,
  ))!;
  expect(figure).toBe("stepper");
  const own = runSetup(setupIn(stepper.place(changed).given as Setup));
  expect(own.setup.algorithm).toBe("yourSearch");
  const right = runSetup({ ...job, algorithm: "expectimax" });
  expect(own.result.value).toBe(right.result.value);
  expect(visitsOf(own.trace)).toEqual(visitsOf(right.trace));
  for (let step = 0; step <= own.trace.length; step++) expect(plainly(narrate(own, step))).not.toBe("");
});

it("A program is called by whose it is, where that is said", async () => {
  sayWhose("Bob’s");
  expect(algorithms.yourSearch.title).toBe("Bob’s");
  expect(algorithms.yourPruningSearch.title).toBe("Bob’s");
  sayWhose(undefined);
  expect(algorithms.yourSearch.title).toBe(titles.yourSearch);
});
