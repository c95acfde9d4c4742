import type { BehaviourNode, Status } from "../../engine/behaviour/index.ts";

/** What a node does next in a tick: ticks one of its children, by its index, or answers its parent. */
export type Deed = { readonly tick: number } | { readonly answer: Status };

/** How it stands with a node that is ticked just now. */
export interface TickSituation {
  readonly node: BehaviourNode<never>;
  /** What each child has come to in this tick, as far as it was ticked, and which was ticked last. */
  readonly came: readonly (Status | undefined)[];
  readonly last: number | undefined;
  /** What the node was left with in the tick before, where it was running: the child that ran, and how many ticks or times. */
  readonly memory: { readonly child: number; readonly count: number } | undefined;
  readonly right: Deed;
}

/** A mistake in ticking a node; undefined where it does not show. */
type WrongDeed = (situation: TickSituation) => Deed | undefined;

const cameLast = ({ came, last }: TickSituation): Status | undefined =>
  last === undefined ? undefined : came[last];
/** The next child in order, if there is one. */
const next = ({ came, last }: TickSituation): Deed | undefined =>
  last !== undefined && last + 1 < came.length ? { tick: last + 1 } : undefined;
const nextAfter =
  (kind: string, status: Status): WrongDeed =>
  (situation) =>
    situation.node.kind === kind && cameLast(situation) === status ? next(situation) : undefined;
const answersAt =
  (kind: string, status: Status): WrongDeed =>
  (situation) =>
    situation.node.kind === kind && cameLast(situation) === status ? { answer: status } : undefined;

/** Takes a running child, or itself, for one that has come to this. */
const runningAs =
  (status: "success" | "failure"): WrongDeed =>
  (situation) => {
    const { node, right, last } = situation;
    if (!("children" in node))
      return "answer" in right && right.answer === "running" ? { answer: status } : undefined;
    if (last === undefined || cameLast(situation) !== "running") return undefined;
    const goesOn =
      node.kind === (status === "success" ? "sequence" : "selector") ? next(situation) : undefined;
    if (goesOn) return goesOn;
    if (node.kind === "inverter") return { answer: status === "success" ? "failure" : "success" };
    return node.kind === "parallel" ? undefined : { answer: status };
  };

/** The usual mistakes in ticking the nodes of a behaviour tree. */
export const tickMistakes = {
  goesOnAfterFailure: nextAfter("sequence", "failure"),
  stopsAtFailure: answersAt("selector", "failure"),
  goesOnAfterSuccess: nextAfter("selector", "success"),
  stopsAtSuccess: answersAt("sequence", "success"),
  runningAsSuccess: runningAs("success"),
  runningAsFailure: runningAs("failure"),
  forgetsChild: ({ node, last, memory }) =>
    "memory" in node && node.memory && last === undefined && memory && memory.child > 0
      ? { tick: 0 }
      : undefined,
  remembersChild: ({ node, last, memory }) =>
    "memory" in node && !node.memory && last === undefined && memory && memory.child > 0
      ? { tick: memory.child }
      : undefined,
  endlessPatience: (situation) =>
    situation.node.kind === "timeout" && cameLast(situation) === "running"
      ? { answer: "running" }
      : undefined,
  notTurned: (situation) => {
    const status = cameLast(situation);
    return situation.node.kind === "inverter" && status ? { answer: status } : undefined;
  },
  onceIsEnough: answersAt("repeat", "success"),
  oneByOne: (situation) => {
    const status = cameLast(situation);
    const isCut = situation.node.kind === "parallel" && status !== undefined && status !== "success";
    return isCut && next(situation) ? { answer: status } : undefined;
  },
} as const satisfies Readonly<Record<string, WrongDeed>>;
