import { type GuardBoard, guardLeaves, type Status } from "../../../engine/behaviour/index.ts";
import type { TickSituation } from "../../../mistakes/ticks/tickMistakes.ts";
import type { PlacedNode } from "../../../trace/ticks/tickTrace.ts";
import type { BehaviourRun } from "../../behaviour/behaviourRun.ts";
import { labelNode } from "../../behaviour/words.ts";
import type { TickAct, TracedTickAct } from "./tickActs.ts";
import * as words from "./words.ts";

type Placed = PlacedNode<GuardBoard>;
const nameOf = ({ node }: Placed): string => labelNode(node);

/** Why an act is not what the tick comes to: a sentence that fits what was done, and does not give away what is right. */
export function reasonForTick(run: BehaviourRun, traced: TracedTickAct, given: TickAct): string {
  const { act: right, open, situation } = traced;
  if (right.kind === "reset")
    return given.kind === "reset" ? wrongReset(run, traced, given.nodes, right.nodes) : words.isOver;
  if (open === undefined || situation === undefined)
    return given.kind === "tick" ? words.fromRoot : words.notBegun;
  if (given.kind === "tick") return wrongChild(run.nodes[given.node], open, situation);
  if (given.kind === "reset") return words.another;
  if (open.children.length === 0) return wrongLeaf(open, situation, given.status, right);
  return right.kind === "tick" ? tooEarly(open, situation) : wrongAnswer(open, situation);
}

function wrongChild(given: Placed, open: Placed, { came, last, memory, right, node }: TickSituation): string {
  const where = nameOf(open);
  if (given === open) return words.standsThere(where);
  if (open.children.length === 0) return words.isLeaf(where);
  const child = open.children.indexOf(given);
  if (child < 0) return words.notBelow(nameOf(given), where);
  if (came[child] !== undefined) return words.wasTicked(nameOf(given));
  if (node.kind === "parallel")
    return "tick" in right && child > right.tick
      ? words.leftToRight(nameOf(given))
      : words.isKept(nameOf(given));
  if ("memory" in node && memory && last === undefined) {
    if (node.memory && child < memory.child) return words.hasMemory(where);
    if (!node.memory && child === memory.child) return words.hasNone(where);
  }
  if ("tick" in right) return child < right.tick ? words.hasMemory(where) : words.leftToRight(nameOf(given));
  return words.decides(where, node.kind, nameOf(open.children[last!]), came[last!]!);
}

function tooEarly(open: Placed, { node, came, last }: TickSituation): string {
  if (last === undefined) return words.noneAsked(nameOf(open));
  if (node.kind === "parallel") return words.allAreAsked(nameOf(open));
  return words.moreToAsk(nameOf(open), node.kind, nameOf(open.children[last]), came[last]!);
}

function wrongLeaf(open: Placed, { memory }: TickSituation, given: Status, right: TickAct): string {
  const { node } = open;
  const name = nameOf(open);
  if (right.kind !== "answer") return words.another;
  if (node.kind === "condition" && given === "running") return words.neverRuns(name);
  if (node === guardLeaves.sees) return words.looks;
  if (node === guardLeaves.remembers) return words.remembers;
  if (node === guardLeaves.note || node === guardLeaves.forget) return words.atOnce(name);
  if (node === guardLeaves.look) return words.looksRound(memory?.count ?? 0);
  if (right.status === "failure") return words.noWay(name);
  if (given === "failure") return words.canWalk(name);
  return right.status === "running" ? words.stillOnItsWay(name) : words.isThere(name);
}

function wrongAnswer(open: Placed, { node, came, last, memory }: TickSituation): string {
  const before = memory?.count ?? 0;
  if (node.kind === "inverter") return words.turnsEnds;
  if (node.kind === "repeat") return words.repeats(node.count, before);
  if (node.kind === "timeout") return words.waits(node.count, before);
  if (node.kind === "parallel") return words.needs(node.successes, node.children.length);
  const status = came[last!]!;
  const isThrough = status === (node.kind === "sequence" ? "success" : "failure");
  return isThrough
    ? words.allCame(nameOf(open), node.kind, status)
    : words.follows(nameOf(open), node.kind, nameOf(open.children[last!]), status);
}

function wrongReset(
  { nodes, trace }: BehaviourRun,
  { tick }: TracedTickAct,
  given: readonly number[],
  right: readonly number[],
): string {
  const extra = given.find((id) => !right.includes(id));
  if (extra === undefined) return given.length === 0 ? words.nothingForgotten : words.moreForgotten;
  const path = nodes[extra].path.join(".");
  const name = nameOf(nodes[extra]);
  if (trace.states[tick + 1].running.has(path)) return words.stillRuns(name);
  return trace.states[tick].running.has(path) ? words.endedItself(name) : words.didNotRun(name);
}
