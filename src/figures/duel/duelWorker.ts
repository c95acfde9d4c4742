import { messageOf } from "../../kit/view/messageOf.ts";
import { type ProgramTurn, type ProgramTurnAnswer, pairSteps } from "./pairSteps.ts";
import type { DuelMessage, DuelTask } from "./playInWorker.ts";

const tell = (message: DuelMessage) => postMessage(message);
/** Milliseconds between two words on how many choices were made. */
const pause = 100;

/** Goes on with a game that waits for a program's choice. */
let answer: (answer: ProgramTurnAnswer) => void = () => {};

/** Plays one pair after the other, and asks in its turn for the choices of a program. */
addEventListener("message", ({ data }: MessageEvent<DuelTask | ProgramTurnAnswer>) => {
  if ("view" in data) void play(data);
  else answer(data);
});

async function play({ view, from, to }: DuelTask): Promise<void> {
  let [told, choices] = [performance.now(), 0];
  try {
    for (let number = from; number < to; number++) {
      choices = 0;
      const steps = pairSteps(view, number, () => {
        choices++;
        if (performance.now() - told < pause) return;
        tell({ kind: "choices", choices });
        told = performance.now();
      });
      let step = steps.next();
      while (!step.done) step = steps.next(await asked(step.value));
      tell({ kind: "pair", games: step.value });
    }
    tell({ kind: "ended" });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
}

/** What a program chooses; the page knows where it runs. */
function asked(turn: ProgramTurn): Promise<ProgramTurnAnswer> {
  return new Promise((resolve) => {
    answer = resolve;
    tell({ kind: "ask", turn });
  });
}
