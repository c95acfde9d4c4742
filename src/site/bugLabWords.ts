import type { MistakeKind } from "../mistakes/index.ts";
import type { Exhibit } from "../tools/bugLab/exhibit.ts";

/** What is proved of the input that gives a mistake away: see smallest.test.ts, which tries all the smaller ones. */
export const claims: Readonly<Record<NonNullable<Exhibit["smallest"]>, string>> = {
  tree: "Of all trees with leaves of 0, 1 and 2 in which somebody has a choice, none of fewer nodes gives it away.",
  timedTree:
    "No tree of fewer nodes gives it away in which somebody has a choice. Tried were all of them with leaves of −1, 0 and 1.",
  sampledTree:
    "With the same chances no tree of fewer nodes gives it away, if its leaves hold −1, 0, 0.45, 0.5 or 1.",
  chanceTree:
    "No tree of fewer nodes gives it away in which somebody has a choice. Tried were all of them with leaves of 0, 1, 2 and 3, and with probabilities of halves, thirds and quarters.",
  position: "No position of tic-tac-toe with fewer empty cells gives it away.",
};
export const linkToMistake = "Link to this mistake";
export const position = "The position";
export const showMe = "Show me";
export const rightAndWrong = "Right and wrong";
export const counted = (wrong: number, unit: string, search: string, right: number): string =>
  `Counted: ${wrong} ${unit}, where ${search} needs ${right}.`;
export const hasItRight = (number: number, title: string): string =>
  `Chapter ${number}, ${title}, has it right`;

export const mendIt = "Mend its code";
export const bothInPlayground = "Both in the playground";
export const uctInPlayground = "UCT in the playground";
export const mistakeInPlayground = "The mistake in the playground";
export const worldsInPlayground = "The worlds in the playground";
export const rightInPlayground = (title: string): string => `${title} in the playground`;
export const changesSince = (title: string): string => `Changes since ${title}`;
export const changesSinceUct = "Changes since UCT";
export const changesSinceRegretMatching = "Changes since regret matching";
export const groups: Readonly<Record<MistakeKind, string>> = {
  wrongAnswer: "Wrong answers",
  wastedWork: "Right answers, wasted work",
};
export const mistakes = "Mistakes";
export const changesSinceDeterminization = "Changes since determinization";
export const oneWorldForAll =
  "Each world by itself is searched well. What is wrong is which of them count: the true one alone, in place of all that the player cannot tell from it.";
export const openWorlds = "What the program sees: each world by itself";
export const lastStrategySteps = "Discs are the averages, diamonds what is played next";
