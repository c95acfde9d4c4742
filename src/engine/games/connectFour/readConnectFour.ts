import { demandText } from "../../quoted.ts";
import type { ConnectFourPosition } from "./position.ts";
import { readMoves } from "./readMoves.ts";
import { readRows } from "./readRows.ts";

/**
 * The position that a text describes: six rows from the top joined by /, or the moves played as digits, "4453".
 * Throws an Error that names what is wrong and where, also where a position cannot arise by play.
 */
export function readConnectFour(text: string): ConnectFourPosition {
  demandText("A position of Connect Four", text);
  const trimmed = text.trim();
  if (trimmed === "") throw new Error("Expected six rows of X, O and . joined by /, or moves as in 4453");
  return /[/XO.]/.test(trimmed) ? readRows(trimmed) : readMoves(trimmed);
}
