import { beforeEach, describe, expect, it } from "vitest";
import { type FairnessView, fairness } from "../../../src/figures/fairness/fairness.ts";
import { nodesToSolve } from "../../../src/figures/fairness/limits.ts";
import { measured } from "../../../src/figures/fairness/measure.ts";
import {
  type MeasureMessage,
  Measuring,
  progressOf,
} from "../../../src/figures/fairness/measuring.svelte.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const view = fairness.place({ games: 10 }).given;
const found = measured(view);
const worker = new ManualWorker<FairnessView, MeasureMessage>();
const fresh = () => new Measuring(view, found, worker.start);
const finish = () => worker.latest.say({ kind: "measured", found });

beforeEach(() => {
  worker.started.length = 0;
});

describe("A game whose rules are changed", () => {
  it("begins with what was measured beforehand, and measures nothing itself", () => {
    const measuring = fresh();
    measuring.reset();
    expect([measuring.found, measuring.running]).toEqual([found, false]);
    expect(worker.started).toHaveLength(0);
  });

  it("is measured anew at each change, the one before being ended, and not again when it is taken back", () => {
    const measuring = fresh();
    measuring.change({ columns: 4 });
    const [first] = worker.started;
    expect([measuring.running, measuring.found, first.question.columns]).toEqual([true, undefined, 4]);
    measuring.change({ pie: true });
    expect(first.stopped).toBe(true);
    finish();
    expect([measuring.running, measuring.found]).toEqual([false, found]);
    measuring.reset();
    measuring.change({ columns: 4, pie: true });
    expect([worker.started.length, measuring.found]).toEqual([2, found]);
  });

  it("takes what would make no sense beside a change as near as it can be", () => {
    const measuring = fresh();
    measuring.change({ rows: 5, columns: 5 });
    measuring.change({ columns: 9 });
    expect(measuring.view.rows).toBe(2);
    measuring.setGame("pig");
    measuring.change({ bonus: 60 });
    measuring.change({ goal: 10 });
    expect(measuring.view.bonus).toBe(9);
    measuring.setGame("race");
    measuring.change({ headStart: 3 });
    measuring.change({ length: 2 });
    expect(measuring.view.headStart).toBe(1);
    measuring.setGame("rows");
    expect(measuring.view).toEqual(view);
  });

  it("keeps the last good number of games, and forgets what was refused at the next change", () => {
    const measuring = fresh();
    measuring.setGames("7");
    expect([measuring.gamesError !== undefined, measuring.view.games]).toEqual([true, 10]);
    measuring.setGames("1,000");
    expect([measuring.gamesError, measuring.view.games]).toEqual([undefined, 1000]);
  });

  it("plays others in the last good number, and still says what was refused", () => {
    const measuring = fresh();
    measuring.setGames("7");
    const refused = measuring.gamesError;
    measuring.run();
    expect([measuring.running, measuring.view.games, measuring.view.seed]).toEqual([true, 10, view.seed + 1]);
    expect([refused, measuring.gamesError]).toEqual([expect.any(String), refused]);
  });

  it("says how far it is: first by nodes, then by games", () => {
    const measuring = fresh();
    measuring.change({ columns: 4 });
    const share = (nodes: number, games: number) => {
      worker.latest.say({ kind: "progress", nodes, games });
      return progressOf(measuring).share;
    };
    expect(share(nodesToSolve / 2, 0)).toBe(1 / 4);
    expect(share(3 * nodesToSolve, 0)).toBe(1 / 2);
    expect(share(3 * nodesToSolve, 5)).toBe(3 / 4);
    finish();
    expect(progressOf(measuring).share).toBe(0);
  });

  it("is cancelled at once, and measured when it is asked for again", () => {
    const measuring = fresh();
    measuring.change({ columns: 4 });
    measuring.cancel();
    expect([measuring.running, measuring.cancelled, worker.latest.stopped]).toEqual([false, true, true]);
    finish();
    expect(measuring.found).toBeUndefined();
    measuring.run();
    expect([measuring.running, measuring.cancelled]).toEqual([true, false]);
    expect(measuring.view.seed).toBe(view.seed);
    finish();
    expect(measuring.found).toBe(found);
  });

  it("has other games played where it is measured already", () => {
    const measuring = fresh();
    measuring.run();
    expect([measuring.view.seed, measuring.running]).toEqual([view.seed + 1, true]);
    measuring.show({ ...view, seed: 999_999_999 });
    finish();
    measuring.run();
    expect(measuring.view.seed).toBe(1);
  });

  it("says what broke it off, and can be measured again", () => {
    const measuring = fresh();
    measuring.change({ columns: 4 });
    worker.latest.say({ kind: "failed", message: "memory" });
    expect([measuring.running, measuring.found]).toEqual([false, undefined]);
    expect(measuring.notice).toBeDefined();
    measuring.run();
    finish();
    expect(measuring.found).toBe(found);
  });
});
