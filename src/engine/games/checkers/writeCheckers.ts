import type { CheckersPosition, Player } from "./position.ts";

/** The position as FEN of PDN; plies without progress only where there are some. See `readCheckers`. */
export function writeCheckers({ pieces, mover, quiet }: CheckersPosition): string {
  const squaresOf = (player: Player) =>
    [...pieces.keys()]
      .filter((square) => pieces[square] * player > 0)
      .map((square) => `${Math.abs(pieces[square]) === 2 ? "K" : ""}${square + 1}`)
      .join(",");
  const plies = quiet === 0 ? "" : `:H${quiet}`;
  return `${mover === 1 ? "B" : "W"}:W${squaresOf(-1)}:B${squaresOf(1)}${plies}`;
}
