/* What is said to an act that PIMC does not do: what it overlooks, and not what is right. */

export const maxFirst = "In this tree MAX does not move first: PIMC is asked at the top of each world here.";

const inWorld = (world: number): string => `world ${world + 1}`;

export const another = "Something else is asked here.";

export const minForgotten = (value: string): string =>
  `So much would be had if MIN chose for you: there is a ${value} below. MIN takes what is least.`;
export const inAnotherWorld = (move: string, given: number, asked: number): string =>
  `So much ${move} is worth in ${inWorld(given)}. Asked is ${inWorld(asked)}.`;
export const anotherMove = (given: string, asked: string): string =>
  `That is what ${given} comes to. Asked is ${asked}.`;
export const fromTheLeaves = (world: number, move: string): string =>
  `Look at ${inWorld(world)} alone, below ${move}, from the leaves up: MAX takes the greatest there, MIN the least, and both see the world.`;

export const oneWorldAlone = (world: number): string =>
  `That is what the move is worth in ${inWorld(world)}. The other worlds count, too, each as much as it is likely.`;
export const notAllAlike =
  "That would be the mean if all worlds were as likely as each other. Look at their probabilities.";
export const sumOfAll = "That is the sum over all worlds. A mean weighs each of them by its probability.";
export const meanOfAll = (worlds: number): string =>
  worlds === 1
    ? "There is one world alone: the average is what the move is worth in it."
    : `All ${worlds} worlds are as likely: add up what the move is worth in them, and divide by ${worlds}.`;
export const meanWeighs =
  "Multiply what the move is worth in each world by how likely the world is, and add up.";

export const firstOfEquals = (move: string): string =>
  `No mean is greater than that of ${move}, but another is as great: of equal means the first is taken.`;
export const noVotes = (move: string, mean: string): string =>
  `If each world had a vote for what is best there, ${move} would win. But by how much it is better counts, too: its mean is ${mean}, and another is greater.`;
export const bestInOne = (move: string, world: number, mean: string): string =>
  `In ${inWorld(world)} ${move} is best. But you do not see the world: the mean of ${move} is ${mean}, and another is greater.`;
export const greaterMean = (move: string, mean: string): string =>
  `The mean of ${move} is ${mean}, and another is greater.`;

export const fused =
  "That is what PIMC counts on: it chooses below as if it saw the world by then. You do not. What looks alike has one move.";
export const moreThanCounted = (move: string): string =>
  `That is more than ${move} is worth to somebody who sees the world, and it can bring no more without.`;
export const bringsInOne = (world: number): string =>
  `So much a plan brings in ${inWorld(world)}. What does the same plan bring in the others? And on the average?`;
export const anotherPlan = "One plan that begins so brings that. But another brings more.";
export const tryPlans = (move: string): string =>
  `Go through the plans that begin with ${move}: one move for all that has one letter. Work out what each brings in every world, where MIN sees the world, and its mean. The greatest mean is asked.`;
