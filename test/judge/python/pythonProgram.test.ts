import { describe, expect, it } from "vitest";
import { allJobs } from "../../../src/judge/jobs.ts";
import { judgeProgram, type RunProgram } from "../../../src/judge/judgeProgram.ts";
import { knownFor } from "../../../src/judge/knownFor.ts";
import { namesOfVisit } from "../../../src/judge/python/pythonText.ts";
import { jobsOf } from "../../../src/judge/rightSearches.ts";
import { type SearchTaskName, searchTaskNames } from "../../../src/judge/searchTasks.ts";
import { linesIn, linesToMend, mistakesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { runHere } from "../programs.ts";
import { openProgram, runInPython } from "./runInPython.ts";

/** On all jobs, which takes Python a minute for all listings, where every test runs. */
const judge = async (task: SearchTaskName, text: string) =>
  process.env.EVERY_TEST
    ? judgeProgram(task, runInPython(task, text), await knownFor(task))
    : inShort(task, text);
/** The same on the first jobs: what chapters show, what tells searches apart, games, and random trees of each kind. */
const judgeInShort = async (task: SearchTaskName, run: RunProgram) =>
  judgeProgram(task, (jobs) => run(jobs.slice(0, 200)), await knownFor(task));
const inShort = (task: SearchTaskName, text: string) => judgeInShort(task, runInPython(task, text));
const inPython = async (task: SearchTaskName, name?: string) =>
  (await linesIn("python", task, name)).join("\n");

it.each(searchTaskNames)(
  "The listing of %s, in Python, does what is right, and is known by its name",
  async (task) => {
    const verdict = await judge(task, await inPython(task));
    expect(verdict).toMatchObject({ difference: undefined, differing: 0 });
    expect(verdict.sameAs).toContain(task);
  },
);

/** Killers are slow here: their mistakes are judged in JavaScript. */
const mended = searchTaskNames
  .filter((task) => task !== "killers")
  .flatMap((task) => mistakesIn("python", task).map((name) => [name, task] as const));

/** So many mistakes share all trees and positions among them: a thousand each would take a minute more. */
const sharing = 5;

/** What the judge says follows from what it is told, wherever a program runs. */
it.each(mended.map((mistake, at) => [...mistake, at] as const))(
  "The mistake %s in Python tells the judge what it tells in JavaScript",
  async (name, task, at) => {
    const jobs = jobsOf(task, allJobs()).filter((_, job) => job % sharing === at % sharing);
    expect(jobs.length).toBeGreaterThan(100);
    const inJavaScript = runHere(task, (await linesToMend("javaScript", task, name)).join("\n"));
    const inPython = runInPython(task, (await linesToMend("python", task, name)).join("\n"));
    const told = await inPython(jobs);
    expect(told).toEqual(await inJavaScript(jobs));
  },
);

/** One of each task is judged. */
it.each(mended.filter(([, task], at) => mended.findIndex(([, other]) => other === task) === at))(
  "The mistake %s in Python is judged, shown and named as it is in JavaScript",
  async (name, task) => {
    const [inJavaScript, inPython] = await Promise.all([
      linesToMend("javaScript", task, name),
      linesToMend("python", task, name),
    ]);
    const verdict = await inShort(task, inPython.join("\n"));
    expect(verdict).toEqual(await judgeInShort(task, runHere(task, inJavaScript.join("\n"))));
    expect(verdict.sameAs).toEqual([name]);
    expect(verdict.difference).not.toBe("broken");
  },
);

it("There are five mistakes at least that can be mended in Python", () => {
  expect(mended.length).toBeGreaterThanOrEqual(5);
});

const start = "def visit(position, depth):\n    ";
const tree = { tree: "[[3,12],[2,4]]" };
/** How a program ends on one tree. */
async function end(text: string, task: SearchTaskName = "minimax") {
  const [told] = await runInPython(task, text)([tree]);
  return told.end;
}

describe("A program that breaks off", () => {
  it.each([
    ["by a name that it does not know", `${start}return bset`, /^NameError: .*bset/, 2],
    ["by an error of its own", `${start}\n    raise ValueError("own: words")`, /^ValueError: own: words$/, 3],
    ["because it has no visit", "x = 1", /^NameError: .*visit/, undefined],
    [
      "by calling itself without end",
      `${start}return visit(position, depth)`,
      /stray|RuntimeError/,
      undefined,
    ],
    ["by recursion of another function", `def f(): return f()\n${start}return f()`, /^RuntimeError: /, 1],
    ["by asking for what is no position", `${start}return game.evaluate(None)`, /^ValueError: /, 2],
    ["by a module that is not there", `import typing\n${start}return 0`, /^ImportError: /, 1],
  ])("%s says so in Python's words, and where", async (_, text, message, line) => {
    const ended = await end(text);
    if (ended.kind === "threw") {
      expect(ended.message).toMatch(message);
      if (line !== undefined) expect(ended.line).toBe(line);
    } else expect(ended.kind).toMatch(message);
  });

  it("does not spoil what is run after it", async () => {
    for (let time = 0; time < 300; time++) {
      await end(`${start}return visit(7, depth)`);
      await end(`${start}return bset`);
    }
    expect(await end(await inPython("minimax"))).toEqual({ kind: "value", value: 3 });
  });
});

it("A text that is no program says in which line", () => {
  expect(openProgram("def visit(position, depth):\n    return )\n").fault).toMatchObject({
    name: "SyntaxError",
    line: 2,
  });
});

it.each([
  ["None", "None"],
  ['"3"', "'3'"],
  ["True", "True"],
  ["[3]", "[3]"],
])("What is no number is told as Python writes it: %s", async (returned, shown) => {
  expect(await end(`${start}return ${returned}`)).toEqual({ kind: "noNumber", shown });
});

it("A value may be a whole number of any size", async () => {
  expect(await end(`${start}return 2 ** 40`)).toEqual({ kind: "value", value: 2 ** 40 });
});

it("More calls of visit than a search has a use for end a program, even one that catches everything", async () => {
  const text = `${start}if depth < inf: return 0\n    while True:\n        for move in game.moves(position):\n            visit(game.play(position, move), 1)`;
  expect((await end(text)).kind).toBe("visits");
});

it("Visits go sixty plies deep, and not a hundred", async () => {
  const deep = (plies: number) => ({ tree: `${"[".repeat(plies)}3${"]".repeat(plies)}` });
  const told = await runInPython("minimax", await inPython("minimax"))([deep(60), deep(100), deep(60)]);
  expect(told.map(({ end }) => end.kind)).toEqual(["value", "threw", "value"]);
});

it("What a program wrote down is forgotten at its next job", async () => {
  const text = `count = 0\n${start}global count\n    count += 1\n    return count`;
  const told = await runInPython("minimax", text)([tree, tree]);
  expect(told.map(({ end }) => end)).toEqual(Array(2).fill({ kind: "value", value: 1 }));
  const table = `${start}known = table.find("x")\n    table.store("x", 1, 7, [0, 9])\n    return 1 if known is None else 2`;
  const twice = await runInPython("minimax", table)([tree, tree]);
  expect(twice.map(({ end }) => end)).toEqual(Array(2).fill({ kind: "value", value: 1 }));
});

it("The window has any names, signs of the listings are read, and a call may name what it hands on", async () => {
  const text = (await inPython("alphaBeta"))
    .replaceAll("alpha", "α")
    .replaceAll("beta", "β")
    .replaceAll("inf", "∞")
    .replaceAll("depth - 1, α, β", "β=β, depth=depth − 1, α=α");
  expect((await inShort("alphaBeta", text)).sameAs).toContain("alphaBeta");
  expect(namesOfVisit("def visit(position, depth: int, a=-inf, b = inf):")).toEqual([
    "position",
    "depth",
    "a",
    "b",
  ]);
});

it("The window may have values of its own, and visit need not be a def", async () => {
  const own = (await inPython("alphaBeta")).replace(
    "alpha, beta)",
    'alpha=float("-inf"), beta=float("inf"))',
  );
  expect((await inShort("alphaBeta", own)).sameAs).toContain("alphaBeta");
  expect(namesOfVisit(own)).toEqual(["position", "depth", "alpha", "beta"]);
  const named = (await inPython("alphaBeta")).replace("def visit(", "def look(");
  expect((await inShort("alphaBeta", `${named}\nvisit = look`)).sameAs).toContain("alphaBeta");
});

it("A search without a window may stand in the place of one that has one, and reads more", async () => {
  const verdict = await inShort("alphaBeta", await inPython("minimax"));
  expect(verdict.difference).toBe("readsMore");
  expect(verdict.sameAs).toContain("minimax");
});

it("A move that is chosen among equals by a bound is caught", async () => {
  const chooses = `
def choose_move(position, depth):
    best = -inf
    for move in game.moves(position):
        value = visit(game.play(position, move), depth - 1, best, inf)
        if value >= best:
            best, choice = value, move
    return choice
`;
  const verdict = await inShort("alphaBeta", `${await inPython("alphaBeta")}\n${chooses}`);
  expect(verdict.difference).toBe("wrongMove");
});
