import { describe, expect, it } from "vitest";
import { differenceOf } from "../../../src/judge/compareRuns.ts";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { randomJobs } from "../../../src/judge/jobs.ts";
import { rightOf } from "../../../src/judge/judgeProgram.ts";
import { isFunctionTask, type TaskName } from "../../../src/judge/tasks.ts";
import { givenTexts } from "../../../src/tools/classroom/programs/givenTexts.ts";
import {
  type Compared,
  likeness,
  nearlyEqual,
  runsOf,
} from "../../../src/tools/classroom/programs/nearlyEqual.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";
import { runHere } from "../../judge/programs.ts";
import { rightPrograms } from "./rightPrograms.ts";

const all: Compared[] = rightPrograms.map((one, place) => ({ ...one, key: `${place}` }));
/** The same program as somebody hands it in who does not want it to be known again. */
const disguised = (code: string): string => {
  const names: Readonly<Record<string, string>> = {
    position: "where",
    depth: "remaining",
    best: "record",
    value: "found",
    values: "list",
    alpha: "floor",
    beta: "ceiling",
    state: "here",
    worth: "gain",
    s: "node",
    p: "node",
    d: "left",
    v: "x",
  };
  const renamed = code.replace(/[a-z]+/gi, (name) => (Object.hasOwn(names, name) ? names[name] : name));
  return renamed.replaceAll("\n", "\n\n").replaceAll(";\n", "; // mine\n").replaceAll(" = ", "  =  ");
};

it("What is compared is right, as far as it can be run here", async () => {
  const jobs = randomJobs(90);
  for (const { task, language, code } of rightPrograms) {
    if (language !== "javaScript") continue;
    if (isFunctionTask(task)) {
      expect((await judgeFunctions(task, callHere(task, code))).shown, code).toBeUndefined();
      continue;
    }
    const told = await runHere(task, code)(jobs);
    const differing = jobs.filter((job, place) => differenceOf(told[place], rightOf(task, job)));
    expect(differing, code).toEqual([]);
  }
});

describe("Programs that were written one by one", () => {
  it("are not nearly the same, nor is any of them nearly what everybody was given", async () => {
    const near: number[] = [];
    for (const one of all) {
      const runs = runsOf(one.code, one.language);
      const texts = await givenTexts(one.task as TaskName, one.language);
      near.push(...texts.map((text) => likeness(runs, runsOf(text, one.language))));
      const others = all.filter(
        ({ key, task, language }) => key > one.key && task === one.task && language === one.language,
      );
      near.push(...others.map(({ code }) => likeness(runs, runsOf(code, one.language))));
    }
    expect(Math.max(...near)).toBeLessThan(0.38);
    expect(nearlyEqual(all, () => [])).toEqual(new Map());
  });
});

it("A copy with other names, spaces and comments is found, and so is one with a statement more", () => {
  for (const one of all) {
    const copy = disguised(one.code);
    const more = copy.replace(/(\n *)return /, "$1unused = 1$1return ");
    expect(more).not.toBe(copy);
    const [runs, copied, grown] = [one.code, copy, more].map((code) => runsOf(code, one.language));
    expect(likeness(runs, copied)).toBe(1);
    expect(likeness(runs, grown)).toBeGreaterThan(0.8);
    const found = nearlyEqual([...all, { ...one, code: more, key: "copy" }], () => []);
    expect([...found], one.code).toEqual([
      [one.key, ["copy"]],
      ["copy", [one.key]],
    ]);
  }
});

it("Programs for other tasks or in other languages are not compared", () => {
  const [one] = all;
  expect(nearlyEqual([one, { ...one, key: "x", task: "negamax" }], () => [])).toEqual(new Map());
  expect(nearlyEqual([one, { ...one, key: "x", language: "python" }], () => [])).toEqual(new Map());
});

it("What is nearly what everybody was given, says nothing of who wrote it", async () => {
  for (const language of ["javaScript", "python"] as const) {
    const given = await givenTexts("alphaBeta", language);
    const mended = { task: "alphaBeta", language, code: given[1].replaceAll(">=", ">") };
    const twice = [
      { ...mended, key: "a" },
      { ...mended, code: disguised(mended.code), key: "b" },
    ];
    expect(nearlyEqual(twice, () => []).size).toBe(2);
    expect(nearlyEqual(twice, () => given).size).toBe(0);
  }
});
