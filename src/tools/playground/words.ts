import type { PlayableName } from "./playables.ts";

/** What each of the figures is for, in the menu. */
export const figureTitles: Readonly<Record<PlayableName, string>> = {
  stepper: "Step through a search",
  lockstep: "Two searches side by side",
  ordering: "What an order of moves saves",
  deepening: "Deeper and deeper",
  evaluation: "What an estimate is made of",
  horizon: "Beyond the horizon",
  ruleCard: "A rule at work",
  grow: "Grow a tree",
  wholeTree: "See a whole tree",
  zobrist: "A position’s key",
  bandit: "Learn by trying",
  regret: "Play by regret",
  mcts: "Search by sampling",
  proof: "Prove a goal, best first",
  behaviour: "Tick a behaviour tree",
  play: "Play against a search",
  dicePlay: "Play with dice",
  duel: "A duel with dice",
  width: "Wide or deep",
  kuhn: "Kuhn poker",
  pig: "Pig, the dice game",
  twentyFortyEight: "2048, slide by slide",
  fairness: "Is this game fair?",
  worlds: "Hidden worlds",
  exploitability: "Exploitability in Kuhn poker",
  guide: "Find the search for a game",
  tournament: "Let searches play each other",
};

export const whatToPlayWith = "What to play with";
export const figure = "Figure";
export const subject = "On";
export const aTree = "a tree";
export const example = "Example";
export const fromChapter = "from a chapter …";
export const options = "Options";

export const plies = "Plies";
export const pliesAhead = "Plies to look ahead";
/** In place of a number of plies. */
export const toTheEnd = "to the end";
export const alphaAtRoot = "Alpha at the root";
export const betaAtRoot = "Beta at the root";
export const preferSooner = "Prefer sooner wins";

export const noBound = (text: string): string => `"${text}" is no bound: type a number, −∞ or ∞`;
export const noFigure = (name: string, figures: readonly string[]): string =>
  `there is no figure "${name}"; the figures are ${figures.join(", ")}`;
export const brokenLink = (problem: string): string => `This link is broken: ${problem}.`;
