import type { DiceJob } from "../../judge/moveJob.ts";
import { programPlayer } from "../programs/programPlayer.ts";
import { none } from "../programs/words.ts";
import { messageOf } from "../view/messageOf.ts";
import type { ProgramMessage, ProgramQuestion } from "./askProgram.ts";
import { type DiceGame, goal, raceSize } from "./diceGames.ts";

export { endProgram } from "../programs/programPlayer.ts";

/** What a program is asked in a position, as the game writes it. */
export const moveJobOf = (game: DiceGame, position: string, depth: number): DiceJob =>
  game === "pig" ? { position, depth, game, goal } : { position, depth, game, ...raceSize };

/** What the program chooses that this browser keeps by that name; or why it chooses nothing. Never fails. */
export async function programChoice({
  game,
  position,
  program,
  depth,
}: ProgramQuestion): Promise<ProgramMessage> {
  try {
    const player = programPlayer(program);
    if (player === undefined) return { kind: "none", why: none(program) };
    const moved = await player.move(moveJobOf(game, position, depth));
    return moved.kind === "lost" ? { kind: "none", why: moved.why } : { kind: "chose", move: moved.move };
  } catch (error) {
    return { kind: "none", why: messageOf(error) };
  }
}
