import { formatValue } from "../../drawing/formatValue.ts";
import { opponent } from "../../engine/game.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { countsForMover } from "../run/countsForMover.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { type Act, isSameAct } from "./act.ts";
import { askedOf, signAt } from "./actsOf.ts";
import type { HandState } from "./handState.ts";
import { lookReason } from "./lookReasons.ts";
import { isNear, rounding } from "./procedures/procedure.ts";
import { starReason } from "./starReasons.ts";
import * as words from "./words.ts";

/**
 * Why an act is not what the search does here: a sentence that fits what was done, and does not give away what is right.
 * `right` is what the search does.
 */
export function reasonFor(state: HandState, act: Act, right: Act): string {
  const ofLooks = askedOf(state.run).looks ? lookReason(state, act, right) : undefined;
  const ofDraws = ofLooks ?? (isStar(state) ? starReason(state, act, right) : undefined);
  const reason =
    ofDraws ?? (act.kind === right.kind ? sameKind(state, act, right) : otherKind(state, act, right));
  return reason ?? words.another;
}

/** Whether it is a search by bounds on what chance draws. */
const isStar = ({ run }: HandState): boolean => run.chance !== undefined && askedOf(run).windows;

type Held = { readonly alpha: number; readonly beta: number };

/** What a search that cuts knows at the node: the window it was given, narrowed by what the children returned. */
function heldAt(state: HandState, node: OutlineNode): Held {
  const given = state.windows.get(node.id) ?? { alpha: -Infinity, beta: Infinity };
  const best = bestAt(state, node);
  if (best === undefined) return given;
  return isMaximizing(state, node)
    ? { alpha: Math.max(given.alpha, best), beta: given.beta }
    : { alpha: given.alpha, beta: Math.min(given.beta, best) };
}

/** Whether the algorithm takes the greatest value at the node: where it counts for the side to move, it always does. */
const isMaximizing = ({ run }: HandState, node: OutlineNode): boolean =>
  countsForMover(run.setup.algorithm) || node.side === "max";

/** What the children have returned, as the node counts it. */
const valuesAt = (state: HandState, node: OutlineNode): number[] =>
  node.children.flatMap((child) => {
    const value = state.counted(child);
    return value === undefined ? [] : [countsForMover(state.run.setup.algorithm) ? -value + 0 : value];
  });

function bestAt(state: HandState, node: OutlineNode): number | undefined {
  const values = valuesAt(state, node);
  if (values.length === 0) return undefined;
  return isMaximizing(state, node) ? Math.max(...values) : Math.min(...values);
}

/** The act is of another kind than what the search does. */
function otherKind(state: HandState, act: Act, right: Act): string | undefined {
  const { at, run } = state;
  if (at === undefined) return words.searchAgain;
  const where = nodeName(run, at);
  const held = heldAt(state, at);
  const window = words.window(formatValue(held.alpha), formatValue(held.beta));
  if (right.kind === "cut") return words.closedThere(where, window);
  if (act.kind === "cut")
    return held.alpha < held.beta ? words.stillOpen(where, window) : words.nothingLeft(where);
  if (act.kind === "return" && right.kind === "enter") {
    const again = state.returned.has(right.node);
    if (again) return words.onlyTested(where);
    const left = state.uncut.length;
    return at.turn === "chance" ? words.moreOutcomes(where, left) : words.moreToRead(where, left);
  }
  if (act.kind === "enter" && right.kind === "return") {
    if (state.uncut.length > 0) return words.doneThere(where);
    return at.turn === "chance" ? words.allOutcomes(where) : words.allRead(where);
  }
  return undefined;
}

function sameKind(state: HandState, act: Act, right: Act): string | undefined {
  if (act.kind === "enter" && right.kind === "enter") return wrongNode(state, act.node, right.node);
  if (act.kind === "window" && right.kind === "window") return wrongWindow(state, act, right);
  if (act.kind === "owner" && right.kind === "owner") return wrongOwner(state, act.node, right.node);
  if (act.kind === "probe" && right.kind === "probe") return words.notFromTable[act.result];
  if (act.kind === "return" && right.kind === "return") return wrongValue(state, act, right);
  return undefined;
}

function wrongNode(state: HandState, given: number, right: number): string | undefined {
  const { run, at } = state;
  const node = run.outline.nodes[given];
  const name = nodeName(run, node);
  if (at === undefined) return words.searchAgain;
  if (node === at) return words.standsThere(name);
  if (node.parent !== at) return words.notBelow(name, nodeName(run, at));
  if (state.returned.has(given)) return words.wasRead(name);
  return state.returned.has(right) ? words.onlyTested(nodeName(run, at)) : words.leftToRight(name);
}

function wrongWindow(state: HandState, given: Held, right: Held): string {
  const { run, at } = state;
  const parent = at?.parent;
  if (parent === undefined) return words.tests;
  const above = heldAt(state, parent);
  const entered = state.windows.get(parent.id) ?? above;
  const mover = countsForMover(run.setup.algorithm);
  const name = nodeName(run, parent);
  const turned = ({ alpha, beta }: Held): Held => ({ alpha: -beta + 0, beta: -alpha + 0 });
  const handed = mover ? turned : (window: Held) => window;
  // Bounds that are means may have been rounded.
  const isSame = (one: Held, other: Held) =>
    isSameAct(windowAct(one), windowAct(other), run.chance ? rounding : 0);
  if (isSame(given, { alpha: right.beta, beta: right.alpha })) return words.exchanged;
  if (mover && isSame(turned(given), right)) return words.notTurned;
  if (mover && isSame({ alpha: given.beta, beta: given.alpha }, turned(right))) return words.notTurned;
  if (isSame(given, handed(above)) && !isSame(right, handed(above))) return words.testsFirst(name);
  if (isSame(given, handed(entered)) && !isSame(entered, above)) return words.notNarrowed(name);
  if (isSame(given, { alpha: -Infinity, beta: Infinity })) return words.forgotAbove(name);
  const best = bestAt(state, parent);
  if (
    best !== undefined &&
    isSame(given, handed(narrowed({ alpha: -Infinity, beta: Infinity }, best, isMaximizing(state, parent))))
  )
    return words.onlyParents(name);
  // Behind a chance node a bound is not simply what somebody has.
  if (run.chance) return words.windowOf(name);
  return given.alpha === right.alpha
    ? words.betaIs(name)
    : given.beta === right.beta
      ? words.alphaIs(name)
      : words.windowOf(name);
}

const windowAct = ({ alpha, beta }: Held): Act => ({ kind: "window", alpha, beta });
const narrowed = ({ alpha, beta }: Held, best: number, maximizing: boolean): Held =>
  maximizing ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };

function wrongOwner(state: HandState, given: number | undefined, right: number | undefined): string {
  const { run, at } = state;
  if (given === undefined) return words.somebodys;
  const node = run.outline.nodes[given];
  const name = nodeName(run, node);
  if (at === undefined || !state.path.includes(node)) return words.notOnPath(name);
  if (node === at) return words.cutHere;
  const setter = opponent(at.side);
  if (node.side !== setter) return words.ofOther(name, node.side, setter);
  const best = bestAt(state, node);
  if (best === undefined) return words.nothingFound(name);
  return right === undefined ? words.nobodys(name) : words.hasOther(name, formatValue(best));
}

function wrongValue(
  state: HandState,
  given: Extract<Act, { kind: "return" }>,
  right: Extract<Act, { kind: "return" }>,
): string | undefined {
  const { run, at } = state;
  if (at === undefined) return undefined;
  const name = nodeName(run, at);
  if (given.value === right.value) return words.boundOf;
  const values = valuesAt(state, at);
  if (at.turn === "chance") return run.chance!.part.wrongMean(at, { name, given: given.value, values });
  // Values that are means may have been rounded.
  const isValue = (value: number) =>
    given.value === value || (run.chance !== undefined && isNear(given.value, value));
  const maximizing = isMaximizing(state, at);
  const shown = formatValue(given.value);
  if (state.kinds[0] === "return" && state.kinds.length === 1 && values.length === 0) return words.fromTable;
  if (given.value === -right.value && countsForMover(run.setup.algorithm)) return words.signOf(name);
  if (isValue(maximizing ? Math.min(...values) : Math.max(...values))) {
    return words.otherSide(shown, name, maximizing);
  }
  if (isValue(values.at(-1) ?? Number.NaN)) return words.lastOne(shown);
  const { alpha, beta } = state.windows.get(at.id) ?? { alpha: -Infinity, beta: Infinity };
  if (isValue(alpha) || isValue(beta)) return words.isBoundGiven(shown, name);
  if (isValue(signAt(run, at.side) * run.measures.truth[at.id] + 0)) return words.isTruth(shown, name);
  return values.some(isValue) ? words.notBest(shown, name, maximizing) : words.noChilds(shown, name);
}
