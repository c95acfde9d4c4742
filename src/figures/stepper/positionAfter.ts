import type { Subject } from "../../kit/run/run.ts";

/**
 * The text of the position after these moves from a subject's root. Where sooner wins are better, plies count from
 * there anew, as they do from a position that is typed.
 */
export function positionAfter({ game, position, setup }: Subject, moves: readonly unknown[]): string {
  const text = game.write(moves.reduce((at, move) => game.play(at, move), position));
  return setup.sooner ? text.replace(/ \+\d+$/, "") : text;
}
