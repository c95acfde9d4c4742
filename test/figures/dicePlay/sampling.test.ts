import { describe, expect, it } from "vitest";
import { dicePlay } from "../../../src/figures/dicePlay/dicePlay.ts";
import { DicePlaying } from "../../../src/figures/dicePlay/dicePlaying.svelte.ts";
import type { SamplingMessage } from "../../../src/kit/dice/askSampling.ts";
import { type SamplingQuestion, sampleChoice } from "../../../src/kit/dice/sampleChoice.ts";

/** A game whose sampling is told on by the test. */
function begun(said: Readonly<Record<string, unknown>>) {
  const asked: SamplingQuestion[] = [];
  let waiting: (() => void) | undefined;
  let tell: ((message: SamplingMessage) => void) | undefined;
  const playing = new DicePlaying(
    dicePlay.place({ level: "sampling", playouts: "100", seed: 5, ...said }).given,
    () => () => {},
    (act) => {
      waiting = act;
      return () => {
        waiting = undefined;
      };
    },
    undefined,
    (question, tellIt) => {
      asked.push(question);
      tell = tellIt;
      return () => {
        tell = undefined;
      };
    },
  );
  playing.begin();
  /** The program goes on, as far as it does without sampling. */
  const goOn = () => {
    while (waiting) {
      const act = waiting;
      waiting = undefined;
      act();
    }
  };
  /** Both go on until sampling is asked, the reader by the first choice that there is. */
  const goOnUntilAsked = () => {
    for (goOn(); tell === undefined; goOn()) playing.choose(playing.legal[0]);
  };
  return {
    playing,
    asked,
    goOn,
    goOnUntilAsked,
    isThinking: () => tell !== undefined,
    say(message: SamplingMessage) {
      const listening = tell;
      if (message.kind !== "playouts") tell = undefined;
      listening?.(message);
    },
  };
}
const answerTo = (question: SamplingQuestion): SamplingMessage => ({
  kind: "sampled",
  choice: sampleChoice(question),
});

describe("A game of dice against sampling", () => {
  it("says how far it is, plays what it tried most, and shows what it tried", () => {
    const { playing, asked, say, goOnUntilAsked } = begun({ game: "race", begins: "program" });
    goOnUntilAsked();
    expect(asked).toHaveLength(1);
    const before = playing.view.moves.length;
    say({ kind: "playouts", done: 64 });
    expect(playing.sampling.done).toBe(64);
    say(answerTo(asked[0]));
    expect(playing.sampling.done).toBeUndefined();
    const { move, tried } = sampleChoice(asked[0]);
    expect(playing.view.moves[before]).toBe(move);
    expect(playing.sampled?.chosen).toBe(move);
    expect(playing.sampling.known(playing.sampled!.question)?.tried).toEqual(tried);
  });

  it("shows the same again when its link is opened, and asks for it while the reader thinks", () => {
    const { playing, asked, say, goOnUntilAsked } = begun({ game: "race", begins: "program" });
    goOnUntilAsked();
    say(answerTo(asked[0]));
    const link = dicePlay.read(dicePlay.write(playing.view));
    expect(link).toEqual(playing.view);
    const again = begun({ ...link });
    expect(again.asked).toEqual([playing.sampled?.question]);
    again.say(answerTo(again.asked[0]));
    expect(again.playing.view.moves).toEqual(playing.view.moves);
    expect(again.playing.sampling.known(again.playing.sampled!.question)).toBeDefined();
  });

  it("is cancelled at once, waits, and goes on when it is asked again, or at another level", () => {
    const { playing, asked, say, isThinking, goOn, goOnUntilAsked } = begun({
      game: "race",
      begins: "program",
    });
    goOnUntilAsked();
    const { moves } = playing.view;
    say({ kind: "playouts", done: 64 });
    playing.cancel();
    expect([isThinking(), playing.paused, playing.sampling.done]).toEqual([false, true, undefined]);
    expect(playing.view.moves).toEqual(moves);
    playing.resume();
    goOn();
    expect([isThinking(), playing.paused]).toEqual([true, false]);
    expect(asked[1]).toEqual(asked[0]);
    playing.cancel();
    playing.setLevel("expectimax");
    goOn();
    expect(playing.view.moves.length).toBeGreaterThan(moves.length);
  });

  it("samples a choice of the past in vain where that is cancelled: the game does not wait for it", () => {
    const { playing, asked, say, goOnUntilAsked } = begun({ game: "race", begins: "program" });
    goOnUntilAsked();
    say(answerTo(asked[0]));
    playing.setPlayouts("1000");
    expect(asked.at(-1)?.playouts).toBe(1000);
    playing.cancel();
    expect([playing.paused, playing.readersTurn]).toEqual([false, true]);
  });

  it("waits where it broke off", () => {
    const { playing, say, goOnUntilAsked } = begun({ game: "race", begins: "program" });
    goOnUntilAsked();
    say({ kind: "failed", message: "no memory" });
    expect(playing.paused).toBe(true);
    expect(playing.notice).toBeDefined();
  });

  it("says nothing of playouts in links to other levels", () => {
    const other = dicePlay.place({ game: "race", level: "exact", playouts: "10" }).given;
    expect(dicePlay.write(other).has("playouts")).toBe(false);
  });
});
