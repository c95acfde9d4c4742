import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AskChances, ChancesMessage } from "../../../src/figures/dicePlay/askChances.ts";
import { dicePlay, dicePlayFacts } from "../../../src/figures/dicePlay/dicePlay.ts";
import { DicePlaying } from "../../../src/figures/dicePlay/dicePlaying.svelte.ts";
import { slotsOf } from "../../../src/figures/dicePlay/slots.ts";
import { sayLast, sayStanding, undoBrings } from "../../../src/figures/dicePlay/words.ts";
import type { AskSampling } from "../../../src/kit/dice/askSampling.ts";
import { beginners, diceGames, levelsOf } from "../../../src/kit/dice/diceGames.ts";
import { exactChances } from "../../../src/kit/dice/exactChances.ts";
import { sampleChoice } from "../../../src/kit/dice/sampleChoice.ts";

const viewOf = (said: Readonly<Record<string, unknown>>) => dicePlay.place(said).given;

/** A game whose program chooses when the test says so, and whose questions are answered at once, or by what is given. */
function begun(said: Readonly<Record<string, unknown>>, answer?: ChancesMessage) {
  let waiting: (() => void) | undefined;
  const ask: AskChances = ({ game, position }, tell) => {
    tell(answer ?? { kind: "chances", chances: exactChances(game, position) });
    return () => {};
  };
  const wait = (act: () => void) => {
    waiting = act;
    return () => {
      waiting = undefined;
    };
  };
  const sampleNow: AskSampling = (question, tell) => {
    tell({ kind: "sampled", choice: sampleChoice({ ...question, playouts: 20 }) });
    return () => {};
  };
  const playing = new DicePlaying(viewOf(said), ask, wait, undefined, sampleNow);
  playing.begin();
  return {
    playing,
    /** The program chooses; false where it does not wait to. */
    goOn() {
      const act = waiting;
      waiting = undefined;
      act?.();
      return act !== undefined;
    },
  };
}

const all = diceGames.flatMap((game) =>
  levelsOf[game].flatMap((level) => beginners.map((begins) => ({ game, level, begins }))),
);

describe("A game of dice that is played", () => {
  it.each(all)("goes to its end, and its link shows the same: $game, $level, $begins first", (said) => {
    const { playing, goOn } = begun({ ...said, seed: 5 });
    for (let turn = 0; playing.outcome === undefined; turn++) {
      if (playing.readersTurn) playing.choose(playing.legal[turn % playing.legal.length]);
      else expect(goOn()).toBe(true);
      expect(playing.notice).toBeUndefined();
    }
    expect(goOn()).toBe(false);
    const winner = playing.playerOf(playing.outcome > 0 ? "max" : "min");
    expect(sayStanding(playing)).toMatch(winner === "reader" ? /^You have won/ : /^The program has won/);
    const read = dicePlay.read(dicePlay.write(playing.view));
    expect(read).toEqual(playing.view);
    expect(dicePlayFacts(read).winner).toBe(winner === "reader" ? "you" : "the program");
  });

  it("takes back the reader's own last choice, whatever came of it, and brings the same dice once more", () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(200), fc.nat(12), (said, seed, most) => {
        const { playing, goOn } = begun({ ...said, seed });
        let before: unknown;
        for (let choices = 0; choices <= most && playing.outcome === undefined; ) {
          if (!playing.readersTurn) goOn();
          else {
            before = playing.position;
            playing.choose(playing.legal[0]);
            choices++;
          }
        }
        const [{ length }, after] = [playing.view.moves, playing.told.events];
        playing.undo();
        expect([playing.position, playing.readersTurn]).toEqual([before, true]);
        expect(playing.view.moves.length).toBeLessThan(length);
        playing.choose(playing.legal[0]);
        while (playing.view.moves.length < length) goOn();
        expect(playing.told.events).toEqual(after);
      }),
      { numRuns: 40 },
    );
  });

  it("takes no choice that is not the reader's, or not legal", () => {
    const { playing } = begun({ game: "pig", begins: "program" });
    expect(playing.choose("roll")).toBe(false);
    const own = begun({ game: "pig" }).playing;
    expect(own.choose("hold")).toBe(false);
    expect(own.choose("roll")).toBe(true);
  });

  it("shows what the next choice wins, and after it what the last could win", () => {
    const { playing } = begun({ game: "pig", seed: 2 });
    playing.toggleHint();
    expect(playing.chances).toEqual(exactChances("pig", "0:0 A+0"));
    playing.choose("roll");
    const { asked } = playing;
    expect(asked?.chosen).toBe(playing.readersTurn ? undefined : "roll");
    const position = playing.rules.write(asked!.position);
    expect(playing.chances).toEqual(exactChances("pig", position));
  });

  it("keeps a game that is left for another, until Undo brings it back", () => {
    const { playing } = begun({ game: "race", seed: 3 });
    playing.choose(playing.legal[0]);
    const left = playing.view;
    playing.restart();
    expect(playing.view).toMatchObject({ moves: [], seed: 4 });
    expect(playing.notice).toBe(undoBrings);
    playing.undo();
    expect(playing.view).toEqual(left);
  });

  it("waits to be asked again where the program has nothing to go by", () => {
    const { playing, goOn } = begun(
      // The first roll of this seed is no 1.
      { game: "pig", begins: "program", level: "exact", seed: 5, moves: "roll" },
      { kind: "failed", message: "no memory" },
    );
    goOn();
    // One move alone needs no answer.
    while (!playing.paused && goOn());
    expect(playing.notice).toContain("no memory");
    expect(goOn()).toBe(false);
    playing.resume();
    expect(playing.notice).toBeUndefined();
    expect(goOn()).toBe(true);
  });

  it("shows a broken link as far as it goes, and says what is wrong", () => {
    const { playing } = begun({ game: "pig" });
    expect(() => playing.show(viewOf({ game: "pig", moves: "roll,fly" }))).toThrow(
      /^Choice 2: .*up to there/,
    );
    expect(playing.view.moves).toEqual(["roll"]);
    expect(() => dicePlay.settle!(viewOf({ game: "pig", moves: "fly" }))).toThrow("Choice 1");
  });

  it("keeps what was said until the reader does something, though the program chooses", () => {
    const { playing, goOn } = begun({ game: "race", begins: "program" });
    playing.notice = "This link is broken.";
    while (!playing.readersTurn && goOn());
    expect([playing.view.moves.length > 0, playing.notice]).toEqual([true, "This link is broken."]);
    playing.choose(playing.legal[0]);
    expect(playing.notice).toBeUndefined();
  });

  it("has a button for each choice, and says what has happened", () => {
    const { playing, goOn } = begun({ game: "race", seed: 1 });
    for (let choices = 0; choices < 30 && playing.outcome === undefined; choices++) {
      const moves = slotsOf("race", playing.position, playing.readersTurn).flatMap(({ move }) =>
        move === undefined ? [] : [move],
      );
      expect(moves).toEqual(playing.readersTurn ? playing.legal : []);
      if (playing.readersTurn) playing.choose(moves.at(-1));
      else goOn();
      expect(sayLast(playing)).toMatch(/^(?:You|The program) (?:moves?|can move no man)/);
    }
  });
});
