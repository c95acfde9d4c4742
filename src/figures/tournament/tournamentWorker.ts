import "../../games/haveAllGames.ts";
import type { Answered } from "../../engine/index.ts";
import { rulesOf } from "../../games/rules.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { PairTask, ProgramAnswer, TournamentMessage } from "./playInWorkers.ts";
import { viewPairSteps } from "./playView.ts";

const tell = (message: TournamentMessage) => postMessage(message);
/** Milliseconds between two words on how many moves are made. */
const pause = 100;

/** Goes on with a game that waits for a program's move. */
let answer: (answer: ProgramAnswer) => void = () => {};

/** Plays one pair after another, as it is asked, and asks in its turn for the moves of a program. */
addEventListener("message", ({ data }: MessageEvent<PairTask | ProgramAnswer>) => {
  if ("pair" in data) void play(data);
  else answer(data);
});

async function play({ view, pair }: PairTask): Promise<void> {
  const now = () => performance.now();
  let [told, moves] = [now(), 0];
  try {
    const steps = viewPairSteps(view, pair, now, () => {
      moves++;
      if (now() - told < pause) return;
      tell({ kind: "moves", moves });
      [told, moves] = [now(), 0];
    });
    let step = steps.next();
    while (!step.done) step = steps.next(await asked(step.value));
    tell({ kind: "pair", pair, games: step.value });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }

  /** What a program plays in a position; the page knows where it runs. */
  async function asked(position: unknown): Promise<Answered<unknown>> {
    const rules = rulesOf(view.game);
    const answered = new Promise<ProgramAnswer>((resolve) => {
      answer = resolve;
    });
    tell({ kind: "ask", position: rules.write(position) });
    const said = await answered;
    if ("brokeOff" in said) return said;
    return { move: rules.readMove(position, said.move), nodes: said.nodes };
  }
}
