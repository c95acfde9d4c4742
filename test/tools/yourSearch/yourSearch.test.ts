import { beforeEach, expect, it, vi } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { cameOf } from "../../../src/tools/yourSearch/judging.svelte.ts";
import { linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
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
