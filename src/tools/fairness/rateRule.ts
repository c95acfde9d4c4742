import type { Fairness } from "../../engine/index.ts";
import { type FairnessView, fairness, type NumberRule, shareOf } from "../../figures/fairness/fairness.ts";
import { measured } from "../../figures/fairness/measure.ts";

/** What one rule makes of a game: what MAX may expect of the points, from 0 to 1, where it is this number. */
export interface Rated {
  readonly rule: number;
  readonly share: number;
}

/** A game with one of its rules at each of these numbers, solved. Throws an Error where one of them cannot be solved. */
export function rateRule(
  given: FairnessView,
  free: NumberRule,
  rules: readonly number[],
  measure: (view: FairnessView) => Pick<Fairness, "value"> = measured,
): Rated[] {
  return rules.map((rule) => {
    const { value } = measure(fairness.over(given, { [free]: rule, games: 10 }));
    if (value === undefined) throw new Error(`${free} ${rule}`);
    return { rule, share: shareOf(value) };
  });
}
