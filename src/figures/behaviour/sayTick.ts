import type { GuardBoard, Status } from "../../engine/behaviour/index.ts";
import { sameSquare } from "../../engine/behaviour/index.ts";
import type { Words } from "../../kit/narration/narrate.ts";
import type { PlacedNode } from "../../trace/ticks/placeNodes.ts";
import { tickAt } from "../../trace/ticks/ticksAt.ts";
import type { BehaviourRun } from "./behaviourRun.ts";
import { labelNode } from "./labelNode.ts";
import { nameSquare } from "./squareNames.ts";

type Placed = PlacedNode<GuardBoard>;

/** What happened last, in a sentence or two. */
export function sayTick(run: BehaviourRun, step: number): Words[] {
  return sentence(run, step)
    .split("*")
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
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
  const name = `the ${node.kind} *“${label(placed)}”* is ticked`;
  const opening = begins ? begins + name : name[0].toUpperCase() + name.slice(1);
  if ((node.kind === "sequence" || node.kind === "selector") && held) {
    if (node.memory && held.child > 0)
      return `${opening}. It remembers its child ${held.child + 1} and goes on there: what stands before is not looked at.`;
    return node.memory
      ? `${opening}, and goes on where it was running.`
      : `${opening}, from its first child.`;
  }
  if (node.kind === "timeout") return `${opening}, for the ${ordinal((held?.count ?? 0) + 1)} time in a row.`;
  if (node.kind === "action" && held) return `${opening}. It has been running for ${ticks(held.count)}.`;
  return `${opening}.`;
}

const ticks = (count: number) => `${count} tick${count === 1 ? "" : "s"}`;
const ordinal = (count: number) => {
  const ending = count % 100 > 10 && count % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th");
  return `${count}${ending}`;
};

function leave(run: BehaviourRun, placed: Placed, status: Status, step: number): string {
  const { node } = placed;
  const name = `“${label(placed)}”`;
  const so = `: *${status}*.`;
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
        : `“${label(last)}” came to ${status}, so the sequence ${name} does too${rest}${so}`;
    case "selector":
      return status === "failure"
        ? `No child of ${name} will do${so}`
        : `“${label(last)}” did not fail, so the selector ${name} takes it${rest}${so}`;
    case "parallel":
      return `${name} needs ${node.successes} of its ${node.children.length} children to succeed${so}`;
    case "inverter":
      return status === "running"
        ? `${name} waits for its child${so}`
        : `${name} turns ${lastStatus} round${so}`;
    case "repeat":
      return `${name} has seen its child come to ${lastStatus}${so}`;
    default:
      return lastStatus === "running" && status === "failure"
        ? `After ${ticks(node.count)} “${label(last)}” is still running, and ${name} ends it${so}`
        : `${name} hands on what its child came to${so}`;
  }
}

/** What a child came to in this visit of its parent; undefined where it was not ticked. */
function cameTo({ trace }: BehaviourRun, parent: Placed, child: number, step: number): Status | undefined {
  for (let at = step - 2; at >= 0; at--) {
    const { kind, node, status } = trace.events[at];
    if (node === parent.id && kind === "enter") return undefined;
    if (node === child && kind === "leave") return status;
  }
  return undefined;
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
