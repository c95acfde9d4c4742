import type { PlayView } from "./play.ts";
import { rulesOf } from "./playGames.ts";

/** The positions of a game, the first one first. Throws an Error that names the move that is not legal. */
export function positionsOf({
  game,
  position,
  moves,
}: Pick<PlayView, "game" | "position" | "moves">): unknown[] {
  const rules = rulesOf(game);
  const positions = [rules.read(position)];
  for (const [ply, move] of moves.entries()) {
    const at = positions[ply];
    try {
      positions.push(rules.play(at, rules.readMove(at, move)));
    } catch (error) {
      throw new Error(`Move ${ply + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return positions;
}

/** The game as far as its moves are legal, and why it goes no further; undefined where all of them are. */
export function legalPart(view: PlayView): { readonly view: PlayView; readonly problem: string | undefined } {
  for (let count = view.moves.length; ; count--) {
    const part = {
      ...view,
      moves: view.moves.slice(0, count),
      resigned: view.resigned && count === view.moves.length,
    };
    try {
      positionsOf(part);
      return { view: part, problem: count === view.moves.length ? undefined : illegalNext(view, count) };
    } catch (error) {
      if (count === 0) throw error;
    }
  }
}

function illegalNext(view: PlayView, count: number): string {
  try {
    positionsOf({ ...view, moves: view.moves.slice(0, count + 1) });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
