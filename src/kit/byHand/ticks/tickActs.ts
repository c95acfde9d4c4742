import {
  type BehaviourState,
  type GuardBoard,
  type Status,
  statuses,
} from "../../../engine/behaviour/index.ts";
import type { TickSituation } from "../../../mistakes/ticks/tickMistakes.ts";
import type { PlacedNode } from "../../../trace/ticks/tickTrace.ts";
import { type BehaviourRun, type BehaviourView, runBehaviour } from "../../behaviour/behaviourRun.ts";

/** One act of whoever ticks a behaviour tree by hand. A node goes by its place in preorder, the root's being 0. */
export type TickAct =
  /** Ticks a node: the root where a tick begins, else a child of the one that was ticked last and has not answered. */
  | { readonly kind: "tick"; readonly node: number }
  /** Says what the node that is ticked comes to. */
  | { readonly kind: "answer"; readonly status: Status }
  /** Says, when a tick is over, which nodes were running and are reset: in order, or none. */
  | { readonly kind: "reset"; readonly nodes: readonly number[] };

export const writeTickAct = (act: TickAct): string => {
  if (act.kind === "reset") return [act.kind, ...act.nodes].join(" ");
  return `${act.kind} ${act.kind === "tick" ? act.node : act.status}`;
};

/** The act in such a text, of a tree with so many nodes; undefined where it is none. */
export function readTickAct(text: string, nodes: number): TickAct | undefined {
  const [kind, ...rest] = text.split(" ");
  const numbers = rest.map(Number);
  const areNodes = numbers.every((number) => Number.isInteger(number) && number >= 0 && number < nodes);
  if (kind === "reset") return areNodes ? { kind, nodes: numbers } : undefined;
  if (rest.length !== 1) return undefined;
  if (kind === "tick") return areNodes ? { kind, node: numbers[0] } : undefined;
  const status = statuses.find((one) => one === rest[0]);
  return kind === "answer" && status ? { kind, status } : undefined;
}

/** What is ticked by hand: a tree, its world, and how many ticks. */
export type TickTask = Omit<BehaviourView, "at">;

type Placed = PlacedNode<GuardBoard>;

export interface TracedTickAct {
  readonly act: TickAct;
  /** The step of the trace before which it is done, and the one at which it is. */
  readonly before: number;
  readonly step: number;
  /** Counted from 0. */
  readonly tick: number;
  /** The node that is ticked when the act is done; undefined between two ticks. */
  readonly open: Placed | undefined;
  /** How it stands with that node. */
  readonly situation: TickSituation | undefined;
}

/** All acts of these ticks, in order. What is reset is asked after each tick in which something had been running before, or is reset. */
function tickActs({ nodes, trace }: BehaviourRun): TracedTickAct[] {
  const acts: TracedTickAct[] = [];
  const path: { node: Placed; came: (Status | undefined)[]; last: number | undefined }[] = [];
  let reset: number[] = [];
  for (const [before, { kind, node: id, tick, status }] of trace.events.entries()) {
    const isOver = trace.begins[tick + 1] === before + 1;
    const step = before + 1;
    const open = path.at(-1);
    const add = (act: TickAct) => {
      const right =
        act.kind === "tick" ? { tick: nodes[act.node].path.at(-1) ?? 0 } : { answer: status ?? "running" };
      const situation: TickSituation | undefined = open && {
        node: open.node.node as TickSituation["node"],
        came: [...open.came],
        last: open.last,
        memory: memoryOf(trace.states[tick], open.node),
        right,
      };
      acts.push({ act, before, step, tick, open: open?.node, situation });
    };
    if (kind === "abandon") reset.push(id);
    if (kind === "enter") {
      add({ kind: "tick", node: id });
      path.push({ node: nodes[id], came: nodes[id].children.map(() => undefined), last: undefined });
    }
    if (kind === "leave") {
      add({ kind: "answer", status: status! });
      path.pop();
      const above = path.at(-1);
      if (above) {
        above.last = nodes[id].path.at(-1)!;
        above.came[above.last] = status;
      }
    }
    if (!isOver) continue;
    if (trace.states[tick].running.size > 0 || reset.length > 0) {
      const act: TickAct = { kind: "reset", nodes: reset.sort((one, other) => one - other) };
      acts.push({ act, before: step, step, tick, open: undefined, situation: undefined });
    }
    reset = [];
  }
  return acts;
}

const memoryOf = ({ running }: BehaviourState<GuardBoard>, { path }: Placed) => running.get(path.join("."));

/** Throws what is wrong with the task. */
export function tickByHand(task: TickTask): {
  readonly run: BehaviourRun;
  readonly acts: readonly TracedTickAct[];
} {
  const run = runBehaviour(task);
  return { run, acts: tickActs(run) };
}
