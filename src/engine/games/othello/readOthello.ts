import { demandText, quoted } from "../../quoted.ts";
import { black, type OthelloPosition, position, white } from "./position.ts";
import { squareName } from "./squares.ts";

/**
 * The position that 64 characters of X, O and - describe, a1 to h1, then a2, and after a space the side to move, X or
 * O. Any position can be set up. Throws an Error that names the place of what is wrong.
 */
export function readOthello(text: string): OthelloPosition {
  demandText("A position of Othello", text);
  const [board = "", mover, ...rest] = text.trim().split(/\s+/);
  const glyphs = [...board];
  const wrong = glyphs.findIndex((glyph) => !"XO-".includes(glyph));
  if (wrong >= 0 && wrong < 64) {
    throw new Error(`${squareName(wrong)}, "${glyphs[wrong]}": expected X, O or - for an empty square`);
  }
  if (glyphs.length !== 64) throw new Error(`Expected 64 squares, but there are ${glyphs.length}`);
  if (mover === undefined) throw new Error("Expected the side to move, X or O, after the 64 squares");
  if (mover !== "X" && mover !== "O") throw new Error(`${quoted(mover)}: expected the side to move, X or O`);
  if (rest.length > 0) throw new Error(`${quoted(rest[0])}: expected nothing after the side to move`);
  const discs = Int8Array.from(glyphs, (glyph) => (glyph === "X" ? black : glyph === "O" ? white : 0));
  return position(discs, mover === "X" ? black : white);
}
