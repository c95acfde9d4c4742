import { formatValue } from "../../../drawing/formatValue.ts";

export const armName = (arm: number): string => "ABCDEFGH"[arm];
export const short = (value: number): string => formatValue(Math.round(value * 100) / 100);

/* What is said to an act that UCB1 does not do here: what it overlooks, and not what is right. */

interface Said {
  readonly name: string;
  readonly mean: string;
  readonly bound: string;
}

export const firstOfUntried = (name: string): string =>
  `${name} was never pulled, and its bound has no limit. But it is not the only one: of equal bounds the first is taken.`;
export const untriedComeFirst = (name: string): string =>
  `${name} was pulled before, and its bound is a number. The bound of an arm that was never pulled has no limit.`;
export const firstOfEquals = (name: string): string =>
  `No bound is greater than that of ${name}, but another is as great: of equal bounds the first is taken.`;
export const greatestMeanAlone = ({ name, mean, bound }: Said): string =>
  `No mean is greater than that of ${name}, ${mean}: to pull it for that is to exploit. With what may have been missed it comes to ${bound}, and another arm comes to more.`;
export const leastTriedAlone = ({ name, mean, bound }: Said): string =>
  `No arm was pulled less often than ${name}, so no bonus is greater. But its mean is ${mean}, and both together are only ${bound}.`;
export const greaterElsewhere = ({ name, mean, bound }: Said): string =>
  `${name} has earned ${mean} on the average, and with its bonus comes to ${bound}. Another arm comes to more.`;

export const onePullMore = (name: string): string => `${name} has been pulled once more.`;
export const allPulls = (name: string): string =>
  `That many pulls there were of all arms together. Here n counts those of ${name} alone.`;
export const ownPulls = (name: string): string =>
  `n counts the pulls of ${name} alone, and this one is among them.`;
export const thisPullAlone = (name: string, paid: string): string =>
  `${paid} is what this pull has paid. What ${name} had earned before is still to be counted.`;
export const notAdded = (name: string, paid: string): string =>
  `So much ${name} had earned before. Now ${paid} more is to be counted.`;
export const sumAndNotMean = (name: string): string =>
  `That is the mean of ${name}. What is kept is the sum of what it has earned, and the mean is worked out of that.`;
export const addReward = (name: string, paid: string): string =>
  `Add ${paid} to what ${name} had earned before.`;
