import { beforeEach, expect, it, vi } from "vitest";
import { goOnAs } from "../../../src/tools/check/student.ts";
import { readLines, readResults, writeLine, writeResults } from "../../../src/tools/classroom/results.ts";
import { armDifferences, gainOf, gainRows } from "../../../src/tools/gain/classGain.ts";
import {
  allRecords,
  isWhole,
  newRecord,
  readRecord,
  type TestRecord,
} from "../../../src/tools/gain/record.ts";
import { questionCount } from "../../../src/tools/gain/tested.ts";
import { TestState } from "../../../src/tools/gain/testState.svelte.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("dispatchEvent", () => true);
});

const asked = { chapter: "alpha-beta", seed: "1", arm: "figures" } as const;
/** Answers so many questions of a part rightly, the others wrongly or not at all, and hands it in. */
async function take(state: TestState, part: "before" | "after", right: number): Promise<void> {
  await state.open(part, "own");
  for (let place = 0; place < questionCount; place++) {
    state.goTo(place);
    const { item } = state.placed!;
    if (place < right) state.give(item.answer);
    else if (place % 2 === 0) state.give(item.options?.find(({ key }) => key !== item.answer)?.key ?? "999");
  }
  state.handIn(20_000);
}
const fresh = (arm: "figures" | "text" = "figures") => {
  const state = new TestState({ ...asked, arm });
  state.restore();
  return state;
};

it("What is right before and after is graded, kept and compared", async () => {
  const state = fresh();
  await take(state, "before", 4);
  expect(state.isHandedIn("before")).toBe(true);
  expect(state.isWhole).toBe(false);
  const later = fresh();
  await take(later, "after", 7);
  const [record] = allRecords();
  expect(record).toEqual(later.record);
  expect(isWhole(record) && gainOf(record)).toBeCloseTo(0.5);
  // The two forms are other ones.
  expect(record.before.given).not.toEqual(record.after.given);
});

it("What was begun goes on at the first question that is open, and what was handed in stays", async () => {
  const state = fresh();
  await state.open("before", "own");
  state.give(state.placed!.item.answer);
  state.goTo(1);
  state.give("7");
  state.give("");
  const again = fresh();
  await again.open("before", "another");
  expect(again.record).toEqual(state.record);
  expect(again.place).toBe(1);
  again.handIn(20_001);
  const { before } = again.record!;
  expect(before.right!.filter(Boolean)).toHaveLength(1);
  await again.open("before", "own");
  again.give("8");
  expect(again.record!.before).toEqual(before);
});

it("What is deleted can be taken back, and another who answers here has nothing of it", async () => {
  const state = fresh();
  await take(state, "before", 2);
  const { record } = state;
  state.delete();
  expect([state.record, allRecords()]).toEqual([undefined, []]);
  state.takeBack();
  expect([state.record, allRecords()]).toEqual([record, [record]]);
  goOnAs("Grace");
  expect(allRecords()).toEqual([]);
  expect(fresh().record).toBeUndefined();
});

it("What another tab has answered is not written over, and what it has handed in is not answered again", async () => {
  const window = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const hears = () =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "plyground:gain:alpha-beta" }));
  const [here, there] = [fresh(), fresh()];
  const leave = here.follow();
  await there.open("before", "own");
  there.give("7");
  hears();
  await here.open("before", "own");
  expect(here.place).toBe(1);
  there.goTo(1);
  there.give("8");
  hears();
  here.goTo(2);
  here.give("9");
  expect(fresh().answered("before")).toBe(3);
  there.restore();
  await there.open("before", "own");
  there.handIn(20_000);
  hears();
  expect([here.part, here.isHandedIn("before")]).toEqual([undefined, true]);
  leave();
});

it("Whoever reads some of a chapter with figures and some without is in neither group", async () => {
  await take(fresh("text"), "before", 1);
  const state = fresh("figures");
  await state.open("after", "own");
  expect(state.record!.arm).toBe("both");
});

it("A broken record, or one of another version, is none", () => {
  const record = newRecord("minimax", "1", "AB", "text");
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  for (const broken of [
    { ...record, version: 0 },
    { ...record, chapter: "mcts" },
    { ...record, order: "AA" },
    { ...record, arm: "none" },
    { ...record, seed: "x".repeat(81) },
    { ...record, before: { given: ["1"] } },
    { ...record, after: { ...record.after, right: [true] } },
    { ...record, after: { ...record.after, given: record.after.given.map(() => "x".repeat(41)) } },
    null,
    "record",
  ])
    expect(readRecord(broken)).toBeUndefined();
});

/** One who had so many right before, and after. */
const whole = (before: number, after: number, arm: TestRecord["arm"] = "figures"): TestRecord => {
  const record = newRecord("alpha-beta", "1", "AB", arm);
  const part = (right: number) => ({
    ...record.before,
    right: record.before.given.map((_, place) => place < right),
  });
  return { ...record, before: part(before), after: part(after) };
};

it("A class has its readers' mean gain, and who had all right before is left out of it", () => {
  // Gains by hand: 3/6, 4/8 and 1/5, of which the mean is 0.4; the fourth can gain nothing.
  const class_ = [
    whole(4, 7),
    whole(2, 6),
    whole(5, 6),
    whole(10, 10),
    newRecord("minimax", "1", "AB", "text"),
  ];
  const [row, ...others] = gainRows(class_);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    chapter: "alpha-beta",
    arm: "figures",
    readers: 4,
    before: 5.25,
    after: 7.25,
    full: 1,
  });
  expect(row.gain).toMatchObject({ readers: 3, mean: expect.closeTo(0.4) });
  // Deviations 0.1, 0.1, −0.2: variance 0.03; 4.302653 · √0.01.
  expect(row.gain!.interval![1]).toBeCloseTo(0.8302653, 5);
  expect(armDifferences(class_)).toEqual([]);
  const [{ difference }] = armDifferences([...class_, whole(5, 5, "text"), whole(0, 1, "text")]);
  expect(difference.mean).toBeCloseTo(0.35);
  expect(gainRows([whole(10, 9)])[0].gain).toBeUndefined();
});

it("Results hold the tests, in a file and in a line, and what is broken of them is left out", async () => {
  const results = { name: "Ada", done: new Map(), gains: [whole(4, 7)] };
  expect(readResults(writeResults(results)).gains).toEqual(results.gains);
  const [read] = await readLines(await writeLine(results));
  expect(read).toMatchObject({ name: "Ada", gains: results.gains, intact: true });
  const twice = { ...results, gains: [whole(1, 2), whole(4, 7), { chapter: "minimax" } as TestRecord] };
  expect(readResults(writeResults(twice)).gains).toEqual([whole(1, 2)]);
});
