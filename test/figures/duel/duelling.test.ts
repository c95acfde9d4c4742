import { describe, expect, it } from "vitest";
import { duel, duelFacts } from "../../../src/figures/duel/duel.ts";
import { Duelling } from "../../../src/figures/duel/duelling.svelte.ts";
import type { DuelGame, DuelPair } from "../../../src/figures/duel/pairSteps.ts";
import type { DuelMessage, DuelTask } from "../../../src/figures/duel/playInWorker.ts";

const game = (winner: DuelGame["winner"], brokeOff?: string): DuelGame => ({
  max: "first",
  winner,
  choices: 5,
  ...(brokeOff !== undefined && { brokeOff }),
});
const pair = (one: DuelGame["winner"], other: DuelGame["winner"]): DuelPair => [game(one), game(other)];

/** A duel that is played on by the test. */
function begun(said: Readonly<Record<string, unknown>>) {
  const tasks: DuelTask[] = [];
  let tell: ((message: DuelMessage) => void) | undefined;
  const duelling = new Duelling(duel.place({ pairs: 3, ...said }).given, (task, tellIt) => {
    tasks.push(task);
    tell = tellIt;
    return () => {
      tell = undefined;
    };
  });
  return {
    duelling,
    tasks,
    isPlaying: () => tell !== undefined,
    say: (message: DuelMessage) => tell?.(message),
  };
}

describe("A duel", () => {
  it("plays all pairs, keeps what is over when it is cancelled, and goes on from there", () => {
    const { duelling, tasks, say, isPlaying } = begun({});
    duelling.run();
    say({ kind: "choices", choices: 4 });
    say({ kind: "pair", games: pair("first", "second") });
    expect([duelling.pairs.length, duelling.choices, duelling.isOver]).toEqual([1, 0, false]);
    duelling.cancel();
    expect([isPlaying(), duelling.running, duelling.cancelled]).toEqual([false, false, true]);
    duelling.run();
    expect(tasks.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    say({ kind: "pair", games: pair("first", "first") });
    say({ kind: "pair", games: pair("first", "second") });
    say({ kind: "ended" });
    expect([duelling.running, duelling.isOver]).toEqual([false, true]);
    expect(duelFacts(duelling.view, duelling.pairs)).toMatchObject({
      games: "6",
      won: "1",
      shared: "2",
      lost: "0",
    });
  });

  it("has other dice once it is over, and when more pairs are wanted of what was seen", () => {
    const { duelling, tasks, say } = begun({ pairs: 1, seed: 4 });
    duelling.run();
    say({ kind: "pair", games: pair("first", "first") });
    say({ kind: "ended" });
    duelling.run();
    expect(tasks[1]).toMatchObject({ from: 0, to: 1, view: { seed: 5 } });
    say({ kind: "pair", games: pair("first", "first") });
    duelling.type("pairs", "9");
    expect(duelling.view).toMatchObject({ pairs: 9, seed: 6 });
    expect(duelling.pairs).toEqual([]);
    // Nothing was seen yet of these.
    duelling.type("pairs", "8");
    expect(duelling.view).toMatchObject({ pairs: 8, seed: 6 });
  });

  it("plays what a link or a phrase asks for, and waits where it waited, as Back and Undo bring it again", () => {
    const { duelling, tasks, say } = begun({});
    const waiting = duel.write(duelling.view);
    expect(duelling.view.begun).toBe(false);
    duelling.show(duel.read(waiting));
    expect([tasks.length, duelling.running]).toEqual([0, false]);
    duelling.show(duel.read(new URLSearchParams("pairs=2")));
    expect([tasks.length, duelling.running, duelling.view.begun]).toEqual([1, true, true]);
    for (let i = 0; i < 2; i++) say({ kind: "pair", games: pair("first", "second") });
    say({ kind: "ended" });
    const played = duel.write(duelling.view);
    expect(duelling.view.begun).toBe(true);
    duelling.setPlayer("second", { kind: "exact" });
    expect(duelling.view.begun).toBe(false);
    duelling.show(duel.read(played));
    expect(tasks.length).toBe(2);
    // To play it is no change to take back.
    expect(duel.lasting(duel.read(waiting))).toBe(duel.lasting({ ...duel.read(waiting), begun: true }));
  });

  it("begins anew with other players, and ends what runs", () => {
    const { duelling, say, isPlaying } = begun({});
    duelling.run();
    say({ kind: "pair", games: pair("first", "first") });
    duelling.setPlayer("second", { kind: "exact" });
    expect([isPlaying(), duelling.running, duelling.pairs.length]).toEqual([false, false, 0]);
    expect(duelling.view.second).toEqual({ kind: "exact" });
  });

  it("keeps a program of the reader's in another game, with who usually plays that", () => {
    const { duelling } = begun({ game: "race", second: "program,expectimax,python,2", seed: 8 });
    duelling.setGame("pig");
    expect(duelling.view).toMatchObject({
      game: "pig",
      first: { kind: "sampling" },
      second: { kind: "program", program: { task: "expectimax", language: "python" }, strength: 2 },
      seed: 8,
      pairs: 3,
    });
  });

  it("holds the last good number where another is refused, and says why", () => {
    const { duelling } = begun({});
    duelling.type("pairs", "0");
    expect(duelling.view.pairs).toBe(3);
    expect(duelling.errors.pairs).toBeDefined();
    duelling.forgive("pairs");
    expect(duelling.errors.pairs).toBeUndefined();
  });

  it("says of games that a program broke off that they are lost, and what broke the duel off", () => {
    const { duelling, say } = begun({});
    duelling.run();
    say({ kind: "pair", games: [game("first", "why"), game("second")] });
    expect(duelling.brokenOff.map(({ brokeOff }) => brokeOff)).toEqual(["why"]);
    say({ kind: "failed", message: "no frame" });
    expect(duelling.running).toBe(false);
    expect(duelling.notice).toBeDefined();
  });
});
