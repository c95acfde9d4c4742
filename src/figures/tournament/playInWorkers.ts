import type { Pair } from "../../engine/index.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { startWorker } from "../../kit/worker/askWorker.ts";
import { sayWorkerError } from "../../kit/worker/words.ts";
import type { PlayedPair } from "./playView.ts";
import type { TournamentView } from "./tournament.ts";
import * as words from "./words.ts";

/** What a worker is asked: to play one pair. */
export interface PairTask {
  readonly view: TournamentView;
  readonly pair: Pair;
}

/** What a program plays, as the game writes it, or why it does not. */
export type ProgramAnswer = { readonly move: string; readonly nodes: number } | { readonly brokeOff: string };

/** What is heard of workers that play; "move" says that so many more moves are made. */
export type TournamentMessage =
  | { readonly kind: "moves"; readonly moves: number }
  | { readonly kind: "pair"; readonly pair: Pair; readonly games: PlayedPair }
  /** A program is to move in a position, as text. */
  | { readonly kind: "ask"; readonly position: string }
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly message: string };

/** Starts to play pairs and tells what becomes of them. The function it returns ends it at once, in silence. */
export type StartPairs = (
  view: TournamentView,
  pairs: readonly Pair[],
  tell: (message: TournamentMessage) => void,
) => () => void;

/** A page must keep a core to itself. */
const mostWorkers = 2;

/**
 * Plays off the page's own thread. Two workers share the pairs; both games of a pair are played by one, so that no
 * contestant thinks on a slower machine than the other.
 */
export const playInWorkers: StartPairs = (view, pairs, tell) => {
  let next = 0;
  let open = 0;
  const workers: Worker[] = [];
  let isOver = false;
  let endProgram = () => {};
  const stop = () => {
    isOver = true;
    for (const worker of workers) worker.terminate();
    endProgram();
  };
  const fail = (message: string) => {
    stop();
    tell({ kind: "failed", message });
  };
  /** Those alone fetch what runs programs in whose tournament one plays. */
  async function ask(worker: Worker, position: string): Promise<void> {
    try {
      const program = await import("./askProgram.ts");
      if (isOver) return;
      endProgram = program.endProgram;
      const answer = await program.askProgram(view, position);
      if (!isOver) worker.postMessage(answer);
    } catch (error) {
      if (!isOver) fail(messageOf(error));
    }
  }
  const hand = (worker: Worker): void => {
    if (next < pairs.length) {
      open++;
      worker.postMessage({ view, pair: pairs[next++] } satisfies PairTask);
    } else {
      worker.terminate();
      if (open === 0) tell({ kind: "ended" });
    }
  };
  const count = Math.min(mostWorkers, navigator.hardwareConcurrency || 1, pairs.length);
  for (let i = 0; i < count; i++) {
    const worker = startWorker(
      () => new Worker(new URL("./tournamentWorker.ts", import.meta.url), { type: "module" }),
    );
    workers.push(worker);
    worker.onerror = ({ message }) => fail(sayWorkerError(message, words.theTournament));
    worker.onmessage = ({ data }: MessageEvent<TournamentMessage>) => {
      if (data.kind === "failed") return fail(data.message);
      if (data.kind === "ask") return void ask(worker, data.position);
      tell(data);
      if (data.kind !== "pair") return;
      open--;
      hand(worker);
    };
  }
  for (const worker of workers) hand(worker);
  return stop;
};
