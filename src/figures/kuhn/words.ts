import { countWords } from "../../kit/narration/words.ts";

export const label = "what is learned of Kuhn poker";
export const theStrategies = "the strategies";
export const iterations = "Iterations";
export const count = (iterations: number): string => countWords(iterations, "iteration");

/** The cards, the lowest first. */
export const cards = ["Jack", "Queen", "King"] as const;
/** Where a player decides, by the betting so far; and what a bet is called there. */
export const places = {
  "": { title: "The first player opens", act: "bets" },
  p: { title: "The second, after a pass", act: "bets" },
  b: { title: "The second, after a bet", act: "calls" },
  pb: { title: "The first, having passed, after a bet", act: "calls" },
} as const;

export const caption = "How often a card bets or calls";
export const place = "Place";
/** What the averages bring after so many iterations, and at equilibrium. */
export const sentence = (iterations: number, chips: string, equilibrium: string): string =>
  `After ${count(iterations)}, the averages bring the first player ${chips} chips a game; at equilibrium it is ${equilibrium}.`;

export const noSuchCount = (text: string, known: readonly number[]): string =>
  `there is nothing for "${text}" iterations; there is for ${known.join(", ")}`;
