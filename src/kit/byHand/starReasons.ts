import { formatValue } from "../../drawing/formatValue.ts";
import { nodeName } from "../tree/nodeNames.ts";
import type { Act } from "./act.ts";
import type { HandState } from "./handState.ts";
import * as lookWords from "./lookWords.ts";
import { isNear } from "./procedures/procedure.ts";
import {
  alike,
  endFor,
  endOf,
  outcomeWindow,
  reachOf,
  type StarNode,
  starNode,
  sumOf,
  taken,
  unreadOf,
} from "./starNode.ts";
import * as words from "./starWords.ts";
import { looksForValues, looksOnOtherSide, withoutLooks } from "./takenLooks.ts";
import { nothingLeft } from "./words.ts";

/**
 * Why an act is not what a search by bounds on the outcomes does at a chance node, or at one of its outcomes; undefined where that
 * has no reason of its own. `right` is what the search does.
 */
export function starReason(state: HandState, act: Act, right: Act): string | undefined {
  const { at, run } = state;
  if (at === undefined) return undefined;
  if (act.kind === "window" && right.kind === "window") {
    const parent = at.parent;
    if (parent?.turn !== "chance") return undefined;
    return wrongWindow(starNode(state, parent), at.index, act, right, nodeName(run, parent));
  }
  if (at.turn !== "chance") return undefined;
  const node = starNode(state, at);
  const name = nodeName(run, at);
  if (right.kind === "cut") return isOver(node, name);
  if (act.kind === "cut") return state.uncut.length === 0 ? nothingLeft(name) : tooEarly(node, name);
  if (act.kind === "return" && right.kind === "return") return wrongReturn(node, act.value, name);
  return undefined;
}

interface Held {
  readonly alpha: number;
  readonly beta: number;
}

function wrongWindow(at: StarNode, place: number, given: Held, right: Held, name: string): string {
  if (isWindow(given, { alpha: right.beta, beta: right.alpha })) return words.exchanged;
  const found = mistakenWindows(at, place).find(
    ([, window]) => isWindow(given, window) && !isWindow(right, window),
  );
  if (found) return found[0](name);
  const openBelow = given.alpha === -Infinity && isEnd(given.beta, right.beta);
  const openAbove = given.beta === Infinity && isEnd(given.alpha, right.alpha);
  return openBelow || openAbove ? words.oneEnd(name) : words.reckon(name);
}

/** The windows that usual mistakes come to, and what is said to each. */
function mistakenWindows(at: StarNode, place: number): [says: (name: string) => string, window: Held][] {
  const { alpha, beta } = at;
  const windowIn = (other: StarNode) => outcomeWindow(other, place);
  return [
    [words.passedOn, { alpha, beta }],
    [lookWords.forgotLooks, windowIn(withoutLooks(at))],
    [lookWords.looksForValues, windowIn(looksForValues(at))],
    [lookWords.otherSides, windowIn(looksOnOtherSide(at))],
    [words.otherBound, windowIn(taken(at, ({ floor, ceiling }) => ({ floor: ceiling, ceiling: floor })))],
    [words.notDivided, outcomeWindow(at, place, (added) => added)],
    [words.multiplied, outcomeWindow(at, place, (added, chance) => added * chance)],
    [words.withoutUnread, windowIn(taken(at, ({ value }) => (value === undefined ? nothing : {})))],
    [words.withoutSum, windowIn(taken(at, ({ value }) => (value === undefined ? {} : nothing)))],
    [words.alikeInWindow, windowIn(alike(at))],
    [words.wholeLine, { alpha: -Infinity, beta: Infinity }],
  ];
}
/** An outcome that is left out. */
const nothing = { floor: 0, ceiling: 0 };

const isEnd = (one: number, other: number): boolean => one === other || isNear(one, other);
const isWindow = (one: Held, other: Held): boolean =>
  isEnd(one.alpha, other.alpha) && isEnd(one.beta, other.beta);

/** To whoever goes on where the rest cannot matter. */
function isOver(at: StarNode, name: string): string {
  const [low, high] = reachOf(at);
  return endOf(at) === "alpha"
    ? words.noMore(name, formatValue(high), formatValue(at.alpha))
    : words.noLess(name, formatValue(low), formatValue(at.beta));
}

/** To whoever cuts where the rest may matter. */
function tooEarly(at: StarNode, name: string): string {
  const [low, high] = reachOf(at);
  const isUntouched = at.outcomes.every(({ value, look }) => value === undefined && look === undefined);
  if (endOf(at)) return isUntouched ? words.afterOutcome(name) : words.byRounding(name);
  // Where looks are taken for bounds of the other side, they also cut as values.
  if (endOf(looksForValues(at))) return lookWords.looksForValuesInCut(name);
  const sum = sumOf(at);
  const soFar = endFor(at, sum, sum);
  if (soFar) return words.onlySoFar(name, formatValue(sum), soFar);
  // The least held against alpha, and the most against beta.
  const other = endFor(at, high, low);
  if (other) return words.otherBoundInCut(name, other);
  if (endOf(alike(at))) return words.alikeInCut(name);
  return words.mayMatter(name, formatValue(low), formatValue(high));
}

/** Why a chance node does not return this; undefined where it is about the mean alone, of outcomes that all have been read. */
function wrongReturn(at: StarNode, given: number, name: string): string | undefined {
  const shown = formatValue(given);
  const end = endOf(at);
  if (end === undefined) {
    return isEnd(given, at.alpha) || isEnd(given, at.beta) ? words.insideWindow(shown, name) : undefined;
  }
  if (isEnd(given, end === "alpha" ? at.beta : at.alpha)) return words.otherEnd(shown, name);
  const sum = sumOf(at);
  const isMean = isNear(given, sum) || isNear(given, sum / (1 - unreadOf(at)));
  if (isMean) return words.meanForBound(shown, name);
  return reachOf(at).some((reach) => isNear(given, reach))
    ? words.reachForBound(shown, name)
    : words.endOfWindow(name);
}
