import type { deepeningTitles } from "../../../mistakes/words/deepeningWords.ts";
import type { OutlineNode } from "../../../trace/index.ts";
import type { DeepenedByHand } from "./deepenByHand.ts";
import type { DeepeningAct } from "./deepeningAct.ts";
import type { DeepeningSituation, OpenNode, Window } from "./deepeningActs.ts";

export type DeepeningMistakeName = keyof typeof deepeningTitles;

/** What a wrong act is judged by. */
interface Wrong {
  readonly run: DeepenedByHand;
  readonly situation: DeepeningSituation;
  readonly act: DeepeningAct;
}

/** The known mistakes that do in a situation what was done, where that is not right. */
export function likeWhichDeepening(wrong: Wrong): DeepeningMistakeName[] {
  const { open } = wrong.situation;
  const shown = Object.entries(open === undefined ? between(wrong) : atNode(wrong, open));
  return shown.flatMap(([name, isShown]) => (isShown ? [name as DeepeningMistakeName] : []));
}

type Shown = Readonly<Partial<Record<DeepeningMistakeName, boolean>>>;

/** Between two searches, and after the last. */
function between({ run, situation, act }: Wrong): Shown {
  const { right, last, root, isTimeUp } = situation;
  if (act.kind === "iterate") {
    return {
      iterationLeftOut: right.kind === "iterate" && act.depth > right.depth,
      iterationAgain: right.kind === "iterate" && act.depth < right.depth,
      deeperForNothing: right.kind === "answer" && last?.settled === true && !isTimeUp,
    };
  }
  if (act.kind !== "answer") return {};
  const isLevel = right.kind === "answer" && root?.values.get(act.node) === root?.values.get(right.node);
  return {
    answersTooSoon: right.kind === "iterate",
    unfinishedMove: isTimeUp && act.node === root?.best,
    bestAtSight: right.kind === "answer" && act.node === bestAtSight(run),
    drawsLevel: isLevel && !isTimeUp,
  };
}

function atNode({ run, situation, act }: Wrong, open: OpenNode): Shown {
  const { right, above, lastHeld } = situation;
  const { node, left, isFresh } = open;
  const isEnd = node.value !== undefined;
  const goesOn = act.kind === "enter" || act.kind === "window";
  const values = [...open.values.values()];
  return {
    belowDepth: right.kind === "estimate" && goesOn,
    aboveDepth: act.kind === "estimate" && isFresh && left > 0 && !isEnd,
    estimateForTruth: act.kind === "outcome" && !isEnd,
    endEstimated: act.kind === "estimate" && isEnd,
    cutsOpenWindow: act.kind === "cut" && !isClosed(open) && unread(open).length > 0,
    readsOnWhenClosed: right.kind === "cut" && act.kind === "enter" && unread(open).some(has(act.node)),
    ...(act.kind === "return" && {
      valueFromBelow: run.truth[node.id] === act.value,
      otherSidesChoice: values.length > 0 && act.value === worstOf(open, values),
      lastReturned: act.value === values.at(-1),
    }),
    ...(act.kind === "window" &&
      right.kind === "window" && {
        windowAsEntered: above !== undefined && isSame(act, above.given),
        parentAlone: above !== undefined && isSame(act, ownBounds(above)),
        windowKept: above === undefined && lastHeld !== undefined && isSame(act, lastHeld),
      }),
    ...(act.kind === "enter" && right.kind === "enter" && wrongOrder(situation, run, open, act.node)),
  };
}

/** A child that is not the next: what somebody may have made of the line of the iteration before. */
function wrongOrder(
  { last, right }: DeepeningSituation,
  { outline }: DeepenedByHand,
  open: OpenNode,
  given: number,
): Shown {
  const { node, values } = open;
  const next = right.kind === "enter" ? right.node : -1;
  const lineMove = last?.line[node.ply];
  if (lineMove === undefined) return {};
  const isOn = isOnLine(last, node);
  return {
    lineForgotten: isOn && next === lineMove && given === unread(open)[0]?.id,
    lineElsewhere: !isOn && given === node.children[outline.nodes[lineMove].index]?.id,
    earlierSkipped: isOn && values.has(lineMove) && given > lineMove && next < lineMove,
  };
}

const has =
  (id: number) =>
  (node: OutlineNode): boolean =>
    node.id === id;
export const isSame = (one: Window, other: Window): boolean =>
  one.alpha === other.alpha && one.beta === other.beta;
export const isClosed = ({ held }: OpenNode): boolean => held.alpha >= held.beta;
/** The children that nothing was returned for, from left to right. */
export const unread = ({ node, values }: OpenNode): OutlineNode[] =>
  node.children.filter(({ id }) => !values.has(id));
/** Whether the line of the last search goes through a node. */
export const isOnLine = (last: DeepeningSituation["last"], { id, ply }: OutlineNode): boolean =>
  ply === 0 || last?.line[ply - 1] === id;

const worstOf = ({ node }: OpenNode, values: readonly number[]): number =>
  node.side === "max" ? Math.min(...values) : Math.max(...values);

/** What a node's children have brought, and nothing that it was given. */
function ownBounds({ node, values }: OpenNode): Window {
  const returned = [...values.values()];
  return node.side === "max"
    ? { alpha: Math.max(-Infinity, ...returned), beta: Infinity }
    : { alpha: -Infinity, beta: Math.min(Infinity, ...returned) };
}

/** The child of the root that looks best without any search; the first of equals. */
export function bestAtSight({ outline, estimates }: DeepenedByHand): number {
  const { root } = outline;
  const sign = root.side === "max" ? 1 : -1;
  const worth = ({ id, value }: OutlineNode) => sign * (value ?? estimates[id]);
  return root.children.reduce((best, one) => (worth(one) > worth(best) ? one : best)).id;
}
