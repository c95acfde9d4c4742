import type { CheckersMove } from "./position.ts";
import { neighbours } from "./squares.ts";

/** A capture as far as it has come, and how it goes on. */
export interface Capture {
  /** The square that the piece has come to. */
  readonly square: number;
  readonly move: CheckersMove;
  /** Indexed by the way: where a further jump that way leads, as far as anybody has asked. */
  readonly onward: (Capture | undefined)[];
}

/** Indexed by the square: a piece that has not jumped yet. */
export const standing: readonly Capture[] = Array.from({ length: 32 }, (_, square) => ({
  square,
  move: { path: [square], taken: [], text: String(square + 1) },
  onward: [],
}));

/**
 * The capture with one jump more, which must stay on the board. Each is made once, so that the same move is always
 * the same object: a search may compare the moves it remembers by `===`, as it does numbers.
 */
export function jump(capture: Capture, way: number): Capture {
  const known = capture.onward[way];
  if (known) return known;
  const over = neighbours[capture.square][way];
  const square = neighbours[over][way];
  const { path, taken, text } = capture.move;
  const next: Capture = {
    square,
    move: { path: [...path, square], taken: [...taken, over], text: `${text}x${square + 1}` },
    onward: [],
  };
  capture.onward[way] = next;
  return next;
}
