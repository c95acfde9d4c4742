import { formatAmount, formatCount, formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { countWords, timesWords } from "../../kit/narration/words.ts";
import type { ArmReading } from "./armReadings.ts";
import type { Bench } from "./bench.svelte.ts";

/** What a learner can go by. */
export const policyTitles = {
  ucb1: "UCB1",
  epsilonGreedy: "ε-greedy",
  thompsonSampling: "Thompson",
} as const;

/** Whom it can meet. */
export const opponentTitles = {
  you: "you",
  biased: "one with habits",
  cycling: "one who goes in turn",
  copying: "one who copies",
  reading: "one who counts",
  foretelling: "one who foretells",
} as const;

export const inRounds = (rounds: number): string => countWords(rounds, "round");
export const howOften = timesWords;

export const label = (policy: keyof typeof policyTitles, opponent: keyof typeof opponentTitles): string =>
  `${policyTitles[policy]} meets ${opponentTitles[opponent]}`;
export const keyHint = "The right arrow plays a round, the left one takes it back.";
/** What can be saved as a picture. */
export const regretDrawing = "regret";
export const theHands = "the hands";

/** The hands, by what the engine calls them. */
const handNames: Readonly<Record<string, string>> = {
  rock: "rock",
  paper: "paper",
  scissors: "scissors",
  Spock: "Spock",
  lizard: "lizard",
};
export const handName = (hand: string): string => handNames[hand] ?? hand;

/** The bar. */
export const learner = "Learner";
export const meets = "meets";
export const shows = "shows";
export const habits = (isPercent: boolean, hands: readonly string[]): string =>
  `${isPercent ? "Percent" : "Shares"} of ${hands.map(handName).join(", ")}`;
export const habitsIn = (isPercent: boolean): string => (isPercent ? "%" : "in proportion");
export const hands = "Hands";
export const drawIsWorth = "a draw is worth";
export const constants = {
  c: "c, how much UCB1 explores",
  epsilon: "ε, how often any hand is tried",
} as const;
export const seed = "seed";
export const seedLabel = "Seed";
export const settings = (unfolded: boolean): string => (unfolded ? "Fewer settings" : "More settings");

/** The rounds. */
export const rounds = "Rounds";
export const startOver = "Start over";
export const roundBack = "One round back";
export const yourHand = "Your hand";
export const handTip = (hand: string, key: string): string => `${handName(hand)} (${key})`;
const plus = (stride: number) => `+${formatCount(stride)}`;
export const play = (stride: number): string => (stride === 1 ? "Play 1" : plus(stride));
export const playLabel = (stride: number): string =>
  stride === 1 ? "Play 1 round" : `${plus(stride)} rounds`;
export const playTip = (stride: number): string => {
  if (stride === 1) return "Play 1 round (→)";
  return stride === 10 ? "Play 10 rounds (Shift →)" : `Play ${formatCount(stride)} rounds`;
};
export const round = (number: number, isLast: boolean): string =>
  `round *${formatCount(number)}*${isLast ? ", the last one" : ""}`;

/** The last rounds. */
const bold = (count: number) => `*${formatCount(count)}*`;
export const tally = (learner: string, won: number, drew: number, lost: number): string =>
  `*${learner}* has won ${bold(won)}, drawn ${bold(drew)} and lost ${bold(lost)}`;
export const otherPlayer = (isYou: boolean): string => (isYou ? "you" : "the other");
/** What has become of a round, and the same in one letter. */
export const marks = {
  win: { long: "won", short: "W" },
  draw: { long: "drew", short: "D" },
  loss: { long: "lost", short: "L" },
} as const;

/** What the learner knows of each hand, and what it may have missed. */
export const readings = {
  ucb1: { known: "earned a round", missed: "may have been missed", sum: "bound" },
  epsilonGreedy: { known: "earned a round", missed: "", sum: "" },
  thompsonSampling: { known: "believed", missed: "one standard deviation", sum: "" },
} as const;
export const inTruth = "in truth";
export const table = "What the learner knows of each hand";
export const hand = "hand";
export const shown = "shown";
export const columns = (known: string, missed: string): string =>
  `${known}, ${missed || "nothing more"}, in truth`;
export const next = "next";
export const firstOfLevel = "The first of those whose bound is the greatest";
/** What is known of a hand, and where there is such a thing, what was missed, and the truth. */
export const reading = (
  titles: (typeof readings)[keyof typeof readings],
  { mean, bonus, truth }: { mean: string; bonus: string; truth: string | undefined },
): string =>
  `${titles.known} ${mean}${titles.missed ? `, ${titles.missed} ${bonus}` : ""}${
    truth === undefined ? "" : `, in truth ${truth}`
  }`;
export const untried = "untried";

/** The chart. */
export const chart = (isHabitual: boolean): string => (isHabitual ? "Loss and regret" : "Regret");
export const lossTitle = "*Mean loss* against always showing the hand of the best mean";
export const regretTitle = (isYou: boolean): string =>
  `*${isYou ? "Regret" : "Mean regret"} in hindsight*: what the best fixed hand would have earned more`;
export const chartLabel = (isHabitual: boolean): string =>
  `${isHabitual ? "Mean loss" : "Regret"} by rounds; the table beside it says where the lines end`;
export const roundsAxis = "rounds";
export const line = "Line";
export const meanOf = (seeds: number): string => `mean of ${seeds} seeds`;
export const mostLie = "8 of 10 lie in";
export const fromTo = (low: string, high: string): string => `${low} to ${high}`;
export const thisMatch = (rounds: number, loss: string | undefined, regret: string): string =>
  `this match after ${inRounds(rounds)}: ${
    loss === undefined ? "" : `loss *${loss}*; `
  }regret in hindsight *${regret}*`;
export const needSomebody = "Many seeds need somebody who plays thousands of rounds.";
export const matches = "Matches";
export const notPlayed = (cancelled: boolean): string => (cancelled ? "Cancelled." : "Not played yet.");
export const playMatches = (count: number): string => `Play ${count} matches`;
export const played = (matches: number, rounds: number): string =>
  `${matches} matches of ${formatAmount(rounds)} rounds each`;
export const brokenOff = (why: string): string => `The matches broke off: ${why}`;

/** Why what was typed, or a link, says nothing. */
export const noHands = (text: string, hands: number): string =>
  `"${text}" are no hands shown: digits from 0 to ${hands - 1}`;
export const noHabits = (text: string, hands: readonly string[]): string =>
  `"${text}" is no set of habits: ${hands.length} whole numbers, of ${hands.map(handName).join(", ")}, such as percentages`;

/** The last round, what came of all, and what comes next where the policy leaves nothing to chance. */
export function sayBench({ view, played, hands, readings }: Bench): string {
  const learner = policyTitles[view.policy];
  const last = played.log.at(-1);
  if (last === undefined)
    return view.policy === "thompsonSampling"
      ? `Nothing is played yet. ${learner} believes every mean to be as likely as any other.`
      : `Nothing is played yet. ${learner} knows nothing of any hand, and will try each of them once first.`;
  const { match } = played;
  const other = view.opponent === "you" ? "you" : "the other";
  const outcome = last.own === last.other ? "a draw" : last.reward === 1 ? "a win" : "a loss";
  const best = Math.max(...match.wouldHaveEarned);
  const hand = hands[match.wouldHaveEarned.indexOf(best)];
  return (
    `In round ${formatCount(match.rounds)} ${learner} showed ${handName(hands[last.own])}, ${other} ${handName(hands[last.other])}: ` +
    `${outcome}, worth ${formatValue(last.reward)}. It has earned ${formatAmount(match.earned)} so far, and always ` +
    `${handName(hand)} would have earned ${formatAmount(best)}.${nextWords(view.opponent === "you", view.policy, readings)}`
  );
}

function nextWords(isSecret: boolean, policy: string, readings: Bench["readings"]): string {
  // Against you it does not tell; the bars do, to those who look.
  if (policy !== "ucb1" || isSecret) return "";
  const boundOf = ({ known, missed }: ArmReading) => known + missed;
  const greatest = Math.max(...readings.map(boundOf));
  const [next, ...others] = readings.filter((reading) => boundOf(reading) === greatest);
  if (next.pulls === 0) return ` Next it tries ${handName(next.hand)}, for the first time.`;
  const bound = sumTexts(next.known, next.missed, 3)[2];
  if (others.length === 0) {
    const isNear = readings.some(
      (other) => other !== next && boundOf(other).toFixed(3) === greatest.toFixed(3),
    );
    const by = isNear ? ", by less than a thousandth" : "";
    return ` Next it shows ${handName(next.hand)}, whose bound of ${bound} is the greatest${by}.`;
  }
  const level =
    others.length + 1 === readings.length
      ? "All bounds are"
      : `The bounds of ${inWords.format([next, ...others].map(({ hand }) => handName(hand)))} are`;
  return ` ${level} ${bound}, so it shows the first of these hands next: ${handName(next.hand)}.`;
}

const inWords = new Intl.ListFormat("en-GB");
