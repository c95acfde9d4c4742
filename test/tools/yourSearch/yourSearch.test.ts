import { beforeEach, expect, it, vi } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { judgeProgram, type RunProgram } from "../../../src/judge/judgeProgram.ts";
import { rightSearches } from "../../../src/judge/rightSearches.ts";
import { runSearch } from "../../../src/judge/runJob.ts";
import { cameOf } from "../../../src/tools/yourSearch/judging.svelte.ts";
import { linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import * as words from "../../../src/tools/yourSearch/words.ts";
import { YourSearchState } from "../../../src/tools/yourSearch/yourSearch.svelte.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

/** A page that is opened by an address. */
async function opened(place: URLSearchParams): Promise<YourSearchState> {
  const [task, rung, language] = ["task", "rung", "language"].map((name) => place.get(name));
  const work = new YourSearchState(task as never, rung as never, language as never);
  await work.open(work.rung, place.get("start") ?? undefined);
  return work;
}

it("A page's address leads back to every way to begin, with what was written there", async () => {
  const work = new YourSearchState("alphaBeta", "assemble");
  const [mend] = work.mistakes.slice(-1);
  for (const [rung, start] of [
    ["assemble", undefined],
    ["mend", mend],
    ["write", "empty"],
    ["write", "before"],
  ] as const) {
    await work.open(rung, start);
    if (rung !== "assemble") work.edit(`// ${rung} ${start}`);
    const again = await opened(work.place!);
    expect([again.rung, again.text]).toEqual([rung, rung === "assemble" ? "" : `// ${rung} ${start}`]);
    if (start !== undefined) expect(again.start).toBe(start);
  }
  expect((await opened(new URLSearchParams("task=minimax&rung=write&start=before"))).start).toBe("empty");
});

it("What another tab has written on the same work is gone on with, and what stood here can be taken back", async () => {
  const [here, there] = await Promise.all(
    [1, 2].map(async () => {
      const work = new YourSearchState("minimax", "write");
      await work.open("write", "empty");
      return work;
    }),
  );
  here.edit("mine");
  there.takeUp();
  there.edit("mine, gone on with");
  here.takeUp();
  expect([here.text, here.before]).toEqual(["mine, gone on with", "mine"]);
  here.takeBack();
  expect(here.text).toBe("mine");
  // A program out of a link is nobody's draft yet.
  here.bring("theirs");
  there.edit("more");
  here.takeUp();
  expect(here.text).toBe("theirs");
});

it("Lines that another tab has put in order are gone on with, so that neither writes over the other", async () => {
  const [here, there] = await Promise.all(
    [1, 2].map(async () => {
      const work = new YourSearchState("minimax", "assemble");
      await work.open("assemble");
      return work;
    }),
  );
  const all = here.pool.length;
  here.take(here.pool[3]);
  there.takeUp();
  there.take(there.pool[0]);
  here.takeUp();
  expect(here.program).toBe(there.program);
  expect([here.taken.length, here.pool.length]).toEqual([2, all - 2]);
  expect(here.pool).toEqual(there.pool);
  await here.startAgain();
  there.takeUp();
  expect([there.taken.length, there.pool.length]).toEqual([0, all]);
});

it("Lines that Start again took away can be taken back until others are taken", async () => {
  const work = new YourSearchState("minimax", "assemble");
  await work.open("assemble");
  await work.startAgain();
  expect(work.linesBefore).toBeUndefined();
  for (const place of [3, 1]) work.take(work.pool[place]);
  const { pool, taken } = work;
  await work.startAgain();
  expect(work.taken).toEqual([]);
  work.takeBack();
  expect([work.pool, work.taken, work.linesBefore]).toEqual([pool, taken, undefined]);
  const again = new YourSearchState("minimax", "assemble");
  await again.open("assemble");
  expect(again.program).toBe(work.program);
  await work.startAgain();
  work.take(work.pool[0]);
  expect(work.linesBefore).toBeUndefined();
});

it("A program that a link brings takes no draft's place, and has a place of its own once it is changed", async () => {
  const work = new YourSearchState("minimax", "write");
  await work.open("write", "empty");
  work.edit("mine");
  work.bring("theirs");
  expect([work.text, work.isFromLink, work.place]).toEqual(["theirs", true, undefined]);
  work.edit("theirs, mended");
  const again = await opened(work.place!);
  expect([again.start, again.text]).toEqual(["brought", "theirs, mended"]);
  expect(again.startsOf("write")).toEqual(["empty", "brought"]);
  await again.open("write", "empty");
  expect(again.text).toBe("mine");
  await work.startAgain();
  expect(work.text).toBe("theirs");
});

it("What is written before the text to begin with has come stays, and is the draft of what was opened", async () => {
  for (const task of ["alphaBeta", "ucb1"] as const) {
    const work = new YourSearchState(task, "assemble");
    const [mend] = work.mistakes;
    for (const [rung, start] of [
      ["write", "empty"],
      ["mend", mend],
    ] as const) {
      const opening = work.open(rung, start);
      expect([work.rung, work.start, work.text]).toEqual([rung, start, ""]);
      work.edit(`// ${rung}`);
      await opening;
      expect(work.text).toBe(`// ${rung}`);
      expect((await opened(work.place!)).text).toBe(`// ${rung}`);
    }
    const asked = work.startAgain();
    work.edit("// in between");
    await asked;
    work.takeBack();
    expect(work.text).toBe("// in between");
  }
});

it("Of two ways to begin that are chosen one after the other the last stays, and its lines alone can be taken", async () => {
  const work = new YourSearchState("alphaBeta", "write");
  await work.open("write", "empty");
  const empty = work.text;
  const pieces = work.open("assemble");
  expect([work.pool, work.taken]).toEqual([[], []]);
  const mending = work.open("mend");
  const writing = work.open("write", "empty");
  await Promise.all([pieces, mending, writing]);
  expect([work.rung, work.start, work.text, work.pool]).toEqual(["write", "empty", empty, []]);
  const begun = [work.startAgain(), work.open("mend")];
  await Promise.all(begun);
  const mend = work.text;
  await work.startAgain();
  expect(work.text).toBe(mend);
  await work.choose("python");
  expect(work.text).toMatch(/def visit/);
});

it("Functions that come to no value are told from those that answer otherwise in the list of runs", async () => {
  const cameIn = async (text: string) => {
    const verdict = await judgeFunctions("ucb1", callHere("ucb1", text));
    return cameOf({ kind: "functions", verdict, said: [], shows: undefined });
  };
  const lines = (await linesIn("javaScript", "ucb1")).join("\n");
  expect(await cameIn(lines)).toBe("right");
  expect(await cameIn(lines.replace("Math.log", "Math.exp"))).toBe("wrongValue");
  expect(await cameIn(lines.replace("Math.log", "nothing"))).toBe("broken");
});

it("A program whose time was over before all checks stands in the list of runs as right so far", async () => {
  const text = (await linesIn("javaScript", "ucb1")).join("\n");
  const answers = callHere("ucb1", text);
  const some = await judgeFunctions("ucb1", async (calls) => (await answers(calls)).slice(0, 5));
  expect(cameOf({ kind: "functions", verdict: some, said: [], shows: undefined })).toBe("soFar");
  const run = await judgeSome(12);
  expect(run.verdict.tally).toMatchObject({ tried: 12, seen: {} });
  expect(cameOf(run)).toBe("soFar");
  // What the reader's book has is not known of the others either.
  expect(cameOf({ ...run, conventional: true })).toBe("soFar");
  const { tally } = run.verdict;
  const whole = { ...run, verdict: { ...run.verdict, tally: { ...tally, of: tally.tried } } };
  expect(cameOf(whole)).toBe("right");
  expect(cameOf({ ...whole, conventional: true })).toBe("conventional");
  expect(words.came("soFar", "minimax")).not.toBe(words.came("right", "minimax"));
});

/** What is said of right minimax, tried on so many trees alone. */
async function judgeSome(count: number) {
  const run: RunProgram = async (jobs) =>
    jobs.slice(0, count).map((job) => runSearch(rightSearches.minimax, job));
  const verdict = await judgeProgram("minimax", run, {});
  return { kind: "verdict", verdict, conventional: false, passes: true } as const;
}
