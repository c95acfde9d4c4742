import { type DeepeningGame, rulesOf } from "./deepeningView.ts";

/**
 * The text of a position after some more moves, by the shortest way to write it: where the moves that led to it are
 * known, in Connect Four, those moves as digits; else as the game writes it.
 */
export function positionText(game: DeepeningGame, before: string, moves: readonly number[]): string {
  const rules = rulesOf(game);
  const from = rules.read(before);
  if (game === "connectFour") {
    const played = before === rules.write(rules.start) ? "" : before;
    if (/^[1-7]*$/.test(played)) return played + moves.map((move) => move + 1).join("") || before;
  }
  return rules.write(moves.reduce((position, move) => rules.play(position, move), from));
}
