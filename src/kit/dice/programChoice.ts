import { programPlayer } from "../programs/programPlayer.ts";
import { none } from "../programs/words.ts";
import { messageOf } from "../view/messageOf.ts";
import type { ProgramMessage, ProgramQuestion } from "./askProgram.ts";
import { goal, raceSize } from "./diceGames.ts";

export { endProgram } from "../programs/programPlayer.ts";

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
    const asked = { position, depth };
    const moved = await player.move(
      game === "pig" ? { ...asked, game, goal } : { ...asked, game, ...raceSize },
    );
    return moved.kind === "lost" ? { kind: "none", why: moved.why } : { kind: "chose", move: moved.move };
  } catch (error) {
    return { kind: "none", why: messageOf(error) };
  }
}
