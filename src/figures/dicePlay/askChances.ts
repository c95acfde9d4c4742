import type { DiceGame } from "../../kit/dice/diceGames.ts";
import { askWorker, type Failed, startWorker } from "../../kit/worker/askWorker.ts";

/** Of which position it is asked what each choice wins. */
export interface ChancesQuestion {
  readonly game: DiceGame;
  /** As the game writes it. */
  readonly position: string;
}

export type ChancesMessage = { readonly kind: "chances"; readonly chances: readonly number[] } | Failed;

/** Asks with what probability each choice wins, and tells the answer. The function it returns ends it at once, in silence. */
export type AskChances = (question: ChancesQuestion, tell: (message: ChancesMessage) => void) => () => void;

/** One that has answered, and has solved its game: it waits for the next question. */
let idle: Worker | undefined;

/** Off the page's own thread: to solve a game takes a second. */
export const askChances: AskChances = (question, tell) => {
  const worker =
    idle ?? startWorker(() => new Worker(new URL("./diceWorker.ts", import.meta.url), { type: "module" }));
  idle = undefined;
  return askWorker<ChancesMessage>(worker, question, tell, ["chances"], (done) => {
    idle?.terminate();
    idle = done;
  });
};
