import { isChanceNode, parseChanceTree } from "../../../src/engine/index.ts";
import type { Act } from "../../../src/kit/byHand/act.ts";
import {
  type Fraction,
  isAtMost,
  isLess,
  minus,
  numberOf,
  plus,
  quotient,
  through,
  times,
  whole,
} from "./fraction.ts";
import { leavesOf, type Numbered, numbered } from "./numberedChanceTree.ts";

/** What people get wrong in Star1; every one of them does the rest as it should be. */
export const starMistakes = [
  "windowPassedOn",
  "otherBound",
  "otherBoundInCut",
  "notDivided",
  "plainMean",
  "onlySoFar",
  "neverCuts",
  "meanForBound",
] as const;
export type StarMistake = (typeof starMistakes)[number];

/**
 * Star1 once more, for people with pencil and paper: it works with fractions, notes what it does as acts, and knows nothing of
 * the notebook's own. With a mistake, as who makes it.
 */
export function starPlayed(text: string, mistake?: StarMistake): Act[] {
  const tree = parseChanceTree(text);
  const leaves = leavesOf(tree);
  const [least, most] = [whole(Math.min(0, ...leaves)), whole(Math.max(0, ...leaves))];
  const acts: Act[] = [];

  function visit(node: Numbered, max: boolean, alpha: Fraction, beta: Fraction): Fraction {
    if (typeof node.tree === "number") return whole(node.tree);
    const value = isChanceNode(node.tree) ? drawn(node, max, alpha, beta) : chosen(node, max, alpha, beta);
    acts.push({ kind: "return", value: numberOf(value) });
    return value;
  }

  function enter(child: Numbered, max: boolean, alpha: Fraction, beta: Fraction): Fraction {
    acts.push({ kind: "enter", node: child.id });
    if (typeof child.tree !== "number")
      acts.push({ kind: "window", alpha: numberOf(alpha), beta: numberOf(beta) });
    return visit(child, max, alpha, beta);
  }

  function chosen(node: Numbered, max: boolean, givenAlpha: Fraction, givenBeta: Fraction): Fraction {
    let [alpha, beta, best] = [givenAlpha, givenBeta, whole(max ? -Infinity : Infinity)];
    for (const child of node.children) {
      if (isAtMost(beta, alpha)) {
        acts.push({ kind: "cut" });
        break;
      }
      const value = enter(child, !max, alpha, beta);
      if (max ? isLess(best, value) : isLess(value, best)) best = value;
      if (max && isLess(alpha, best)) alpha = best;
      if (!max && isLess(best, beta)) beta = best;
    }
    return best;
  }

  function drawn(node: Numbered, max: boolean, alpha: Fraction, beta: Fraction): Fraction {
    if (typeof node.tree === "number" || !isChanceNode(node.tree)) throw new TypeError("Chance draws here.");
    const chances = node.tree.chances.map(({ probability: { numerator, denominator } }) =>
      quotient(numerator, denominator),
    );
    let [sum, unread] = [whole(0), whole(1)];
    const values: Fraction[] = [];
    const isOver = (adds: Fraction, other: Fraction) =>
      isAtMost(plus(sum, times(unread, adds)), alpha) || isAtMost(beta, plus(sum, times(unread, other)));
    for (const [place, child] of node.children.entries()) {
      if (place > 0 && mistake !== "neverCuts" && isOverHere(isOver)) {
        acts.push({ kind: "cut" });
        return endOf(sum);
      }
      const chance = chances[place];
      unread = minus(unread, chance);
      const value = enter(child, max, ...windowOf(alpha, beta, sum, unread, chance));
      values.push(value);
      sum = plus(sum, times(chance, value));
    }
    if (isAtMost(sum, alpha) || isAtMost(beta, sum)) return endOf(sum);
    if (mistake !== "plainMean") return sum;
    return through(
      values.reduce((all, value) => plus(all, value)),
      whole(values.length),
    );

    function endOf(sum: Fraction): Fraction {
      if (mistake === "meanForBound") return sum;
      return isAtMost(plus(sum, times(unread, most)), alpha) ? alpha : beta;
    }
  }

  function isOverHere(isOver: (adds: Fraction, other: Fraction) => boolean): boolean {
    if (mistake === "otherBoundInCut") return isOver(least, most);
    return mistake === "onlySoFar" ? isOver(whole(0), whole(0)) : isOver(most, least);
  }

  function windowOf(
    alpha: Fraction,
    beta: Fraction,
    sum: Fraction,
    unread: Fraction,
    chance: Fraction,
  ): [Fraction, Fraction] {
    if (mistake === "windowPassedOn") return [alpha, beta];
    const [high, low] = mistake === "otherBound" ? [least, most] : [most, least];
    const needed = (bound: Fraction, adds: Fraction) => minus(minus(bound, sum), times(unread, adds));
    const ends: [Fraction, Fraction] = [needed(alpha, high), needed(beta, low)];
    return mistake === "notDivided" ? ends : [through(ends[0], chance), through(ends[1], chance)];
  }

  visit(numbered(tree), true, whole(-Infinity), whole(Infinity));
  return acts;
}
