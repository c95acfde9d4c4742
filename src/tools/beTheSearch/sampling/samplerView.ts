import { parseTree, treeGame } from "../../../engine/index.ts";
import { type Known, knownAt } from "../../../kit/byHand/sampling/reasonForSample.ts";
import { pathOf, type SampledByHand } from "../../../kit/byHand/sampling/sampleActs.ts";
import { type NodeView, unseen } from "../../../kit/tree/nodeView.ts";
import { type Outline, type OutlineNode, outline } from "../../../trace/index.ts";

/** The tree that is sampled, drawn whole, and the path of moves to each of its nodes. */
export interface DrawnSample {
  readonly outline: Outline;
  readonly paths: readonly string[];
}

export function drawnSample({ task }: SampledByHand): DrawnSample {
  const game = treeGame(parseTree(task.tree));
  const drawn = outline(game, game.start);
  return { outline: drawn, paths: drawn.nodes.map((node) => pathTo(node)) };
}

const pathTo = ({ parent, index }: OutlineNode): string =>
  parent === undefined ? "" : parent.parent ? `${pathTo(parent)}.${index}` : String(index);

/** How the tree stands after so many acts: what is known of each node, and where the walk stands. */
export interface SampleStanding {
  readonly step: number;
  readonly at: string;
  readonly known: ReadonlyMap<string, Known>;
}

export function sampleStanding(run: SampledByHand, place: number): SampleStanding {
  const next = run.acts[place];
  const step = next?.before ?? run.trace.length;
  const known = new Map(knownAt(run, step).map((one) => [one.path, one]));
  const at = next === undefined ? "" : next.act.kind === "select" ? above(next.act.node) : next.act.node;
  return { step, at, known };
}

const above = (path: string): string => path.split(".").slice(0, -1).join(".");

export const isOnPath = ({ at }: SampleStanding, path: string): boolean =>
  at === path || path === "" || at.startsWith(`${path}.`);

/** The children of where the walk stands that are there by now. */
export const childrenThere = ({ at, known }: SampleStanding): Known[] =>
  [...known.values()].filter(({ path }) => path !== "" && above(path) === at);

export function sampleViews({ outline, paths }: DrawnSample, standing: SampleStanding): { view: NodeView }[] {
  return paths.map((path, id) => {
    const there = standing.known.has(path);
    const isOn = there && isOnPath(standing, path);
    const status = !there ? "unvisited" : isOn ? "active" : "done";
    const edge = !there || path === "" ? "unread" : isOn ? "path" : "read";
    const { value } = outline.nodes[id];
    const worth = there && value !== undefined && { low: value, high: value };
    return { view: { ...unseen, status, edge, current: standing.at === path, ...worth } };
  });
}

/** What chance has brought just before a step: the child that was added, if one was, and how its game ended. */
export function broughtAt({ trace }: SampledByHand, step: number) {
  const event = step > 0 ? trace.event(step) : undefined;
  if (event?.phase !== "rollout") return undefined;
  const isAdded = step > 1 && trace.event(step - 1).phase === "expand";
  return { node: pathOf(trace, event.node), outcome: event.outcome, isAdded };
}
