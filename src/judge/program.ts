import type { AnyGame } from "../engine/game.ts";

/** A reader's search: what it returns for a position, with so many plies to look ahead and, where it has one, a window. */
export type Visit<Position> = (position: Position, depth: number, ...window: number[]) => unknown;

/** What a program defines: `visit`, and perhaps what chooses a move by it. */
export interface Program<Position> {
  readonly visit: Visit<Position>;
  readonly chooseMove?: ((position: Position, depth: number) => unknown) | undefined;
}

/**
 * What a program's `visit` is to be put into, so that its calls of itself are seen too; or, where that cannot be, what is to
 * be told of each call when it begins and what it returned. All of them throw where the program is to be stopped.
 */
export interface Watch<Position> {
  (visit: Visit<Position>): Visit<Position>;
  enter(position: Position, depth: unknown, window: readonly unknown[]): void;
  leave(returned: unknown): void;
}

/** Nobody watches. */
export const unwatched: Watch<unknown> = Object.assign((visit: Visit<unknown>) => visit, {
  enter() {},
  leave() {},
});

/** Makes a program afresh, with nothing remembered, around the game that it is to call and the watch that is kept of it. */
export type MakeProgram<Position, Move> = (
  game: AnyGame<Position, Move>,
  watch: Watch<Position>,
) => Program<Position>;
