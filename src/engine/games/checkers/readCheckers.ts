import { demandText, quoted } from "../../quoted.ts";
import { type CheckersPosition, drawAfter, type Player, position } from "./position.ts";
import { rowOf } from "./squares.ts";

/**
 * The position that the FEN of PDN describes: the side to move, then each side's squares, K before a king's, as in
 * "B:W21,22,K30:B1,2". A side may have none. ":H12" after it says how many plies ago the last capture or man's move
 * was. Throws an Error that names what is wrong.
 * Source: PDN 3.0 standard, tag FEN.
 */
export function readCheckers(text: string): CheckersPosition {
  demandText("A position of checkers", text);
  const [mover, ...parts] = text.trim().split(":");
  if (mover !== "B" && mover !== "W")
    throw new Error(`${quoted(mover)}: expected the side to move, B or W, before the first colon`);
  const pieces = new Int8Array(32);
  const seen = new Set<string>();
  let quiet = 0;
  for (const part of parts) {
    const kind = part[0];
    if (seen.has(kind)) throw new Error(`${quoted(`:${part}`)}: ${kind} stands here for the second time`);
    seen.add(kind);
    if (kind === "H") quiet = readQuiet(part);
    else if (kind === "B" || kind === "W") placePieces(pieces, part, kind === "B" ? 1 : -1);
    else
      throw new Error(
        `${quoted(`:${part}`)}: expected B and Black's squares, W and White's, or H and a number`,
      );
  }
  for (const [kind, side] of [
    ["B", "Black"],
    ["W", "White"],
  ]) {
    if (!seen.has(kind)) throw new Error(`Expected :${kind} and ${side}'s squares, even if there are none`);
  }
  return position(pieces, mover === "B" ? 1 : -1, quiet);
}

function readQuiet(part: string): number {
  const plies = /^H\d{1,2}$/.test(part) ? Number(part.slice(1)) : Number.NaN;
  if (plies <= drawAfter) return plies;
  throw new Error(`${quoted(`:${part}`)}: expected H and a number of plies from 0 to ${drawAfter}`);
}

function placePieces(pieces: Int8Array, part: string, player: Player): void {
  if (part.length === 1) return;
  for (const name of part.slice(1).split(",")) {
    const [, king, number] = name.trim().match(/^(K?)(\d{1,2})$/) ?? [];
    const square = Number(number) - 1;
    if (!(square >= 0 && square < 32)) {
      throw new Error(
        `${quoted(name)} in ${quoted(`:${part}`)}: expected a square from 1 to 32, or K and one`,
      );
    }
    if (pieces[square] !== 0) throw new Error(`Square ${square + 1} is taken twice`);
    if (king === "" && rowOf(square) === (player === 1 ? 7 : 0)) {
      throw new Error(`Square ${square + 1} is on the last row: a man there would be a king, K${square + 1}`);
    }
    pieces[square] = king === "" ? player : 2 * player;
  }
}
