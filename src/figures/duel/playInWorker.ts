import { messageOf } from "../../kit/view/messageOf.ts";
import { startWorker } from "../../kit/worker/askWorker.ts";
import { sayWorkerError } from "../../kit/worker/words.ts";
import type { DuelView } from "./duel.ts";
import type { DuelPair, ProgramTurn } from "./pairSteps.ts";
import * as words from "./words.ts";

/** Which pairs of a duel are to be played: from one number on, before another. */
export interface DuelTask {
  readonly view: DuelView;
  readonly from: number;
  readonly to: number;
}

/** What is heard of a duel. "choices" says how many were made since the last pair was over. */
export type DuelMessage =
  | { readonly kind: "choices"; readonly choices: number }
  | { readonly kind: "pair"; readonly games: DuelPair }
  | { readonly kind: "ask"; readonly turn: ProgramTurn }
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly message: string };

/** Plays pairs and tells what becomes of them. The function it returns ends it at once, in silence. */
export type StartDuel = (task: DuelTask, tell: (message: DuelMessage) => void) => () => void;

/** Off the page's own thread; a program of the reader's is asked in its own sandbox, which the page makes. */
export const playInWorker: StartDuel = (task, tell) => {
  let isOver = false;
  let endPrograms = () => {};
  const worker = startWorker(
    () => new Worker(new URL("./duelWorker.ts", import.meta.url), { type: "module" }),
  );
  const stop = () => {
    isOver = true;
    worker.terminate();
    endPrograms();
  };
  const fail = (message: string) => {
    stop();
    tell({ kind: "failed", message });
  };
  /** Those alone fetch what runs programs in whose duel one plays. */
  async function ask(turn: ProgramTurn): Promise<void> {
    try {
      const program = await import("./askOwn.ts");
      if (isOver) return;
      endPrograms = program.endProgram;
      const answer = await program.askOwn(task.view, turn);
      if (!isOver) worker.postMessage(answer);
    } catch (error) {
      if (!isOver) fail(messageOf(error));
    }
  }
  worker.onerror = ({ message }) => fail(sayWorkerError(message, words.theDuel));
  worker.onmessage = ({ data }: MessageEvent<DuelMessage>) => {
    if (data.kind === "ask") void ask(data.turn);
    else if (data.kind === "failed") fail(data.message);
    else {
      if (data.kind === "ended") worker.terminate();
      tell(data);
    }
  };
  worker.postMessage(task);
  return stop;
};
