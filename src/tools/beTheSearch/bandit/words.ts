import { formatValue } from "../../../drawing/formatValue.ts";
import { armName, short } from "../../../kit/byHand/bandit/words.ts";

export { armName, short };

export const arms = (pulls: number): string => `The arms after N = ${pulls} pulls`;
/** Where the reader's own acts have led. */
export const ownArms = (pulls: number): string => `Your arms after N = ${formatValue(pulls)} pulls`;
export const ownWay =
  "As you pulled and counted, with nothing put right. An arm that UCB1 does not pull pays by the same chance.";
export const columns = {
  arm: "arm",
  pulls: "pulls n",
  earned: "earned",
  mean: "mean",
  bonus: "√(2 ln N / n)",
  bound: "bound",
} as const;
export const unknown = "–";
export const without = "no limit";

export const standing = (pull: number, all: number): string => `Pull ${pull} of ${all}.`;
export const allPulled = (all: number): string => `All ${all} pulls are done.`;
export const paid = (arm: number, reward: number): string =>
  `${armName(arm)} has paid ${formatValue(reward)}.`;

export const which = "Which arm does UCB1 pull next? Of arms that are alike it takes the first.";
export const pull = (arm: number): string => `Pull ${armName(arm)}`;
export const counted = (arm: number): string =>
  `What is counted of ${armName(arm)} now: how often it was pulled, and what it has earned in all?`;
export const fields = ["pulls n", "earned"] as const;
export const count = "Count it so";

export const begins = "No arm has been pulled yet.";
export const acts = {
  pull: (arm: number) => `pulls ${armName(arm)}`,
  count: (arm: number, pulls: number, earned: number) =>
    `counts ${pulls === 1 ? "1 pull" : `${pulls} pulls`} of ${armName(arm)}, and ${formatValue(earned)} earned in all`,
} as const;
export const keysHelp = (arms: number): string =>
  `By keyboard: A to ${armName(arms - 1)} pull an arm, Enter hands over what is typed.`;
