import type { DiceGame } from "../../kit/dice/diceGames.ts";
import { askIdleWorker } from "../../kit/worker/askIdleWorker.ts";
import type { Ask, Failed } from "../../kit/worker/askWorker.ts";

/** Of which position it is asked what each choice wins. */
export interface ChancesQuestion {
  readonly game: DiceGame;
  /** As the game writes it. */
  readonly position: string;
}

export type ChancesMessage = { readonly kind: "chances"; readonly chances: readonly number[] } | Failed;

/** Asks with what probability each choice wins, and tells the answer. */
export type AskChances = Ask<ChancesQuestion, ChancesMessage>;

/** Off the page's own thread: to solve a game takes a second. The worker keeps the game that it has solved. */
export const askChances: AskChances = askIdleWorker(
  () => new Worker(new URL("./diceWorker.ts", import.meta.url), { type: "module" }),
  ["chances"],
);
