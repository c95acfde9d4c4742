import type { Balance } from "./gradeBalance.ts";

export const grade = "Is it as fair as it gets?";

/** What is said of a reader's rules; marked. */
export function sayBalance(balance: Balance, percent: (share: number) => string): string {
  if (balance.kind === "elsewhere")
    return "Here *one rule* is free. Something else was changed, too: press “Reset” in the figure, and change that one alone.";
  const share = `MAX may expect ${percent(balance.share)} % of the points`;
  if (balance.kind === "fairest")
    return `*Yes.* ${share}, and nothing that this rule can be comes nearer to 50.`;
  const side = balance.share > 1 / 2 ? "MAX" : "MIN";
  return `*Not yet.* ${share}, so ${side} is still favoured more than need be. Change the rule, and ask again.`;
}
