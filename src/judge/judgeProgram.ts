import { expectimax } from "../engine/chance/expectimax.ts";
import type { Game } from "../engine/game.ts";
import { type ChanceTree, parseChanceTree, type Search, writeChanceTree } from "../engine/index.ts";
import { moveValues } from "../engine/moveValues.ts";
import type { ChanceSearch } from "../engine/search.ts";
import {
  type Difference,
  differenceOf,
  differences,
  digestedBy,
  type Right,
  sameValue,
  sameWalk,
} from "./compareRuns.ts";
import { isNear } from "./isNear.ts";
import { drawsChance, type Job, readJob } from "./job.ts";
import { allJobs } from "./jobs.ts";
import { countedIn, jobsOf, knownIn, rightSearches } from "./rightSearches.ts";
import { runSearch } from "./runJob.ts";
import type { SearchTaskName } from "./searchTasks.ts";
import { sizeOf, smallerTrees } from "./shrinkTree.ts";
import { type Tally, tallyOf } from "./tally.ts";
import { readWay, type Told } from "./told.ts";

/** Runs a program on jobs, wherever it runs; it answers in their order, and for fewer where it gave up. */
export type RunProgram = (jobs: readonly Job[]) => Promise<readonly Told[]>;

/** Whoever judges where a page must go on living lets it: called between jobs, it comes back when the page has had its turn. */
export type Rest = () => Promise<void> | undefined;

/** A job with what the program did and what is right. */
export interface Case {
  readonly job: Job;
  readonly own: Told;
  readonly right: Told;
}

export interface Verdict {
  /** The gravest difference that was found; undefined where the program does what the right search does. */
  readonly difference: Difference | undefined;
  /** The smallest case that was found to show it. */
  readonly shown: Case | undefined;
  /** How many jobs it was tried on, and on how many of them this difference was seen. */
  readonly tried: number;
  readonly differing: number;
  /** Leaves that it and the right search read in all of the jobs that ended with a value. */
  readonly leaves: { readonly own: number; readonly right: number };
  /** The searches, right and wrong, by their names, that go the same way with the same value in every job. */
  readonly sameAs: readonly string[];
  /** How often each difference was seen, and what was visited. */
  readonly tally: Tally;
}

/** The notebook's searches, right and wrong, by their names: what a program may turn out to be. */
export type KnownSearches = Readonly<Record<string, Search | ChanceSearch>>;

/**
 * Tries a program on all jobs against the right search of its task, finds the smallest tree that shows the gravest
 * difference, and which of the known searches it does exactly as. `more` are jobs to be tried before the judge's own.
 */
export async function judgeProgram(
  task: SearchTaskName,
  run: RunProgram,
  known: KnownSearches,
  rest: Rest = () => undefined,
  more: readonly Job[] = [],
): Promise<Verdict> {
  const all = jobsOf(task, [...more, ...allJobs()]);
  const answers = await run(all);
  const jobs = all.slice(0, answers.length);
  const rights = rightsOf(task);
  const cases: Judged[] = [];
  for (const [place, job] of jobs.entries()) {
    const name = JSON.stringify(job);
    const right = rights.get(name) ?? rightOf(task, job);
    rights.set(name, right);
    cases.push({ job, own: answers[place], right });
    await rest();
  }
  const { difference, differing } = gravestIn(cases);
  const shown = difference && (await shrink(smallest(differing), difference, task, run));
  return {
    difference,
    shown,
    tried: jobs.length,
    differing: differing.length,
    leaves: leavesOf(cases),
    sameAs: difference === "broken" ? [] : await namesOf(jobs, answers, { ...known, ...knownIn[task] }, rest),
    tally: tallyOf(cases, all.length),
  };
}

const rightsOfTasks = new Map<SearchTaskName, Map<string, Right>>();

/** What is right in the jobs, each by all that it says, as far as it has been worked out: a program is mended, and judged again. */
function rightsOf(task: SearchTaskName): Map<string, Right> {
  const rights = rightsOfTasks.get(task) ?? new Map<string, Right>();
  rightsOfTasks.set(task, rights);
  return rights;
}

/**
 * The gravest difference and the cases that show it. What a tree shows comes before what only a game does: a tree can be
 * made smaller, until one sees why.
 */
function gravestIn(cases: readonly Judged[]): { difference: Difference | undefined; differing: Judged[] } {
  const found = cases.map((one) => ({ ...one, difference: differenceOf(one.own, one.right) }));
  const inTrees = found.filter(({ job }) => "tree" in job);
  const gravest = (cases: typeof found) =>
    differences.find((difference) => cases.some((one) => one.difference === difference));
  const difference = gravest(inTrees) ?? gravest(found);
  return { difference, differing: found.filter((one) => difference && one.difference === difference) };
}

interface Judged {
  readonly job: Job;
  readonly own: Told;
  readonly right: Right;
}

/** What the task's own search does with a job, and which of the root's moves are as good as the best. */
export function rightOf(task: SearchTaskName, job: Job): Right {
  const { game, position, depth } = readJob(job);
  const told = runSearch(rightSearches[task], job);
  const isRounded = drawsChance(job);
  const best = told.end.kind === "value" ? told.end.value : Number.NaN;
  // Without chance it is minimax.
  const values =
    depth > 0
      ? moveValues(...countedIn(task, game as Game<unknown, number>, position), expectimax, depth)
      : [];
  const isBest = (value: number) => (isRounded ? isNear(value, best) : value === best);
  return { told, bestMoves: values.flatMap(({ value }, place) => (isBest(value) ? [place] : [])), isRounded };
}

/** Trees before games, small ones before large ones. */
const smallest = (cases: readonly Judged[]): Judged =>
  cases.reduce((least, one) => (weight(one.job) < weight(least.job) ? one : least));

const weight = (job: Job): number => ("tree" in job ? sizeOf(parseChanceTree(job.tree)) : Infinity);

/** How often a smaller tree is looked for, at most: each is tried with all trees that are one cut smaller. */
const mostRounds = 60;

/** The smallest tree, found by cutting one thing at a time, on which the program still differs in this way. */
async function shrink(
  from: Judged,
  difference: Difference,
  task: SearchTaskName,
  run: RunProgram,
): Promise<Case> {
  let least = from;
  // Whatever does not come to an end would take its two seconds in each round.
  const rounds = from.own.end.kind === "time" ? 0 : mostRounds;
  for (let round = 0; round < rounds; round++) {
    const { job } = least;
    if (!("tree" in job)) break;
    const jobs = smallerTrees(parseChanceTree(job.tree))
      .filter(isInner)
      .map((tree) => ({ ...job, tree: writeChanceTree(tree) }));
    const answers = await run(jobs);
    const place = answers.findIndex(
      (own, place) => differenceOf(own, rightOf(task, jobs[place])) === difference,
    );
    if (place < 0) break;
    least = { job: jobs[place], own: answers[place], right: rightOf(task, jobs[place]) };
  }
  return { job: least.job, own: least.own, right: least.right.told };
}

const isInner = (tree: ChanceTree): boolean => typeof tree !== "number";

function leavesOf(cases: readonly Judged[]): Verdict["leaves"] {
  const ended = cases.filter(({ own }) => own.end.kind === "value");
  const sum = (way: (one: Judged) => Int32Array) =>
    ended.reduce((total, one) => total + readWay(way(one)).leaves.length, 0);
  return { own: sum(({ own }) => own.way), right: sum(({ right }) => right.told.way) };
}

/** The known searches that did with every job what the program did. */
async function namesOf(
  jobs: readonly Job[],
  answers: readonly Told[],
  known: KnownSearches,
  rest: Rest,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, search] of Object.entries(known)) {
    let goesOn = true;
    for (let place = 0; goesOn && place < jobs.length; place++) {
      goesOn = goesTheSameWay(search, jobs[place], answers[place]);
      await rest();
    }
    if (goesOn) names.push(name);
  }
  return names;
}

function goesTheSameWay(search: Search | ChanceSearch, job: Job, own: Told): boolean {
  try {
    const told = runSearch(search, job);
    const sameChoice = own.chosen === undefined || own.chosen === told.chosen;
    const sameWork = digestedBy(own) === digestedBy(told);
    const isRounded = drawsChance(job);
    return sameChoice && sameWork && sameValue(told.end, own.end, isRounded) && sameWalk(told.way, own.way);
  } catch {
    // A wrong search may throw where right ones do not; then the program, which has a value, is another.
    return false;
  }
}
