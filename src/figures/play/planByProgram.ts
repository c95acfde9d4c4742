import { faceOf } from "../../games/faces.ts";
import { endProgram, programPlayer } from "../../kit/programs/programPlayer.ts";
import * as words from "../../kit/programs/words.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { Question } from "./planFor.ts";
import type { StartPlan } from "./planInWorker.ts";
import { isTask } from "./styleText.ts";

/**
 * Has a program of the reader's think about a question: the one that this browser keeps, whatever link the question came
 * with. Where it comes to no move it has lost.
 */
export const planByProgram: StartPlan = (question, tell) => {
  let isOver = false;
  ask(question)
    .catch((error) => ({ kind: "failed", message: messageOf(error) }) as const)
    .then((message) => {
      if (isOver) return;
      isOver = true;
      tell(message);
    });
  return () => {
    if (!isOver) endProgram();
    isOver = true;
  };
};

type Message = Parameters<Parameters<StartPlan>[1]>[0];

async function ask({ game, position, style }: Question): Promise<Message> {
  const { thinker, program: language, depth = 1 } = style;
  if (!isTask(thinker) || language === undefined) throw new TypeError(thinker);
  const name = { task: thinker, language };
  const player = programPlayer(name);
  if (player === undefined) return { kind: "missing", message: words.none(name) };
  const width = faceOf(game).width?.played;
  const moved = await player.move({ game, width, estimates: true, position, depth });
  if (moved.kind === "lost") return { kind: "lost", message: moved.why };
  const { move, value, nodes } = moved;
  return {
    kind: "done",
    plan: {
      thinker,
      width,
      byChance: false,
      byProgram: true,
      move,
      value,
      line: [move],
      depth,
      nodes,
      moves: [],
    },
  };
}
