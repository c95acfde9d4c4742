import {
  blackWays,
  type CheckersMove,
  type CheckersPosition,
  crownRow,
  kingWays,
  neighbours,
  type Player,
  rowOf,
  toggled,
  turned,
  whiteWays,
  withQuiet,
} from "./position.ts";

/** The ways that a piece can go. */
const waysOf = (piece: number): readonly number[] =>
  piece === 1 ? blackWays : piece === -1 ? whiteWays : kingWays;

const none: readonly number[] = [];

/** Indexed by the square and the way: a step to the square next to it, always the same object. */
const steps: readonly (readonly CheckersMove[])[] = neighbours.map((next, from) =>
  Array.from(next, (to) => ({ path: [from, to], taken: none, text: `${from + 1}-${to + 1}` })),
);

/**
 * All legal moves, by the square they start from. Who can capture must, and goes on capturing with the same piece as
 * long as it can, but for a man that reaches the last row: it is crowned, and stops there. Which capture, and which
 * way, is free; two ways are two moves, even where they take the same men.
 */
export function movesOf(position: CheckersPosition): readonly CheckersMove[] {
  const captures = capturesOf(position);
  return captures.length > 0 ? captures : stepsOf(position);
}

function stepsOf({ pieces, mover }: CheckersPosition): CheckersMove[] {
  const moves: CheckersMove[] = [];
  for (let from = 0; from < 32; from++) {
    if (pieces[from] * mover <= 0) continue;
    for (const way of waysOf(pieces[from])) {
      const to = neighbours[from][way];
      if (to >= 0 && pieces[to] === 0) moves.push(steps[from][way]);
    }
  }
  return moves;
}

function capturesOf({ pieces, mover }: CheckersPosition): CheckersMove[] {
  const moves: CheckersMove[] = [];
  for (let from = 0; from < 32; from++) {
    if (pieces[from] * mover > 0) captureOn(pieces, mover, standing[from], moves);
  }
  return moves;
}

/** Whether the piece can go on capturing this way. Taken men stay on the board until the move is over. */
function canJump(
  pieces: Int8Array,
  mover: Player,
  { square, move: { path, taken } }: Capture,
  way: number,
): boolean {
  const over = neighbours[square][way];
  if (over < 0 || pieces[over] * mover >= 0 || taken.includes(over)) return false;
  const to = neighbours[over][way];
  return to >= 0 && (pieces[to] === 0 || to === path[0]);
}

/** Adds every whole capture that this one goes on to: itself, where there is no further jump. */
function captureOn(pieces: Int8Array, mover: Player, capture: Capture, moves: CheckersMove[]): void {
  const piece = pieces[capture.move.path[0]];
  let ended = true;
  for (const way of waysOf(piece)) {
    if (!canJump(pieces, mover, capture, way)) continue;
    ended = false;
    const next = jump(capture, way);
    if (piece === mover && rowOf(next.square) === crownRow(mover)) moves.push(next.move);
    else captureOn(pieces, mover, next, moves);
  }
  if (ended && capture.move.taken.length > 0) moves.push(capture.move);
}

/** A capture as far as it has come, and how it goes on. */
interface Capture {
  /** The square that the piece has come to. */
  readonly square: number;
  readonly move: CheckersMove;
  /** Indexed by the way: where a further jump that way leads, as far as anybody has asked. */
  readonly onward: (Capture | undefined)[];
}

/** Indexed by the square: a piece that has not jumped yet. */
const standing: readonly Capture[] = Array.from({ length: 32 }, (_, square) => ({
  square,
  move: { path: [square], taken: [], text: String(square + 1) },
  onward: [],
}));

/**
 * The capture with one jump more, which must stay on the board. Each is made once, so that the same move is always
 * the same object: a search may compare the moves it remembers by `===`, as it does numbers.
 */
function jump(capture: Capture, way: number): Capture {
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

/** The position after a move: what was taken is gone, a man on the last row is a king. */
export function playMove(
  { pieces, mover, quiet, key }: CheckersPosition,
  move: CheckersMove,
): CheckersPosition {
  const [from, to] = [move.path[0], move.path[move.path.length - 1]];
  const piece = pieces[from];
  const crowned = piece === mover && rowOf(to) === crownRow(mover);
  const settled = crowned ? 2 * piece : piece;
  const next = pieces.slice();
  let nextKey = toggled(key, piece, from);
  next[from] = 0;
  for (const square of move.taken) {
    nextKey = toggled(nextKey, pieces[square], square);
    next[square] = 0;
  }
  next[to] = settled;
  nextKey = toggled(nextKey, settled, to);
  const nextQuiet = move.taken.length > 0 || piece === mover ? 0 : quiet + 1;
  nextKey = withQuiet(withQuiet(turned(nextKey), quiet), nextQuiet);
  return { pieces: next, mover: -mover as Player, quiet: nextQuiet, key: nextKey };
}
