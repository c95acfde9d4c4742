import type { DiceGame } from "../../kit/dice/diceGames.ts";
import type { Failed } from "../../kit/worker/askWorker.ts";
import { IdleWorker } from "../../kit/worker/idleWorker.ts";

/** Of which position it is asked what each choice wins. */
export interface ChancesQuestion {
  readonly game: DiceGame;
  /** As the game writes it. */
  readonly position: string;
}

export type ChancesMessage = { readonly kind: "chances"; readonly chances: readonly number[] } | Failed;

/** Asks with what probability each choice wins, and tells the answer. The function it returns ends it at once, in silence. */
export type AskChances = (question: ChancesQuestion, tell: (message: ChancesMessage) => void) => () => void;

/** It keeps the game that it has solved. */
const worker = new IdleWorker<ChancesMessage>(
  () => new Worker(new URL("./diceWorker.ts", import.meta.url), { type: "module" }),
  ["chances"],
);

/** Off the page's own thread: to solve a game takes a second. */
export const askChances: AskChances = worker.ask;
