import { describe, expect, it } from "vitest";
import { ticTacToe } from "../../../../src/engine/index.ts";
import { Evaluating } from "../../../../src/figures/evaluation/evaluating.svelte.ts";
import { evaluation } from "../../../../src/figures/evaluation/evaluation.ts";
import {
  type TuningStep,
  type TuningTask,
  tuneGame,
} from "../../../../src/figures/evaluation/tuning/tuneGame.ts";
import type { TuningMessage } from "../../../../src/figures/evaluation/tuning/tuning.svelte.ts";
import { Tuning } from "../../../../src/figures/evaluation/tuning/tuning.svelte.ts";
import { sayTuning } from "../../../../src/figures/evaluation/tuning/words.ts";
import { estimatedFaces } from "../../../../src/games/estimatedFaces.ts";
import { ManualWorker } from "../../../kit/worker/manualWorker.ts";

const task: TuningTask = { game: "ticTacToe", weights: {}, most: 6, seed: 1 };
const steps = [...tuneGame(task)];

/** A tuning whose worker says what the test says. */
function made() {
  const heard: Readonly<Record<string, number>>[] = [];
  const { started, start } = new ManualWorker<TuningTask, TuningMessage>();
  const tuning = new Tuning((weights) => heard.push(weights), start);
  tuning.run(task);
  return { tuning, heard, started };
}
const kept = steps.filter((step) => step.kind === "round" && step.round.kept).length;

describe("A tuning", () => {
  it("plays its challenges and then proves what they have brought", () => {
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...Array(estimatedFaces.ticTacToe.tuning.rounds).fill("round"),
      "proof",
    ]);
    const proof = steps.at(-1) as TuningStep & { kind: "proof" };
    const { wins, draws, losses } = proof.result;
    expect(wins + draws + losses).toBe(2 * estimatedFaces.ticTacToe.tuning.proof);
    expect(wins).toBeGreaterThan(losses);
  });

  it("hands over weights whenever better ones are found, and says how far it is", () => {
    const { tuning, heard, started } = made();
    expect(sayTuning(tuning)).toBe("Challenge 1 of 30 is being played, 40 games.");
    for (const step of steps.slice(0, -1)) {
      started[0].say(step);
      expect(sayTuning(tuning)).toMatch(
        /^(Challenge \d+ of 30: .* is kept|.* stays as it was|All 30 challenges)/,
      );
    }
    expect(kept).toBeGreaterThan(0);
    expect(heard).toHaveLength(kept);
    expect(tuning.share).toBe(1);
    started[0].say(steps.at(-1)!);
    started[0].say({ kind: "ended" });
    expect(tuning.running).toBe(false);
    expect(sayTuning(tuning)).toMatch(
      /^Against the weights it began with, these score \d+\u00a0% in 100 new games/,
    );
  });

  it("is cancelled at once, and keeps the weights that it has found", () => {
    const { tuning, heard, started } = made();
    for (const step of steps.slice(0, 20)) started[0].say(step);
    const found = heard.length;
    tuning.cancel();
    expect([tuning.running, started[0].stopped, heard.length]).toEqual([false, true, found]);
    expect(sayTuning(tuning)).toContain("Cancelled after 20 of 30 challenges");
    tuning.run({ ...task, seed: 2 });
    expect([tuning.running, tuning.rounds.length, started.length]).toEqual([true, 0, 2]);
  });

  it("measures nothing where no challenger was better, and says so", () => {
    const { tuning, started } = made();
    const lost = steps.flatMap((step) =>
      step.kind === "round" ? [{ ...step, round: { ...step.round, kept: false } }] : [],
    );
    for (const step of lost) started[0].say(step);
    started[0].say({ kind: "ended" });
    expect(sayTuning(tuning)).toMatch(/^None of 30 challengers won by enough/);
  });

  it("says what broke it off", () => {
    const { tuning, started } = made();
    started[0].say({ kind: "failed", message: "no games" });
    expect([tuning.running, sayTuning(tuning)]).toEqual([false, "The games broke off: no games"]);
  });
});

describe("An evaluation", () => {
  it("takes tuned weights, and switches a feature on that weighs something", () => {
    const evaluating = new Evaluating(evaluation.place({ off: ["twos"], weights: { ones: 2 } }).given);
    expect(evaluating.counting).toEqual({ ...ticTacToe.evaluation.weights, ones: 2, twos: 0 });
    evaluating.take({ ones: 1, twos: 4, centre: 0 });
    expect(evaluating.counting).toEqual({ ones: 1, twos: 4, centre: 0 });
    expect(evaluating.off).toEqual([]);
  });
});
