import type { Game } from "../game.ts";

export const rewardNames = ["scaled", "win"] as const;
export type RewardName = (typeof rewardNames)[number];

/**
 * What an outcome is worth to MAX, from 0 to 1: "scaled" spreads the game's range evenly; "win" makes 1 of any win, 0
 * of any loss and ½ of a draw. MIN gets what is left of 1.
 */
export function rewardFor<Position, Move>(
  { range: [least, greatest] }: Game<Position, Move>,
  kind: RewardName,
): (outcome: number) => number {
  if (kind === "win") return (outcome) => (outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5);
  // Halves, for the spread of two huge outcomes may be more than a number can hold.
  const spread = greatest / 2 - least / 2;
  return spread > 0 ? (outcome) => (outcome / 2 - least / 2) / spread : () => 0.5;
}
