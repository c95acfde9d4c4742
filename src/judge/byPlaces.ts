import type { AnyGame, ChanceGame, Game } from "../engine/game.ts";

/**
 * A game whose moves are the places of another's moves: Python knows no other moves than numbers. What it knows of good moves
 * it keeps to itself.
 */
export function byPlaces(whole: ChanceGame<unknown, unknown>): ChanceGame<unknown, number>;
export function byPlaces(whole: Game<unknown, unknown>): Game<unknown, number>;
export function byPlaces(whole: AnyGame<unknown, unknown>): AnyGame<unknown, number> {
  const { order, captures, noisy, ...game } = whole;
  const moveAt = (position: unknown, place: number) => whole.moves(position)[place];
  return {
    ...game,
    moves: (position: unknown) => whole.moves(position).map((_, place) => place),
    play: (position: unknown, place: number) => whole.play(position, moveAt(position, place)),
    writeMove: (position: unknown, place: number) => whole.writeMove(position, moveAt(position, place)),
    readMove: (position: unknown, text: string) => {
      const written = whole.writeMove(position, whole.readMove(position, text));
      return whole.moves(position).findIndex((move) => whole.writeMove(position, move) === written);
    },
  } as AnyGame<unknown, number>;
}
