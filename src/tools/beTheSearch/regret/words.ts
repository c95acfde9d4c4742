import { formatValue } from "../../../drawing/formatValue.ts";
import { actionNames } from "../../../kit/byHand/regret/words.ts";

export { actionNames };

export const table = "What you win from me, by what each of us shows";
export const columns = {
  action: "you ↓, I →",
  own: "you",
  share: "you play",
  regret: "regret",
  leadsTo: "leads to",
} as const;
/** Where the reader's own numbers have led. */
export const ownTable = "What your own numbers lead to";
export const ownWay =
  "As you said it, with nothing put right: your mixtures earn what they earn, and are regretted by that. “Leads to” is what regret matching plays by such regrets.";
export const unknown = "–";
/** What is played, game by game. */
export const played = "What you have played";
/** The same once it is over, and may stand beside what the reader has played. */
export const toBePlayed = "What regret matching plays";
export const game = "game";
export const onAverage = "average";

export const notBegun = "What I lose, you win. Nothing is played yet, and nothing regretted.";
export const shows = (game: number, all: number, action: string): string =>
  `Game ${game} of ${all}: you play your mixture, and I show ${action}.`;
export const earned = (game: number, all: number, action: string, got: number): string =>
  `Game ${game} of ${all}: I have shown ${action}, and your mixture has earned ${formatValue(got)} on the average.`;
export const counted = (game: number, all: number): string => `Game ${game} of ${all} is counted.`;
export const allPlayed = (all: number): string => `All ${all} games are played.`;

export const asks = {
  strategy: "How much of each action do you play next?",
  got: "What does your mixture earn on the average against what I have shown?",
  regrets: "How much is each action regretted now, over all games so far?",
  average: "What is the average of what you have played, action by action?",
} as const;
export const enough = "Two decimals are enough, and fractions like 2/3 can be typed.";
export const earnedField = "earned";
export const give = "Say it so";

export const begins = "Nothing is played yet.";
const listed = (names: readonly string[], numbers: readonly number[]): string =>
  numbers.map((number, place) => `${names[place]} ${formatValue(number)}`).join(", ");
export const acts = {
  strategy: (names: readonly string[], numbers: readonly number[]) => `plays ${listed(names, numbers)}`,
  got: (_: readonly string[], [got]: readonly number[]) => `earns ${formatValue(got)} on the average`,
  regrets: (names: readonly string[], numbers: readonly number[]) => `regrets ${listed(names, numbers)}`,
  average: (names: readonly string[], numbers: readonly number[]) =>
    `has played ${listed(names, numbers)} on the average`,
} as const;
export const keysHelp = "By keyboard: Tab goes to the next field, Enter hands over what is typed.";
