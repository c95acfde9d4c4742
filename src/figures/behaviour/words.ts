import type { BehaviourNode, BehaviourState, GuardBoard, Status } from "../../engine/behaviour/index.ts";
import { sameSquare } from "../../engine/behaviour/index.ts";
import { type BehaviourRun, cameTo } from "../../kit/behaviour/behaviourRun.ts";
import { nameSquare } from "../../kit/behaviour/squareNames.ts";
import { kinds, kindWords, labelNode, statuses } from "../../kit/behaviour/words.ts";
import { countWords, markedWords, type Words } from "../../kit/narration/words.ts";
import { type PlacedNode, type Standing, tickAt } from "../../trace/ticks/tickTrace.ts";
import type { DecoratorKind } from "./editTree.ts";

export { kinds, kindWords, labelNode };

type Node = BehaviourNode<GuardBoard>;

export const figureLabel = (nodes: number): string => `a behaviour tree of ${countWords(nodes, "node")}`;
export const tickKeys = ["t  Shift t", "to the end of this tick, of the last one"] as const;
export const theTree = "The tree";
/** What can be saved as a picture. */
export const treeDrawing = "the tree";
export const ticking = "every move of the intruder is a tick";
export const tickOn = "Tick";
export const tickTip = "To the end of this tick (t)";
export const tenMore = "Ten ticks more";

/** What is done with the chosen node. */
export const chosenNode = "The chosen node";
export const chooseOne = "Choose a node of the tree to change it: move it, wrap it, or give it another kind.";
export const kindLabel = "Kind of node";
export const memory = "memory";
/** What a count is of. */
export const counts = { parallel: "successes", repeat: "times", timeout: "ticks" } as const;
export const fewer = (of: string): string => `Fewer ${of}`;
export const more = (of: string): string => `More ${of}`;
export const moveBefore = "Move before its neighbour";
export const moveBehind = "Move behind its neighbour";
export const remove = (isDecorator: boolean): string => (isDecorator ? "Remove this decorator" : "Delete");
export const removeKey = "Delete";
export const wrapLabel = "Wrap in";
export const wrapIn = "wrap in";
export const wraps: Readonly<Record<DecoratorKind, string>> = {
  inverter: "not",
  repeat: "repeat",
  timeout: "timeout",
};

/** What the guard knows. */
export const blackboard = "Blackboard";
export const guard = "guard";
export const intruder = "intruder";
export const sawLast = "saw it last";
export const sight = (square: string, inSight: boolean): string =>
  `${square}, ${inSight ? "in sight" : "out of sight"}`;
export const seenOn = (square: string): string => `on ${square}`;
export const running = (tick: number): string =>
  `Running ${tick === 0 ? "before the first tick" : `since tick ${tick}`}`;
export const nothing = "nothing";

const walls = ({ walls }: GuardBoard): string =>
  walls.length === 0 ? "No walls" : `Walls: ${walls.map(nameSquare).join(", ")}`;
/** The grid. */
export function grid(board: GuardBoard, seesIntruder: boolean): string {
  const [first, second] = board.posts;
  return `The guard is on ${nameSquare(board.guard)}, the intruder on ${nameSquare(board.intruder)}, ${
    seesIntruder ? "in its sight" : "out of its sight"
  }. Posts: A on ${nameSquare(first)}, B on ${nameSquare(second)}. ${walls(board)}.`;
}
export const intruderLabel = (square: string): string =>
  `Intruder on ${square}: arrow keys move it, Enter lets it wait`;

/** Why something cannot be. */
export const freeOnly = "The intruder can stand on free squares only.";
export const mostKept = (most: number): string =>
  `These ${most} ticks are all that are kept: go back, or press Reset.`;
export const noWay = (square: string): string => `From ${square} there is no way there.`;

/** A node for those who hear it. */
export const node = (node: Node, standing: string): string =>
  `${labelNode(node)}, ${kindWords(node)}: ${standing}`;

type Held = BehaviourState<never>["running"] extends ReadonlyMap<string, infer Memory> ? Memory : never;

/** What a running node remembers until the next tick, in a few words; "" where that is nothing. */
export function sayMemory(
  node: BehaviourNode<GuardBoard> | { kind: string },
  { count, child }: Held,
): string {
  const ticks = `${countWords(count, "tick")} so far`;
  if (node.kind === "action" || node.kind === "timeout") return ticks;
  if (node.kind === "repeat") return `${count} done`;
  if ("memory" in node && node.memory) return `goes on with child ${child + 1}`;
  return "";
}

type Placed = PlacedNode<GuardBoard>;

/** What happened last, in a sentence or two. */
export function sayTick(run: BehaviourRun, step: number): Words[] {
  return markedWords(sentence(run, step));
}

function sentence(run: BehaviourRun, step: number): string {
  if (step === 0) return "Before the first tick. Nothing is running.";
  const { kind, node: id, tick, status } = run.trace.events[step - 1];
  const placed = run.nodes[id];
  const over = run.trace.begins[tick + 1] === step ? ` *Tick ${tick + 1} is over.*` : "";
  if (kind === "enter") return enter(run, placed, tick);
  if (kind === "leave") return leave(run, placed, status!, step) + over;
  return `“${label(placed)}” was running, and is now *abandoned*: it is reset, and will begin anew.${over}`;
}

const label = ({ node }: Placed) => labelNode(node);

function enter({ trace }: BehaviourRun, placed: Placed, tick: number): string {
  const { node, path } = placed;
  const held = trace.states[tick].running.get(path.join("."));
  const begins = path.length === 0 ? `Tick ${tick + 1} begins: ` : "";
  const name = `the ${kinds[node.kind]} *“${label(placed)}”* is ticked`;
  const opening = begins ? begins + name : name[0].toUpperCase() + name.slice(1);
  if ((node.kind === "sequence" || node.kind === "selector") && held) {
    if (node.memory && held.child > 0)
      return `${opening}. It remembers its child ${held.child + 1} and goes on there: what stands before is not looked at.`;
    return node.memory
      ? `${opening}, and goes on where it was running.`
      : `${opening}, from its first child.`;
  }
  if (node.kind === "timeout") return `${opening}, for the ${ordinal((held?.count ?? 0) + 1)} time in a row.`;
  if (node.kind === "action" && held)
    return `${opening}. It has been running for ${countWords(held.count, "tick")}.`;
  return `${opening}.`;
}

const ordinal = (count: number) => {
  const ending = count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
  return `${count}${ending}`;
};

function leave(run: BehaviourRun, placed: Placed, status: Status, step: number): string {
  const { node } = placed;
  const name = `“${label(placed)}”`;
  const so = `: *${statuses[status]}*.`;
  if (node.kind === "condition") return `${name} ${status === "success" ? "holds" : "does not hold"}${so}`;
  if (node.kind === "action") return `${name} ${act(run, placed, status, step)}${so}`;
  const children = placed.children.filter(({ id }) => cameTo(run, placed, id, step) !== undefined);
  const last = children.at(-1)!;
  const lastStatus = cameTo(run, placed, last.id, step);
  const rest = last === placed.children.at(-1) ? "" : ", and ticks no further child";
  switch (node.kind) {
    case "sequence":
      return status === "success"
        ? `All children of ${name} have succeeded${so}`
        : `“${label(last)}” came to ${statuses[status]}, so the sequence ${name} does too${rest}${so}`;
    case "selector":
      return status === "failure"
        ? `No child of ${name} will do${so}`
        : `“${label(last)}” did not fail, so the selector ${name} takes it${rest}${so}`;
    case "parallel":
      return `${name} needs ${node.successes} of its ${node.children.length} children to succeed${so}`;
    case "inverter":
      return status === "running"
        ? `${name} waits for its child${so}`
        : `${name} turns ${lastStatus && statuses[lastStatus]} round${so}`;
    case "repeat":
      return `${name} has seen its child come to ${lastStatus && statuses[lastStatus]}${so}`;
    default:
      return lastStatus === "running" && status === "failure"
        ? `After ${countWords(node.count, "tick")} “${label(last)}” is still running, and ${name} ends it${so}`
        : `${name} hands on what its child came to${so}`;
  }
}

function act({ trace, start }: BehaviourRun, { node }: Placed, status: Status, step: number): string {
  const before = step < 2 ? start : trace.events[step - 2].board;
  const { guard, seen } = trace.events[step - 1].board;
  if (!sameSquare(before.guard, guard)) return `takes a step to ${nameSquare(guard)}`;
  if (seen && !(before.seen && sameSquare(before.seen, seen)))
    return `writes ${nameSquare(seen)} on the blackboard`;
  if (before.seen && !seen) return "wipes the blackboard";
  if (status === "failure") return "finds no way";
  if (status === "running") return "takes its time";
  return node.name.startsWith("to ") || node.name.includes("where it was") ? "is there" : "is done";
}

/** Where the figure stands, in few words: "between ticks 2 and 3". */
export function sayPlace({ trace }: BehaviourRun, step: number): string {
  const { tick, between } = tickAt(trace, step);
  if (!between) return `in tick ${tick + 1}`;
  return tick === 0 ? "before tick 1" : `after tick ${tick}`;
}

/** A node's standing in a word or two. */
export const standingWords: Readonly<Record<Standing, string>> = {
  success: "success",
  failure: "failure",
  running: "running",
  entered: "being ticked",
  held: "was running",
  reset: "abandoned",
  idle: "not ticked",
};
