import { parseTree, type SamplerClass, type Side, type Tree, treeGame, Uct } from "../../../engine/index.ts";
import { SampleRecorder, SampleTrace } from "../../../trace/index.ts";

/** One act of whoever carries out UCT by hand. A node is its path of moves from the root: "" for that, else as "0.1". */
export type SampleAct =
  /** Goes down to this child: the one of the greatest bound. */
  | { readonly kind: "select"; readonly node: string }
  /** Adds a child where the walk stands; which one, chance decides. */
  | { readonly kind: "grow"; readonly node: string }
  /** Tells a node, on the way up, what the outcome is worth there, from 0 to 1. */
  | { readonly kind: "credit"; readonly node: string; readonly reward: number };

export const writeSampleAct = (act: SampleAct): string =>
  act.kind === "credit"
    ? [act.kind, act.node, act.reward.toFixed(6)].join(" ")
    : [act.kind, act.node].join(" ");

/** The act in such a text; undefined where it is none. */
export function readSampleAct(text: string): SampleAct | undefined {
  const [kind, node, reward, ...rest] = text.split(" ");
  if (node === undefined || !/^(\d+(\.\d+)*)?$/.test(node) || rest.length > 0) return undefined;
  if (kind === "credit")
    return Number.isFinite(Number(reward ?? "none")) ? { kind, node, reward: Number(reward) } : undefined;
  return (kind === "select" || kind === "grow") && reward === undefined ? { kind, node } : undefined;
}

export interface TracedSampleAct {
  readonly act: SampleAct;
  /** The step of the trace before which it is done, and the one at which it is. */
  readonly before: number;
  readonly step: number;
}

/** What is sampled by hand: a tree, by which chance, how often. */
export interface SampledTask {
  readonly tree: string;
  readonly seed: number;
  readonly iterations: number;
}

export interface SampledByHand {
  readonly task: SampledTask;
  readonly root: Tree;
  readonly trace: SampleTrace<number>;
  readonly acts: readonly TracedSampleAct[];
}

/** Samples a tree with UCT, or with a wrong twin of it, and says what was done as acts. Throws what the sampler throws. */
export function sampleByHand(task: SampledTask, Sampler: SamplerClass = Uct): SampledByHand {
  const root = parseTree(task.tree);
  const game = treeGame(root);
  const recorder = new SampleRecorder<number>();
  const sampler = new Sampler(game, game.start, { iterations: task.iterations, seed: task.seed }, recorder);
  for (let done = 0; done < task.iterations; done++) sampler.iterate();
  const trace = new SampleTrace<number>(recorder.recording());
  return { task, root, trace, acts: actsOf(trace) };
}

function actsOf(trace: SampleTrace<number>): TracedSampleAct[] {
  const acts: TracedSampleAct[] = [];
  const earned = new Map<number, number>();
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    const node = pathOf(trace, event.node);
    const add = (act: SampleAct) => acts.push({ act, before: step - 1, step });
    if (event.phase === "select") add({ kind: "select", node });
    if (event.phase === "expand") add({ kind: "grow", node: pathOf(trace, trace.parent[event.node]) });
    if (event.phase !== "backup") continue;
    const sum = event.visits * event.mean;
    // What is told is a mean: the reward is the difference that it makes, but for what rounding has left of it.
    const reward = Math.round((sum - (earned.get(event.node) ?? 0)) * 1e9) / 1e9 + 0;
    add({ kind: "credit", node, reward });
    earned.set(event.node, sum);
  }
  return acts;
}

export const pathOf = (trace: SampleTrace<number>, node: number): string => trace.movesTo(node).join(".");

/** The subtree at a path. */
export const treeAt = (root: Tree, path: string): Tree =>
  path === ""
    ? root
    : path.split(".").reduce<Tree>((tree, move) => (tree as readonly Tree[])[Number(move)], root);

/** Who moves at the end of a path; MAX at the root. */
export const sideAt = (path: string): Side =>
  path === "" || path.split(".").length % 2 === 0 ? "max" : "min";
