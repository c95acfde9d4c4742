import { type CheckersMove, type CheckersPosition, crownRow, type Player } from "./position.ts";
import { blackWays, kingWays, neighbours, rowOf, whiteWays } from "./squares.ts";

/** The ways that a piece can go. */
const waysOf = (piece: number): readonly number[] =>
  piece === 1 ? blackWays : piece === -1 ? whiteWays : kingWays;

const none: readonly number[] = [];

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
      if (to >= 0 && pieces[to] === 0) moves.push({ path: [from, to], taken: none });
    }
  }
  return moves;
}

export function capturesOf({ pieces, mover }: CheckersPosition): CheckersMove[] {
  const moves: CheckersMove[] = [];
  for (let from = 0; from < 32; from++) {
    if (pieces[from] * mover > 0 && canCapture(pieces, mover, from)) captureOn(pieces, mover, from, moves);
  }
  return moves;
}

/** Whether the piece could capture, but for what stands on its own square: nothing, or itself. */
function canCapture(pieces: Int8Array, mover: Player, from: number): boolean {
  return waysOf(pieces[from]).some((way) => landing(pieces, mover, from, way, from, none) >= 0);
}

/** Where a capture this way lands, −1 where there is none. `home` is the square that the piece has left. */
function landing(
  pieces: Int8Array,
  mover: Player,
  from: number,
  way: number,
  home: number,
  taken: readonly number[],
): number {
  const over = neighbours[from][way];
  if (over < 0 || pieces[over] * mover >= 0 || taken.includes(over)) return -1;
  const to = neighbours[over][way];
  return to >= 0 && (pieces[to] === 0 || to === home) ? to : -1;
}

/** Adds every whole capture of the piece on `home`: taken men stay on the board until it is over. */
function captureOn(pieces: Int8Array, mover: Player, home: number, moves: CheckersMove[]): void {
  const piece = pieces[home];
  const ways = waysOf(piece);
  const isMan = piece === mover;
  const path = [home];
  const taken: number[] = [];

  function goOn(from: number): void {
    let ended = true;
    for (const way of ways) {
      const to = landing(pieces, mover, from, way, home, taken);
      if (to < 0) continue;
      ended = false;
      path.push(to);
      taken.push(neighbours[from][way]);
      if (isMan && rowOf(to) === crownRow(mover)) moves.push({ path: [...path], taken: [...taken] });
      else goOn(to);
      path.pop();
      taken.pop();
    }
    if (ended && taken.length > 0) moves.push({ path: [...path], taken: [...taken] });
  }

  goOn(home);
}
