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

/** What people get wrong in Star2 beside what they do in Star1; every one of them does the rest as it should be. */
export const lookMistakes = [
  "looksOn",
  "readsInOrder",
  "lookForValue",
  "otherSideOfLook",
  "looksOpen",
  "looksForValuesInCut",
  "looksForValuesInWindow",
  "otherSidesInWindow",
  "forgetsLooks",
  "returnsLooks",
  "looksForMean",
  "readsFirstAgain",
  "lookDoesNotNarrow",
  "forgetsFirst",
  "notHeldToWindow",
] as const;
export const sharedMistakes = [
  "windowPassedOn",
  "otherBound",
  "notDivided",
  "plainMean",
  "neverCuts",
  "meanForBound",
] as const;
export type Star2Mistake = (typeof lookMistakes)[number] | (typeof sharedMistakes)[number];

/** What is known of an outcome: what it is worth at least and at most, once it is read the same; and what a look has shown. */
interface Outcome {
  readonly chance: Fraction;
  floor: Fraction;
  ceiling: Fraction;
  value: Fraction | undefined;
  look: { readonly value: Fraction; readonly max: boolean } | undefined;
}

const isLeaf = ({ tree }: Numbered): boolean => typeof tree === "number";
const isDraw = ({ tree }: Numbered): boolean => typeof tree !== "number" && isChanceNode(tree);
const sum = (outcomes: readonly Outcome[], of: (outcome: Outcome) => Fraction): Fraction =>
  outcomes.reduce((all, outcome) => plus(all, times(outcome.chance, of(outcome))), whole(0));

/**
 * Star2 once more, for people with pencil and paper: it works with fractions, notes what it does as acts, and knows nothing of
 * the notebook's own. With a mistake, as who makes it.
 */
export function star2Played(text: string, mistake?: Star2Mistake): Act[] {
  const tree = parseChanceTree(text);
  const leaves = leavesOf(tree);
  const [least, most] = [whole(Math.min(0, ...leaves)), whole(Math.max(0, ...leaves))];
  const acts: Act[] = [];

  function enter(child: Numbered, alpha: Fraction, beta: Fraction): void {
    acts.push({ kind: "enter", node: child.id });
    if (!isLeaf(child)) acts.push({ kind: "window", alpha: numberOf(alpha), beta: numberOf(beta) });
  }

  /** Reads a node and returns its value; `first` is what a look has shown of its first child. */
  function visit(node: Numbered, max: boolean, alpha: Fraction, beta: Fraction, first?: Fraction): Fraction {
    if (typeof node.tree === "number") return whole(node.tree);
    const value = isDraw(node) ? drawn(node, max, alpha, beta) : chosen(node, max, alpha, beta, first);
    acts.push({ kind: "return", value: numberOf(value) });
    return value;
  }

  function chosen(
    node: Numbered,
    max: boolean,
    givenAlpha: Fraction,
    givenBeta: Fraction,
    first?: Fraction,
  ): Fraction {
    let [alpha, beta, best] = [givenAlpha, givenBeta, whole(max ? -Infinity : Infinity)];
    const isKnown = first !== undefined && mistake !== "readsFirstAgain";
    for (const [place, child] of node.children.entries()) {
      if (isAtMost(beta, alpha)) {
        acts.push({ kind: "cut" });
        break;
      }
      const known = place === 0 && isKnown ? first : undefined;
      if (known === undefined) enter(child, alpha, beta);
      const value = known ? heldTo(known, alpha, beta) : visit(child, !max, alpha, beta);
      if (known && mistake === "forgetsFirst" && node.children.length > 1) continue;
      if (max ? isLess(best, value) : isLess(value, best)) best = value;
      if (known && mistake === "lookDoesNotNarrow") continue;
      if (max && isLess(alpha, best)) alpha = best;
      if (!max && isLess(best, beta)) beta = best;
    }
    return best;
  }

  function heldTo(value: Fraction, alpha: Fraction, beta: Fraction): Fraction {
    if (mistake === "notHeldToWindow") return value;
    return isLess(value, alpha) ? alpha : isLess(beta, value) ? beta : value;
  }

  function drawn(node: Numbered, max: boolean, alpha: Fraction, beta: Fraction): Fraction {
    if (typeof node.tree === "number" || !isChanceNode(node.tree)) throw new TypeError("Chance draws here.");
    const outcomes = node.tree.chances.map(
      ({ probability: { numerator, denominator } }): Outcome => ({
        chance: quotient(numerator, denominator),
        floor: least,
        ceiling: most,
        value: undefined,
        look: undefined,
      }),
    );
    const isOver = (known: readonly Outcome[]) =>
      isAtMost(
        sum(known, ({ ceiling }) => ceiling),
        alpha,
      ) ||
      isAtMost(
        beta,
        sum(known, ({ floor }) => floor),
      );
    const cuts = () =>
      mistake !== "neverCuts" &&
      isOver(mistake === "looksForValuesInCut" ? outcomes.map(takenForValue) : outcomes);

    for (const [place, child] of node.children.entries()) {
      if (cuts()) break;
      if (isLeaf(child) || isDraw(child)) {
        if (mistake === "readsInOrder") readWhole(place);
        continue;
      }
      look(place);
    }
    for (const place of node.children.keys()) {
      if (outcomes[place].value) continue;
      if (cuts()) {
        acts.push({ kind: "cut" });
        return endOf();
      }
      if (mistake === "returnsLooks") return sum(outcomes, ({ look }) => look?.value ?? whole(0));
      readWhole(place);
    }
    const mean = sum(outcomes, ({ floor }) => floor);
    if (isAtMost(mean, alpha) || isAtMost(beta, mean)) return endOf();
    if (mistake !== "plainMean") return mean;
    const all = outcomes.reduce((total, { value }) => plus(total, value!), whole(0));
    return through(all, whole(outcomes.length));

    function look(place: number): void {
      const child = node.children[place];
      const [low, high] = windowOf(place);
      const [from, to] = mistake === "looksOpen" ? [whole(-Infinity), whole(Infinity)] : [low, high];
      enter(child, from, to);
      const replies = mistake === "looksOn" ? child.children : child.children.slice(0, 1);
      let value = whole(0);
      for (const [at, reply] of replies.entries()) {
        enter(reply, from, to);
        const told = visit(reply, !max, from, to);
        if (at === 0) value = told;
      }
      const right = max ? "lower" : "upper";
      const other = max ? "upper" : "lower";
      const bound = mistake === "lookForValue" ? "exact" : mistake === "otherSideOfLook" ? other : right;
      acts.push({ kind: "return", value: numberOf(value), bound });
      outcomes[place].look = { value, max };
      if (max) outcomes[place].floor = value;
      else outcomes[place].ceiling = value;
    }

    function readWhole(place: number): void {
      const child = node.children[place];
      const [low, high] = windowOf(place);
      enter(child, low, high);
      const value = visit(child, max, low, high, outcomes[place].look?.value);
      Object.assign(outcomes[place], { value, floor: value, ceiling: value });
    }

    function endOf(): Fraction {
      if (mistake === "meanForBound") return sum(outcomes, ({ value }) => value ?? whole(0));
      if (mistake === "looksForMean")
        return sum(outcomes, ({ value, look }) => value ?? look?.value ?? whole(0));
      const top = sum(outcomes, ({ ceiling }) => ceiling);
      return isAtMost(top, alpha) ? alpha : beta;
    }

    /** Outcomes that were looked at and not read, taken for what the look has shown. */
    function takenForValue(outcome: Outcome): Outcome {
      if (outcome.look === undefined || outcome.value) return outcome;
      return { ...outcome, floor: outcome.look.value, ceiling: outcome.look.value };
    }

    function known(outcome: Outcome): Outcome {
      const { look: seen, value } = outcome;
      if (mistake === "otherBound") return { ...outcome, floor: outcome.ceiling, ceiling: outcome.floor };
      if (seen === undefined || value) return outcome;
      if (mistake === "looksForValuesInWindow") return takenForValue(outcome);
      if (mistake === "forgetsLooks") return { ...outcome, floor: least, ceiling: most };
      if (mistake !== "otherSidesInWindow") return outcome;
      return seen.max
        ? { ...outcome, floor: least, ceiling: seen.value }
        : { ...outcome, floor: seen.value, ceiling: most };
    }

    function windowOf(place: number): [Fraction, Fraction] {
      if (mistake === "windowPassedOn") return [alpha, beta];
      const others = outcomes.filter((_, other) => other !== place).map(known);
      const ends: [Fraction, Fraction] = [
        minus(
          alpha,
          sum(others, ({ ceiling }) => ceiling),
        ),
        minus(
          beta,
          sum(others, ({ floor }) => floor),
        ),
      ];
      const { chance } = outcomes[place];
      return mistake === "notDivided" ? ends : [through(ends[0], chance), through(ends[1], chance)];
    }
  }

  visit(numbered(tree), true, whole(-Infinity), whole(Infinity));
  return acts;
}
