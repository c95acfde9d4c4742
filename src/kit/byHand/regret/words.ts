/** What actions are called, row's and column's. */
const hands = ["rock", "paper", "scissors"] as const;
export const actionNames = (
  count: number,
  areHands: boolean,
): readonly [readonly string[], readonly string[]] =>
  areHands ? [hands, hands] : [["A", "B", "C"].slice(0, count), ["X", "Y", "Z"].slice(0, count)];

/* What is said to numbers that regret matching does not come to: what was overlooked, and not what is right. */

export const another = "Something else is asked here.";

export const signTurned = "The sign is turned: a payoff above 0 is what you win.";
export const notAllAlike =
  "So much would be earned if all actions were played alike. Weigh each by the share that you play.";
export const notWeighed =
  "That is the sum of what the actions earn. Each counts only with the share that you play of it.";
export const bestAlone = "So much the best of the actions would have earned. What have you played?";
export const likeliestAlone =
  "So much the action earns that you play most. The others count, too, each with its share.";
export const earnsOnAverage =
  "Look down the column that was shown: multiply what each action earns by the share that you play, and add up.";

export const nothingAdded = "So it was before this game. Now the regrets of this game are added.";
export const notTakenAway =
  "What the actions would have earned is added, and what you have earned is not taken away. Regret is the difference.";
export const earnedAlone =
  "That is what the actions would have earned. Regret is how much better that is than what you have earned.";
export const thisGameAlone =
  "Those are the regrets of this game alone. They are added to what was regretted before.";
export const regretTurned =
  "The signs are turned: an action that would have done better than you is regretted more, and not less.";
export const forgotten = "What is below 0 is kept here, too: such an action has to make good for it first.";
export const someRight = (right: number): string =>
  `${right === 1 ? "One of these is" : `${right} of these are`} right. For each: what was regretted before, plus what the action would have earned, minus what you have earned.`;
export const regretIs =
  "For each action: what was regretted before, plus what it would have earned, minus what you have earned.";

export const negativeShare =
  "A share is a probability, and never below 0. What is regretted less than nothing is not played.";
export const nothingPlayed = "Something has to be played, whatever is regretted.";
export const notOne = (sum: string): string => `The shares add up to ${sum}. Together they have to be 1.`;
export const allAlike = "No regret is above 0. What is played while nothing is regretted?";
export const notRegretted =
  "You play an action whose regret is not above 0. Only those that are regretted are played.";
export const greatestAlone =
  "You play one action alone. Every action whose regret is above 0 is played, in proportion to it.";
export const notInProportion =
  "The right actions are played, but all alike. What is regretted more is played more, in proportion.";
export const divide = "Divide each regret above 0 by the sum of all regrets above 0.";

export const lastAlone = "That was played in the last game. The average is taken over all games.";
export const notPlayedYet = "That would be played next. The average is of what was played.";
export const notDivided = (games: number): string =>
  `Those are the sums. There were ${games} games, and each counts as much as the others.`;
export const averageIs = (games: number): string =>
  `Add up what was played of each action, and divide by the ${games} games.`;
