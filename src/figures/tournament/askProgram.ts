import { faceOf } from "../../games/faces.ts";
import { ownPrograms } from "../../kit/programs/ownPrograms.ts";
import { programPlayer } from "../../kit/programs/programPlayer.ts";
import * as programWords from "../../kit/programs/words.ts";
import type { ProgramAnswer } from "./playInWorkers.ts";
import type { TournamentView } from "./tournament.ts";

export { endProgram } from "../../kit/programs/programPlayer.ts";

/**
 * Asks the program that a view names for its move in a position: the one that this browser keeps, whatever link the view came
 * with. Throws an Error, a sentence, where there is none.
 */
export async function askProgram(view: TournamentView, position: string): Promise<ProgramAnswer> {
  const { game, estimates, depth } = view;
  const name = view.program ?? ownPrograms()[0];
  const player = name && programPlayer(name);
  if (player === undefined) throw new Error(name ? programWords.none(name) : programWords.noneAtAll);
  const width = faceOf(game).width?.played;
  const moved = await player.move({ game, width, estimates, position, depth });
  return moved.kind === "lost" ? { brokeOff: moved.why } : { move: moved.move, nodes: moved.nodes };
}
