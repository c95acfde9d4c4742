import { moveJobOf } from "../../kit/dice/programChoice.ts";
import { programPlayer } from "../../kit/programs/programPlayer.ts";
import { none } from "../../kit/programs/words.ts";
import type { DuelView } from "./duel.ts";
import type { ProgramTurn, ProgramTurnAnswer } from "./pairSteps.ts";

export { endProgram } from "../../kit/programs/programPlayer.ts";

/**
 * Asks a program for its choice: the one that this browser keeps by that name, whatever link the view came with. Throws an Error, a
 * sentence, where there is none, or where nothing can be run: that is no loss.
 */
export async function askOwn(view: DuelView, { who, position }: ProgramTurn): Promise<ProgramTurnAnswer> {
  const { program, strength } = view[who];
  const player = programPlayer(program!);
  if (player === undefined) throw new Error(none(program!));
  const moved = await player.move(moveJobOf(view.game, position, strength!));
  return moved.kind === "lost" ? { brokeOff: moved.why } : { move: moved.move };
}
