import * as words from "./words.ts";

/** The figures that the playground and embeds show, by the name that links give them, in the order of the menu. */
export const playableNames = [
  "stepper",
  "lockstep",
  "ordering",
  "deepening",
  "evaluation",
  "horizon",
  "ruleCard",
  "grow",
  "wholeTree",
  "zobrist",
  "bandit",
  "regret",
  "mcts",
  "proof",
  "behaviour",
  "play",
  "dicePlay",
  "duel",
  "width",
  "kuhn",
  "pig",
  "twentyFortyEight",
  "fairness",
  "worlds",
  "exploitability",
  "guide",
  "tournament",
] as const;

export type PlayableName = (typeof playableNames)[number];

/** The figure that a link names; the stepper where it names none. Throws an error that says which there are. */
export function readPlayable(name: string | null): PlayableName {
  if (name === null) return "stepper";
  const found = playableNames.find((known) => known === name);
  if (found === undefined) throw new Error(words.noFigure(name, playableNames));
  return found;
}
