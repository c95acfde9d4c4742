import type { SearchWords } from "../../mistakes/index.ts";

/** The last strategy in place of the average. */
export const lastStrategy = {
  title: "The last strategy in place of the average",
  input: "rock-paper-scissors, begun at rock against paper",
  story: [
    "A learner that gets better with every round has, one would think, its best strategy at the end. So a program that learns by regret prints what it would play next.",
    "With regret matching it is not so. What is promised is promised for the average over all rounds. What is played from round to round may go in circles for ever, each strategy answering the last one.",
  ],
  question: (rounds: number): string =>
    `Two players learn rock, paper, scissors for ${rounds} rounds, begun at rock against paper. Which of the two can be exploited more: the average of what they played, or the last thing they played?`,
  options: ["The average", "The last"],
  reveal: (rounds: number, last: string, average: string): string =>
    `After ${rounds} rounds a best reply to the last strategies wins ${last} a game, on average of both sides; one to the averages wins ${average}. Rock brings out paper, paper scissors, and scissors rock; only the average of them all is near a third each.`,
  curves: ["the averages", "the last strategies"],
} as const;

const side = (move: number): string => ["left", "right"][move];

/** The world that is really there, in place of all that may be. */
export const openCards = {
  title: "Open cards in place of closed ones",
  story: [
    "A program that lets others play cards holds the whole deal in its memory. That position, as it stands, can be given to any search that is good at other games.",
    "The search finds the best move, and the program wins most games that it is tried on. It looks like a strong player.",
  ],
  question: (tree: string): string =>
    `In ${tree} chance draws one of two worlds, and MAX, who has the move, does not see which. A program searches the true one. What does it get on the average over many games?`,
  reveal: ({
    played,
    wrong,
    kept,
    right,
  }: {
    readonly played: readonly number[];
    readonly wrong: string;
    readonly kept: number;
    readonly right: string;
  }): readonly string[] => [
    `It goes ${side(played[0])} in world 1 and ${side(played[1])} in world 2, and gets ${wrong}. But both worlds look alike to MAX. Whoever does not look at the card has to do the same in both. The most that brings is ${right}, by going ${side(kept)}.`,
    "So the program does not play well: it plays another game. How strong it would be at a real table, where no deal lies in its memory, its matches do not tell.",
  ],
} as const;

/** Alpha–beta that compares with the parent only. */
export const shallowAlphaBeta: SearchWords = {
  title: "Compared with the parent only",
  story: [
    "Pruning is often explained with two levels: MIN has found something worse than what MAX has already, so MAX will not come here. A program written from that picture hands each node what its parent has.",
    "But a bound holds as far down as play can reach. What the root has already can cut three plies below.",
  ],
  question:
    "In [5,[[[4,9]]]] MAX has 5 at the root. How many leaves does a search read that compares with its parent only?",
  options: ({ right, wrong }) => ({
    right: String(right.leaves),
    wrong: String(wrong.leaves),
    other: "1",
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves}, and alpha–beta reads ${right.leaves}. The lowest MIN finds 4. Its parent has nothing yet, so the 9 is read as well. Yet the root has 5, and nothing that MIN can still find down there will make MAX come.`,
  ],
};
