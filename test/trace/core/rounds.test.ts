import { describe, expect, it } from "vitest";
import {
  findRoundStep,
  lastPhaseEnd,
  nextPhaseEnd,
  roundsAt,
  roundsOn,
} from "../../../src/trace/core/rounds.ts";
import { StoryRecorder } from "../../../src/trace/core/storyRecorder.ts";
import { StoryTrace } from "../../../src/trace/core/storyTrace.ts";

const words = { kinds: ["down", "up"], nodeKinds: ["chance"], numbers: 0 } as const;

/** Rounds told by initials: "du u uu" is a way down and up, one up, and two up. */
function told(rounds: string) {
  const recorder = new StoryRecorder<"down" | "up", "chance", never>(words);
  recorder.add("chance");
  const ends = [0];
  for (const round of rounds.split(" ")) {
    for (const initial of round) recorder.tell(initial === "d" ? "down" : "up", 0);
    ends.push(recorder.length);
  }
  return Object.assign(new StoryTrace(words, recorder.recording()), { ends: Int32Array.from(ends) });
}

describe("A story told in rounds", () => {
  const story = told("ddu u uu d");
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];

  it("knows how many rounds are over at each step", () => {
    expect(steps.map((step) => roundsAt(story, step))).toEqual([0, 0, 0, 1, 2, 2, 3, 4]);
  });

  it("goes from phase to phase, and begins one with each round, though it be of the same kind", () => {
    expect(steps.map((step) => nextPhaseEnd(story, step))).toEqual([2, 2, 3, 4, 6, 6, 7, 7]);
    expect(steps.map((step) => lastPhaseEnd(story, step))).toEqual([0, 0, 0, 2, 3, 4, 4, 6]);
  });

  it("goes from round to round, to the end of one from within it, and not beyond the first and the last", () => {
    expect(steps.map((step) => roundsOn(story, step, 1))).toEqual([3, 3, 3, 4, 6, 6, 7, 7]);
    expect(steps.map((step) => roundsOn(story, step, -1))).toEqual([0, 0, 0, 0, 3, 4, 4, 6]);
    expect(roundsOn(story, 1, 99)).toBe(7);
  });

  it("finds a step by its number, its round, and its phase of a round", () => {
    const find = (at: string) => findRoundStep(story, at, "lap", ["down", "up"]);
    expect(["start", "end", "5", "lap 1", "lap 3", "lap 1 down", "lap 1 up", "lap 3 up"].map(find)).toEqual([
      0, 7, 5, 3, 6, 2, 3, 6,
    ]);
    expect(["8", "lap 0", "lap 5", "lap 2 down", "lap 1 sideways", "round 1", ""].map(find)).toEqual(
      new Array(7).fill(undefined),
    );
  });
});
