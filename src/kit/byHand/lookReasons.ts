import { formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { nodeName } from "../tree/nodeNames.ts";
import type { Act } from "./act.ts";
import type { HandState } from "./handState.ts";
import * as words from "./lookWords.ts";
import { isNear } from "./procedures/procedure.ts";
import { starNode, sumOf } from "./starNode.ts";

/**
 * Why an act is not what Star2 does where it looks at outcomes, or reads one that it has looked at; undefined where that has no
 * reason of its own. `right` is what the search does.
 */
export function lookReason(state: HandState, act: Act, right: Act): string | undefined {
  const { at } = state;
  if (at === undefined) return undefined;
  if (act.kind === "window") return right.kind === "window" ? wrongWindow(state, at, act) : undefined;
  if (at.turn === "chance") return atDraw(state, at, act, right);
  if (state.isLooking) return inLook(state, at, act, right);
  return state.looks.has(at.id) ? afterLook(state, at, act, right) : undefined;
}

/** Where chance draws. */
function atDraw(state: HandState, at: OutlineNode, act: Act, right: Act): string | undefined {
  const { run } = state;
  const name = nodeName(run, at);
  if (right.kind === "enter") {
    if (act.kind === "return") return words.notRead(name, state.uncut.length);
    const isBefore = act.kind === "enter" && run.outline.nodes[act.node].parent === at;
    const looks = state.isLook(run.outline.nodes[right.node]);
    return isBefore && looks && !state.isLook(run.outline.nodes[act.node])
      ? words.looksFirst(name)
      : undefined;
  }
  if (act.kind !== "return" || right.kind !== "return") return undefined;
  const draw = starNode(state, at);
  const looks = draw.outcomes.filter(({ look }) => look);
  const added = looks.reduce((sum, { chance, look }) => sum + chance * look!.value, 0);
  return !isNear(added, 0) && isNear(act.value, sumOf(draw) + added)
    ? words.looksForMean(formatValue(act.value), name)
    : undefined;
}

/** At an outcome that is looked at. */
function inLook(state: HandState, at: OutlineNode, act: Act, right: Act): string | undefined {
  if (right.kind !== "return") return undefined;
  const name = nodeName(state.run, at);
  if (act.kind === "enter") return words.oneReply(name);
  if (act.kind === "cut") return words.nothingIsCut(name);
  if (act.kind !== "return" || !isNear(act.value, right.value)) return undefined;
  const shown = formatValue(act.value);
  if (act.bound !== "exact") return words.otherSide(shown, name, at.side);
  return at.children.length === 1 ? words.onlyReply(name) : words.forValue(shown, name, at.side);
}

/** At an outcome that is read whole, of which one reply is known. */
function afterLook(state: HandState, at: OutlineNode, act: Act, right: Act): string | undefined {
  const { run } = state;
  const [first, ...others] = at.children;
  const name = nodeName(run, at);
  if (act.kind === "enter" && act.node === first.id) return words.firstIsKnown(nodeName(run, first), name);
  if (act.kind !== "return" || right.kind !== "return") return undefined;
  const seen = state.returned.get(first.id);
  const isOfOthers = isNear(act.value, bestOf(state, at.side, others));
  if (seen !== undefined && seen !== state.counted(first) && (isOfOthers || isNear(act.value, seen)))
    return words.heldToWindow(formatValue(seen), name);
  return isOfOthers ? words.forgotFirst(formatValue(act.value), name) : undefined;
}

/** The best of what some replies have returned, for the side that chooses among them; infinite where none has. */
function bestOf(state: HandState, side: Side, replies: readonly OutlineNode[]): number {
  const read = replies.flatMap(({ id }) => state.returned.get(id) ?? []);
  return side === "max" ? Math.max(...read) : Math.min(...read);
}

/** At a reply to an outcome of which one is known: a window that leaves that one out. */
function wrongWindow(
  state: HandState,
  { parent }: OutlineNode,
  { alpha, beta }: Extract<Act, { kind: "window" }>,
): string | undefined {
  const entered = parent && state.looks.has(parent.id) && state.windows.get(parent.id);
  if (!entered || parent.turn === "chance") return undefined;
  const best = bestOf(state, parent.side, parent.children.slice(1));
  const isSame = (one: number, other: number) => one === other || isNear(one, other);
  const isWithoutLook =
    parent.side === "max"
      ? isSame(alpha, Math.max(entered.alpha, best)) && isSame(beta, entered.beta)
      : isSame(alpha, entered.alpha) && isSame(beta, Math.min(entered.beta, best));
  return isWithoutLook ? words.narrowsToo(nodeName(state.run, parent)) : undefined;
}
