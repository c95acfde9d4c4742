import type { MoveOrder } from "../../engine/index.ts";
import type { Outline, SharedNodes, StepPairs, Trace } from "../../trace/index.ts";
import type { LaneSubject } from "./searchPair.ts";

/** Which of two searches comes to a node: both or neither, this one alone, or only the one beside it. */
export type Mark = "here" | "elsewhere" | undefined;

/** A drawn node that only one of two runs comes to. */
export interface MarkedNode {
  /** By outline. */
  readonly id: number;
  /** "here" where only this run ever comes, "elsewhere" where only the other one does. */
  readonly mark: NonNullable<Mark>;
  /** The pair of steps at which that run comes there: from then on the mark is seen. */
  readonly since: number;
}

/** The nodes with a mark in the tree on one side, in the order in which they get it. */
export function markedNodes({ here, elsewhere }: Twins, pairs: StepPairs, side: number): MarkedNode[] {
  const marked: MarkedNode[] = [];
  for (let id = 0; id < here.length; id++) {
    if (here[id] < Infinity && elsewhere[id] === Infinity) {
      marked.push({ id, mark: "here", since: pairs.place(side, here[id]) });
    } else if (elsewhere[id] < Infinity && here[id] === Infinity) {
      marked.push({ id, mark: "elsewhere", since: pairs.place(1 - side, elsewhere[id]) });
    }
  }
  return marked.sort((one, other) => one.since - other.since);
}

/** When two runs first come to the nodes drawn of one of them, by outline id: steps, Infinity for never. */
export interface Twins {
  readonly here: Float64Array;
  readonly elsewhere: Float64Array;
}

type Pair<Item> = readonly [Item, Item];

/** Of each of two runs. */
export function twinsOf(
  lanes: Pair<LaneSubject>,
  traces: Pair<Trace<unknown>>,
  nodes: SharedNodes,
): Pair<Twins> {
  const enters = traces.map((trace, side) => firstEnters(trace, nodes.ofTrace[side], nodes.size));
  const twins = (side: number): Twins => {
    const drawn = sharedOf(lanes[side].subject.outline, lanes[side].moveOrder, nodes);
    const first = (entered: Float64Array) =>
      Float64Array.from(drawn, (node) => (node < 0 ? Infinity : entered[node]));
    return { here: first(enters[side]), elsewhere: first(enters[1 - side]) };
  };
  return [twins(0), twins(1)];
}

/** By shared node: the first step of the trace that enters it, Infinity where none does. */
function firstEnters({ log, nodes }: Trace<unknown>, shared: Int32Array, size: number): Float64Array {
  const enters = new Float64Array(size).fill(Infinity);
  for (let event = log.first("enter", 0); event <= log.length; event++) {
    if (log.kind(event) !== "enter") continue;
    const node = shared[nodes.ofEvent[event]];
    if (event < enters[node]) enters[node] = event;
  }
  return enters;
}

/** By outline id: the shared node, −1 where neither run comes there. */
function sharedOf(outline: Outline, order: MoveOrder | undefined, nodes: SharedNodes): Int32Array {
  const shared = new Int32Array(outline.nodes.length).fill(-1);
  if (nodes.size > 0) shared[0] = 0;
  const orders: (MoveOrder | undefined)[] = [order];
  // Parents come before their children.
  for (const { id, parent, move } of outline.nodes) {
    if (!parent) continue;
    const above = orders[parent.id];
    const before = above ? above.indices[move as number] : move;
    orders[id] = above?.below[before as number];
    shared[id] = nodes.child(shared[parent.id], before);
  }
  return shared;
}
