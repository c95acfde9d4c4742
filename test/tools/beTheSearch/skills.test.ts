import fc from "fast-check";
import { expect, it } from "vitest";
import type { Level } from "../../../src/kit/byHand/difficulty.ts";
import {
  afterRun,
  isDue,
  isMastered,
  type Practised,
  readSkills,
  type Skill,
  unpractised,
} from "../../../src/tools/beTheSearch/skills.ts";

const run = (level: number, wrong: number, day: number): Practised => ({
  level: level as Level,
  acts: 20,
  wrong,
  day,
});
const after = (...runs: readonly Practised[]): Skill => runs.reduce(afterRun, unpractised);
const practised = fc.record({
  level: fc.constantFrom<Level>(1, 2, 3, 4, 5, 6),
  acts: fc.integer({ min: 5, max: 90 }),
  wrong: fc.integer({ min: 0, max: 30 }),
  day: fc.integer({ min: 20_000, max: 20_400 }),
});

it("comes back after 1, 3, 7, 16, 35 and 80 days as long as it is right on the day", () => {
  let skill = unpractised;
  let day = 20_000;
  const waited: number[] = [];
  for (let times = 0; times < 7; times++) {
    skill = afterRun(skill, run(skill.level, 0, day));
    waited.push(skill.due - day);
    day = skill.due;
  }
  expect(waited).toEqual([1, 3, 7, 16, 35, 80, 80]);
});

it("comes back tomorrow after a mistake, and then begins anew", () => {
  const missed = after(run(1, 0, 100), run(2, 0, 101), run(3, 1, 104));
  expect(missed.due).toBe(105);
  expect(afterRun(missed, run(3, 0, 105)).due).toBe(106);
});

it("is not put off by a second right run on the same day", () => {
  expect(after(run(1, 0, 100), run(2, 0, 100), run(3, 0, 100)).due).toBe(101);
});

it("rises with success, stays where little was wrong, and falls where much was", () => {
  expect(after(run(1, 0, 1)).level).toBe(2);
  expect(after(run(1, 0, 1), run(2, 4, 1)).level).toBe(2);
  expect(after(run(1, 0, 1), run(2, 5, 1)).level).toBe(1);
  expect(after(run(6, 0, 1)).level).toBe(6);
});

it("is mastered after two right ones in a row of level 3 or above, and not after a mistake", () => {
  expect(isMastered(after(run(2, 0, 1), run(3, 0, 1)))).toBe(false);
  const mastered = after(run(3, 0, 1), run(4, 0, 1));
  expect(isMastered(mastered)).toBe(true);
  expect(isMastered(afterRun(mastered, run(5, 1, 2)))).toBe(false);
});

it("is written and read back, whatever was practised, and nothing else is read", () => {
  fc.assert(
    fc.property(fc.array(practised, { maxLength: 30 }), (runs) => {
      const skill = after(...runs.toSorted((one, other) => one.day - other.day));
      const text = JSON.stringify({ alphaBeta: skill });
      expect(readSkills(text)).toEqual({ alphaBeta: skill });
      expect(skill.level).toBeGreaterThanOrEqual(1);
      expect(skill.level).toBeLessThanOrEqual(6);
      if (runs.length > 0) expect(isDue(skill, skill.due)).toBe(true);
    }),
  );
  for (const text of [
    "",
    "[]",
    "3",
    '{"none":{}}',
    '{"alphaBeta":{"level":9,"runs":[],"due":0,"streak":0}}',
  ]) {
    expect(readSkills(text)).toBeUndefined();
  }
});
