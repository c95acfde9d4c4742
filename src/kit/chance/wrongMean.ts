import { formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { isNear } from "../byHand/procedures/procedure.ts";
import { mean } from "./chanceSubject.ts";
import * as words from "./meanWords.ts";

/** A number that is taken for the mean of a draw. */
export interface TakenForMean {
  /** What the draw is called. */
  readonly name: string;
  readonly given: number;
  /** What its outcomes are worth, in their order. */
  readonly values: readonly number[];
}

/** Why a number is not the mean of a draw, without saying what that is. */
export function wrongMean(node: OutlineNode, { name, given, values }: TakenForMean): string {
  const shown = formatValue(given);
  const is = (value: number) => isNear(given, value);
  const meanOf = (of: readonly number[]) => mean(node, of);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (is(least) || is(most)) return words.nobodyChooses(shown, name, is(most));
  if (is(values.reduce((sum, value) => sum + value, 0) / values.length)) return words.plainMean(shown, name);
  if (is(meanOf(values.toReversed()))) return words.turnedRound(shown);
  if (values.some((_, out) => is(meanOf(values.map((value, i) => (i === out ? 0 : value))))))
    return words.leftOut(shown, name);
  if (given < least || given > most) return words.betweenThem(shown, name);
  return values.some(is) ? words.oneOutcome(shown, name) : words.weigh(name);
}
