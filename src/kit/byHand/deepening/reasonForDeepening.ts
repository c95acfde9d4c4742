import { formatValue } from "../../../drawing/formatValue.ts";
import { nodeName } from "../../tree/nodeNames.ts";
import * as treeWords from "../words.ts";
import type { DeepenedByHand } from "./deepenByHand.ts";
import type { DeepeningAct } from "./deepeningAct.ts";
import type { DeepeningSituation, OpenNode } from "./deepeningActs.ts";
import { bestAtSight, isClosed, isOnLine, isSame, unread } from "./deepeningMistakes.ts";
import * as words from "./words.ts";

/** Why an act is not what the search does here: a sentence that fits what was done, and does not give away what is right. */
export function reasonForDeepening(
  run: DeepenedByHand,
  situation: DeepeningSituation,
  act: DeepeningAct,
): string {
  const { open } = situation;
  if (open === undefined) return betweenSearches(run, situation, act);
  if (act.kind === "iterate" || act.kind === "answer") return words.onItsWay(situation.depth);
  if (open.isFresh) return atFreshNode(run, situation, open, act);
  return within(run, situation, open, act);
}

const nameOf = (run: DeepenedByHand, id: number): string => nodeName(run, run.outline.nodes[id]);

function betweenSearches(run: DeepenedByHand, situation: DeepeningSituation, act: DeepeningAct): string {
  const { right, last, root, isTimeUp } = situation;
  const { iterated, depth } = run.task;
  if (isTimeUp && act.kind !== "answer") return words.timeIsUp;
  if (right.kind === "iterate") {
    if (act.kind === "answer") return last ? words.stillEstimated(last.depth, depth) : words.nothingYet;
    if (act.kind !== "iterate") return words.begin;
    return act.depth < right.depth ? words.wasDone(act.depth) : words.plyByPly(right.depth - 1);
  }
  if (act.kind === "iterate") {
    if (!last?.settled) return words.deepEnough(depth);
    return words.nothingEstimated;
  }
  if (act.kind !== "answer" || root === undefined) return words.isOver(iterated);
  const name = nameOf(run, act.node);
  if (run.outline.nodes[act.node].parent !== run.outline.root) return words.noMove(name);
  const tried = root.values.size;
  if (isTimeUp)
    return act.node === root.best
      ? words.unfinished(name, tried, root.node.children.length)
      : words.lastWhole(name);
  const returned = root.values.get(act.node);
  if (act.node === bestAtSight(run)) return words.atSight(name);
  if (returned === undefined) return words.another;
  const isLevel = right.kind === "answer" && returned === root.values.get(right.node);
  return isLevel ? words.level(name) : words.notBest(name, formatValue(returned));
}

/** Nothing has been said of the node yet: whether the search goes on there is what is asked. */
function atFreshNode(
  run: DeepenedByHand,
  situation: DeepeningSituation,
  open: OpenNode,
  act: DeepeningAct,
): string {
  const { right, depth } = situation;
  const name = nodeName(run, open.node);
  const { value, ply } = open.node;
  if (right.kind === "outcome")
    return act.kind === "estimate" ? words.endIsKnown(name) : words.gameOver(name);
  if (act.kind === "outcome") return words.goesOn(name);
  if (right.kind === "estimate")
    return act.kind === "return" ? words.nothingBelow(name) : words.atDepth(name, depth);
  if (act.kind === "estimate" && value === undefined) return words.notDeepYet(name, ply, depth);
  if (act.kind === "window") return wrongWindow(run, situation, act);
  if (act.kind === "return") return words.nothingBelow(name);
  return within(run, situation, open, act);
}

/** The search goes on at the node. */
function within(
  run: DeepenedByHand,
  situation: DeepeningSituation,
  open: OpenNode,
  act: DeepeningAct,
): string {
  const { right } = situation;
  const name = nodeName(run, open.node);
  const left = unread(open).length;
  const { alpha, beta } = open.held;
  const window = treeWords.window(formatValue(alpha), formatValue(beta));
  if (act.kind === "estimate") return words.fromChildren(name);
  if (act.kind === "outcome") return words.goesOn(name);
  if (act.kind === "enter" && !open.node.children.some(({ id }) => id === act.node))
    return wrongNode(run, open, act.node);
  if (right.kind === "cut") return treeWords.closedThere(name, window);
  if (act.kind === "cut")
    return left > 0 && !isClosed(open) ? treeWords.stillOpen(name, window) : treeWords.nothingLeft(name);
  if (act.kind === "return")
    return right.kind === "return" ? wrongValue(run, open, act.value) : treeWords.moreToRead(name, left);
  if (act.kind !== "enter") return words.another;
  if (open.values.has(act.node)) return treeWords.wasRead(nameOf(run, act.node));
  if (right.kind === "enter") return wrongOrder(run, situation, open, act.node, right.node);
  return treeWords.doneThere(name);
}

function wrongNode(run: DeepenedByHand, open: OpenNode, given: number): string {
  const name = nameOf(run, given);
  return given === open.node.id
    ? treeWords.standsThere(name)
    : treeWords.notBelow(name, nodeName(run, open.node));
}

function wrongOrder(
  run: DeepenedByHand,
  { last }: DeepeningSituation,
  { node, values }: OpenNode,
  given: number,
  right: number,
): string {
  const name = nameOf(run, given);
  const where = nodeName(run, node);
  const lineMove = last?.line[node.ply];
  if (lineMove === undefined) return treeWords.leftToRight(name);
  if (!isOnLine(last, node)) return words.offLine(where, name);
  if (right === lineMove) return words.lineFirst(where);
  return values.has(lineMove) ? words.backToTheLeft(where, name) : treeWords.leftToRight(name);
}

function wrongWindow(
  run: DeepenedByHand,
  { above, right }: DeepeningSituation,
  given: Extract<DeepeningAct, { kind: "window" }>,
): string {
  if (right.kind !== "window") return words.another;
  if (above === undefined) return words.windowAnew;
  const name = nodeName(run, above.node);
  if (isSame(given, { alpha: right.beta, beta: right.alpha })) return treeWords.exchanged;
  if (isSame(given, above.given)) return treeWords.notNarrowed(name);
  if (given.alpha === -Infinity && given.beta === Infinity) return treeWords.forgotAbove(name);
  const best = above.best === undefined ? undefined : above.values.get(above.best);
  const own =
    above.node.side === "max"
      ? { alpha: best ?? -Infinity, beta: Infinity }
      : { alpha: -Infinity, beta: best ?? Infinity };
  if (isSame(given, own)) return treeWords.onlyParents(name);
  if (given.alpha === right.alpha) return treeWords.betaIs(name);
  return given.beta === right.beta ? treeWords.alphaIs(name) : treeWords.windowOf(name);
}

function wrongValue(run: DeepenedByHand, { node, given, values }: OpenNode, value: number): string {
  const name = nodeName(run, node);
  const shown = formatValue(value);
  const returned = [...values.values()];
  const isMax = node.side === "max";
  if (value === (isMax ? Math.min(...returned) : Math.max(...returned)))
    return treeWords.otherSide(shown, name, isMax);
  if (value === returned.at(-1)) return treeWords.lastOne(shown);
  if (value === given.alpha || value === given.beta) return treeWords.isBoundGiven(shown, name);
  if (value === run.truth[node.id]) return treeWords.isTruth(shown, name);
  if (value === run.estimates[node.id]) return words.ownEstimate(shown, name);
  return returned.includes(value) ? treeWords.notBest(shown, name, isMax) : treeWords.noChilds(shown, name);
}
