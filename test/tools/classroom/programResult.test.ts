import { describe, expect, it } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import type { FunctionTaskName } from "../../../src/judge/functionTasks.ts";
import {
  type ProgramResult,
  type ProgramVerdict,
  sameVerdict,
  verdictOf,
} from "../../../src/tools/classroom/programs/programResult.ts";
import { compareRows, programRows, savedRows } from "../../../src/tools/classroom/programs/programRows.ts";
import { readResults, writeResults } from "../../../src/tools/classroom/results.ts";
import { readAssignment, writeAssignment } from "../../../src/tools/yourSearch/assignment.ts";
import { countingTitles } from "../../../src/tools/yourSearch/assignmentWords.ts";
import { linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";

const verdict: ProgramVerdict = {
  difference: "same",
  passes: true,
  passed: 1028,
  tried: 1028,
  of: 1028,
  visits: { own: 9000, right: 9000 },
  leaves: { own: 7000, right: 7000 },
  sameAs: ["minimax"],
};
const program: ProgramResult = {
  set: "?set=minimax&counts=order&title=Week+3",
  language: "javaScript",
  rung: "write",
  code: 'function visit(p, d) { return "</script>" }',
  verdict,
  judged: "2026-11-25T10:00:00.000Z",
};
const file = writeResults({ name: "Ada", done: new Map(), programs: [program] }, "2026-11-25T10:00:00.000Z");
/** The file with a value in it that is not what it was. */
const spoiled = (change: (one: Record<string, unknown> & { verdict: Record<string, unknown> }) => void) => {
  const body = JSON.parse(file);
  change(body.programs[0]);
  return JSON.stringify(body);
};

describe("A results file with a program", () => {
  it("brings the program back as it was, and is intact", () => {
    expect(readResults(file)).toMatchObject({ name: "Ada", programs: [program], intact: true });
  });

  it("has what readers of older files ask for", () => {
    const { checksum, ...body } = JSON.parse(file);
    expect(body).toMatchObject({ kind: "plyground results", name: "Ada", chapters: {} });
    expect(checksum).toMatch(/^\w+$/);
  });

  it("is left as it was where there is none", () => {
    const plain = writeResults({ name: "Ada", done: new Map() });
    expect(plain).not.toContain("programs");
    expect(writeResults({ name: "Ada", done: new Map(), programs: [] })).toBe(plain);
    expect(readResults(plain).programs).toEqual([]);
  });

  it("shows that a verdict was changed", () => {
    expect(readResults(file.replace('"passed": 1028', '"passed": 1027')).intact).toBe(false);
  });

  it("takes a difference that it does not know for a code", () => {
    const newer = spoiled((one) => (one.verdict.difference = "chancesOtherwise"));
    expect(readResults(newer).programs[0].verdict.difference).toBe("chancesOtherwise");
  });

  it.each<[string, Parameters<typeof spoiled>[0]]>([
    ["no code", (one) => delete one.code],
    ["a language that is none", (one) => (one.language = "rust")],
    ["a way to work that is none", (one) => (one.rung = "constructor")],
    ["a link that sets nothing", (one) => (one.set = "?task=minimax")],
    ["no date", (one) => (one.judged = "yesterday")],
    ["a verdict that is none", (one) => ((one as Record<string, unknown>).verdict = 7)],
    ["counts below nothing", (one) => (one.verdict.passed = -1)],
    ["a difference in prose", (one) => (one.verdict.difference = "=1+1")],
    ["names in prose", (one) => (one.verdict.sameAs = ["<b>"])],
    ["too much code", (one) => (one.code = "x".repeat(20_001))],
  ])("is refused with %s", (_, change) => {
    expect(() => readResults(spoiled(change))).toThrow("its programs are broken");
  });
});

describe("Two verdicts on one program", () => {
  it("say the same only where all that was counted is the same", () => {
    expect(sameVerdict(verdict, { ...verdict })).toBe(true);
    for (const other of [
      { passes: false },
      { difference: "readsMore" as const },
      { passed: 1000 },
      { visits: { own: 9001, right: 9000 } },
      { leaves: { own: 7001, right: 7000 } },
      { sameAs: [] },
      { tried: 1000, of: 1000, passed: 1000 },
    ])
      expect(sameVerdict(verdict, { ...verdict, ...other }), JSON.stringify(other)).toBe(false);
  });

  it("may be of fewer trees, where a computer was too slow for all", () => {
    expect(sameVerdict(verdict, { ...verdict, tried: 500, passed: 500, visits: { own: 1, right: 1 } })).toBe(
      true,
    );
  });
});

describe("A verdict on functions", () => {
  const judged = async (task: FunctionTaskName, code: string) => {
    const verdict = await judgeFunctions(task, callHere(task, code));
    const judgement = { kind: "functions", verdict, said: [], shows: undefined } as const;
    return verdictOf(judgement, readAssignment(new URLSearchParams({ set: task })));
  };
  const linesOf = async (task: FunctionTaskName, mistake?: string) =>
    (await linesIn("javaScript", task, mistake)).join("\n");

  it("counts all calls, visits nothing, and comes back from a file", async () => {
    const right = await judged("ucb1", await linesOf("ucb1"));
    expect(right).toMatchObject({ difference: "same", passes: true, sameAs: [] });
    expect(right.passed).toBe(right.of);
    expect(right.tried).toBe(right.of);
    const set = writeAssignment(readAssignment(new URLSearchParams("set=ucb1")));
    const handed = { ...program, set, verdict: right };
    const text = writeResults({ name: "Ada", done: new Map(), programs: [handed] });
    expect(readResults(text).programs).toEqual([handed]);
  });

  it("says how many of all calls are right of a wrong one, and which mistake it is", async () => {
    const wrong = await judged("ucb1", await linesOf("ucb1", "greatestMean"));
    expect(wrong).toMatchObject({ difference: "wrongValue", passes: false, sameAs: ["greatestMean"] });
    expect(wrong.passed).toBeGreaterThan(0);
    expect(wrong.passed).toBeLessThan(wrong.tried);
    const broken = await judged("ucb1", "function ucb1() { throw 1 }\nfunction choose() { throw 2 }");
    expect(broken).toMatchObject({ difference: "broken", passes: false, passed: 0 });
  });

  it("leaves the columns of visits and leaves empty", async () => {
    const verdict = await judged("ucb1", await linesOf("ucb1"));
    const handed = { ...program, set: "?set=ucb1&title=Week+4", verdict };
    const [row] = programRows(
      [{ key: "a", name: "Ada", file: "ada.json", program: handed }],
      new Map([["a", { kind: "judged", verdict, judgement: undefined as never }]]),
      new Map(),
    );
    expect(row).toMatchObject({ task: "ucb1", isOtherwise: false });
    // Nothing that could count otherwise is said of it.
    expect(row.set).not.toContain(countingTitles.order);
    expect(savedRows([row])[1].slice(9, 15)).toEqual([verdict.passed, verdict.of, "", "", "", ""]);
  });
});

describe("The table of programs", () => {
  const hand = (name: string, key: string, set = program.set) => ({
    key,
    name,
    file: `${name}.json`,
    program: { ...program, set },
  });
  const wrong: ProgramVerdict = {
    ...verdict,
    difference: "wrongValue",
    passes: false,
    passed: 3,
    sameAs: [],
  };
  const rows = programRows(
    [
      hand("Ada", "a"),
      hand("=Bob", "b"),
      hand("Eve", "e", "?set=minimax&counts=value&title=Week+3"),
      hand("Joe", "j", "?set=x"),
    ],
    new Map([
      ["a", { kind: "judged", verdict, judgement: undefined as never }],
      ["b", { kind: "judged", verdict: wrong, judgement: undefined as never }],
    ]),
    new Map([["a", ["b"]]]),
  );

  it("marks what does otherwise than its file says, and what was set in another way than for most", () => {
    expect(rows.map(({ isOtherwise }) => isOtherwise)).toEqual([false, true, false, false]);
    expect(rows.map(({ isSetOtherwise }) => isSetOtherwise)).toEqual([false, false, true, false]);
    expect(rows[0].alike).toEqual(["=Bob"]);
  });

  it("has a row for each in a spreadsheet, with what was counted here and not what files say", () => {
    const [head, ada, bob, eve] = savedRows(rows);
    for (const row of [ada, bob, eve]) expect(row).toHaveLength(head.length);
    expect(ada.slice(9, 15)).toEqual([1028, 1028, 9000, 9000, 7000, 7000]);
    expect(bob[9]).toBe(3);
    expect(eve.slice(9, 15)).toEqual(["", "", "", "", "", ""]);
  });

  it("says who of a class has not handed in, of each thing that was set, in the spreadsheet, too", () => {
    const more = programRows(
      [
        hand("Ada", "a"),
        hand("bob ", "b"),
        hand("Ada", "u", "?set=ucb1&title=Week+4"),
        hand("Joe", "j", "?set=x"),
      ],
      new Map(),
      new Map(),
    );
    const compared = compareRows(more, ["Ada", "Bob", "Cyd"]);
    expect(compared).toEqual([
      { called: "Week 3", missing: ["Cyd"], others: [] },
      { called: "Week 4", missing: ["Bob", "Cyd"], others: [] },
    ]);
    expect(compareRows(more, ["Cyd"])[0].others).toEqual(["Ada", "bob "]);
    const saved = savedRows(more, compared);
    expect(saved).toHaveLength(1 + 4 + 3);
    expect(saved.slice(5).map(([name, , called]) => [name, called])).toEqual([
      ["Cyd", "Week 3"],
      ["Bob", "Week 4"],
      ["Cyd", "Week 4"],
    ]);
  });
});
