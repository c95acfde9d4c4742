import { type Options, parseTree, type Tree } from "../../src/engine/index.ts";
import type { RecordedEvent } from "../../src/trace/depthFirst/readEvent.ts";
import { type Recorder, Trace } from "../../src/trace/index.ts";
import { PlainEvents } from "./depthFirst/plainEvents.ts";
import { tellingSearches } from "./depthFirst/tellingSearches.ts";

/** The trace of a search and, to compare with, its events as plain objects. */
export interface Told {
  readonly trace: Trace<number>;
  readonly events: readonly RecordedEvent<number>[];
}

/** What a search of `tellingSearches` tells of a tree, which may be given as text. */
export function told(
  search: string,
  tree: Tree | string,
  options?: Options,
  recorder?: Recorder<number>,
): Told {
  const observer = new PlainEvents<number>(recorder);
  tellingSearches[search](typeof tree === "string" ? parseTree(tree) : tree, observer, options);
  return { trace: new Trace(observer.recorder.recording("max")), events: observer.events };
}

/** Every step of a trace, from 0 on. */
export const stepsOf = (trace: Trace<unknown>): number[] => [...Array(trace.length + 1).keys()];

/** Every node of a trace. */
export const nodesOf = (trace: Trace<unknown>): number[] => [...Array(trace.size).keys()];
