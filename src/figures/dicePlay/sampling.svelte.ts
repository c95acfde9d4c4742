import { type AskSampling, askSampling, type SamplingMessage } from "../../kit/dice/askSampling.ts";
import { rulesOf } from "../../kit/dice/diceGames.ts";
import type { SampledChoice, SamplingQuestion } from "../../kit/dice/sampleChoice.ts";
import type { DicePlayView } from "./dicePlay.ts";

/**
 * What sampling is asked in a position of a game, before which so many choices were made. It is the same whenever it is asked, and
 * so a link shows how a choice came about.
 */
export function toSample(
  { game, playouts, seed }: Pick<DicePlayView, "game" | "playouts" | "seed">,
  position: unknown,
  choices: number,
): SamplingQuestion {
  const written = rulesOf(game).write(position);
  return { game, position: written, playouts: Number(playouts), seed: `${seed} ${-1 - choices}` };
}

/** Choices that are made by sampling: how far the next one is, and how the last one came about. */
export class Sampling {
  readonly #ask: AskSampling;
  /** Playouts so far, once they take long enough to be told; undefined while none are made. */
  done = $state<number>();
  #known = $state.raw<{ readonly key: string; readonly choice: SampledChoice }>();

  constructor(ask: AskSampling = askSampling) {
    this.#ask = ask;
  }

  /** What came of a question, where it was the last one that was answered. */
  known(question: SamplingQuestion): SampledChoice | undefined {
    return this.#known?.key === JSON.stringify(question) ? this.#known.choice : undefined;
  }

  /** Asks, and tells the last word alone. The function it returns ends it at once, in silence. */
  ask(question: SamplingQuestion, tell: (message: SamplingMessage) => void = () => {}): () => void {
    const stop = this.#ask(question, (message) => {
      if (message.kind === "playouts") {
        this.done = message.done;
        return;
      }
      this.done = undefined;
      if (message.kind === "sampled") this.#known = { key: JSON.stringify(question), choice: message.choice };
      tell(message);
    });
    return () => {
      this.done = undefined;
      stop();
    };
  }
}
