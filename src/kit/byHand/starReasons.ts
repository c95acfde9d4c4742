import { formatValue } from "../../drawing/formatValue.ts";
import { nodeName } from "../tree/nodeNames.ts";
import type { Act } from "./act.ts";
import type { HandState } from "./handState.ts";
import { isNear } from "./procedures/procedure.ts";
import { alike, endFor, endOf, type StarNode, starNode, sumOf, unreadFrom } from "./starNode.ts";
import * as words from "./starWords.ts";
import { nothingLeft } from "./words.ts";

/**
 * Why an act is not what Star1 does at a chance node, or at one of its outcomes; undefined where that has no reason of its own.
 * `right` is what the search does.
 */
export function starReason(state: HandState, act: Act, right: Act): string | undefined {
  const { at, run } = state;
  if (at === undefined) return undefined;
  if (act.kind === "window" && right.kind === "window") {
    const parent = at.parent;
    if (parent?.turn !== "chance") return undefined;
    // The outcome has returned nothing yet, so those before it are all that have.
    return wrongWindow(starNode(state, parent), act, right, nodeName(run, parent));
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

/** One end of an outcome's window: from the bound of the mean and from what each unread outcome adds for it, or adds for the other end. */
type End = (bound: number, adds: number, other: number) => number;

function wrongWindow(at: StarNode, given: Held, right: Held, name: string): string {
  if (isWindow(given, { alpha: right.beta, beta: right.alpha })) return words.exchanged;
  const found = mistakenWindows(at).find(([, window]) => isWindow(given, window) && !isWindow(right, window));
  return found ? found[0](name) : words.reckon(name);
}

/** The windows that usual mistakes come to, and what is said to each. */
function mistakenWindows(at: StarNode): [says: (name: string) => string, window: Held][] {
  const place = at.values.length;
  const window = (end: End): Held => ({
    alpha: end(at.alpha, at.most, at.least),
    beta: end(at.beta, at.least, at.most),
  });
  const [sum, chance, unread] = [sumOf(at), at.chances[place], unreadFrom(at, place + 1)];
  const equal = alike(at);
  return [
    [words.passedOn, window((bound) => bound)],
    [words.otherBound, window((bound, _, other) => (bound - sum - unread * other) / chance)],
    [words.notDivided, window((bound, adds) => bound - sum - unread * adds)],
    [words.multiplied, window((bound, adds) => (bound - sum - unread * adds) * chance)],
    [words.withoutUnread, window((bound) => (bound - sum) / chance)],
    [words.withoutSum, window((bound, adds) => (bound - unread * adds) / chance)],
    [
      words.alikeInWindow,
      window(
        (bound, adds) => (bound - sumOf(equal) - unreadFrom(equal, place + 1) * adds) / equal.chances[place],
      ),
    ],
    [words.wholeLine, { alpha: -Infinity, beta: Infinity }],
  ];
}

const isEnd = (one: number, other: number): boolean => one === other || isNear(one, other);
const isWindow = (one: Held, other: Held): boolean =>
  isEnd(one.alpha, other.alpha) && isEnd(one.beta, other.beta);

/** To whoever goes on where the rest cannot matter. */
function isOver(at: StarNode, name: string): string {
  const [sum, unread] = [sumOf(at), unreadFrom(at, at.values.length)];
  return endOf(at) === "alpha"
    ? words.noMore(name, formatValue(sum + unread * at.most), formatValue(at.alpha))
    : words.noLess(name, formatValue(sum + unread * at.least), formatValue(at.beta));
}

/** To whoever cuts where the rest may matter. */
function tooEarly(at: StarNode, name: string): string {
  const [sum, unread] = [sumOf(at), unreadFrom(at, at.values.length)];
  const [low, high] = [sum + unread * at.least, sum + unread * at.most];
  if (endOf(at)) return words.byRounding(name);
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
  const [sum, unread] = [sumOf(at), unreadFrom(at, at.values.length)];
  const isMean = isNear(given, sum) || isNear(given, sum / (1 - unread));
  if (isMean) return words.meanForBound(shown, name);
  const isReach = isNear(given, sum + unread * at.least) || isNear(given, sum + unread * at.most);
  return isReach ? words.reachForBound(shown, name) : words.endOfWindow(name);
}
