import { epsilonGreedy, type Policy, thompsonSampling, ucb1Policy } from "../../engine/index.ts";
import type { BanditView } from "./bandit.ts";
import type { PolicyName } from "./benchChoices.ts";

/** The policy of that name with the view's constants. */
export function policyOf(name: PolicyName, { c, epsilon }: Pick<BanditView, "c" | "epsilon">): Policy {
  if (name === "ucb1") return ucb1Policy(c);
  return name === "epsilonGreedy" ? epsilonGreedy(epsilon) : thompsonSampling;
}
