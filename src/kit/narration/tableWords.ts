import { sayValue } from "../../drawing/formatValue.ts";
import type { Bound } from "../../engine/observer.ts";
import type { StoredEntry, TraceEvent } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { tableHistoryOf } from "../run/tableHistoryOf.ts";

type Probe = Extract<TraceEvent<unknown>, { kind: "probe" }>;

/** What looking into the table brought, and where it was no help, why: a sentence or two. */
export function probeWords(run: Run, probe: Probe, step: number): string {
  const { result, value, bound, node, key } = probe;
  if (result === "hit") {
    return `The table knows this position${value === undefined ? "" : `: it is worth ${boundWords(value, bound)}`}.`;
  }
  // A search with a memory of another kind tells less of it.
  const entry = algorithms[run.setup.algorithm].remembers ? tableHistoryOf(run).at(key, step) : undefined;
  switch (result) {
    case "absent":
      if (entry === undefined) return "The table knows nothing of this position yet.";
      return entry.key === key
        ? deeperWords(entry, run.setup.depth, run.trace.ply(node))
        : "Where this position would stand in the table, another one stands.";
    case "shallow":
      return entry === undefined
        ? "The table knows this position, but not to the depth that is wanted."
        : shallowWords(entry, run.setup.depth, run.trace.ply(node));
    case "bound":
      return entry === undefined
        ? "The table knows a bound for this position, but none that settles what is asked here."
        : unsettledWords(entry, run.trace.entryWindow(node, step));
  }
}

/** What the table is told of a node by this name: a sentence; and what it gives up for that. */
export function storeWords(run: Run, name: string, value: number, bound: Bound, step: number): string {
  const kept = `The table keeps that ${name} is worth ${boundWords(value, bound)}`;
  if (!algorithms[run.setup.algorithm].remembers) return `${kept}.`;
  const event = run.trace.event(step);
  const history = tableHistoryOf(run);
  const stored = event.kind === "store" ? history.at(event.key, step) : undefined;
  const old = stored?.replaced === undefined ? undefined : history.at(stored.key, stored.replaced);
  if (old === undefined) return `${kept}.`;
  if (old.key !== stored?.key) return `${kept}, in place of another position’s entry.`;
  return `${kept}, where it had ${boundWords(old.value, old.bound)}.`;
}

const plies = (count: number) => `*${count}* ${count === 1 ? "ply" : "plies"}`;

/** The table says nothing of what it has searched deeper, where it is to answer with entries exactly as deep. */
function deeperWords({ depth }: StoredEntry, wanted: number | undefined, ply: number): string {
  const asked = wanted === undefined ? "just as deep" : `exactly ${plies(wanted - ply)} deep`;
  return `The table knows this position, searched ${plies(depth)} deep, but is to answer only with what was searched ${asked}.`;
}

function shallowWords({ depth }: StoredEntry, wanted: number | undefined, ply: number): string {
  const asked = wanted === undefined ? "more are wanted" : `${plies(wanted - ply)} are wanted`;
  return `The table knows this position, searched ${plies(depth)} deep, but ${asked}.`;
}

/** What a bound leaves open in this window. */
function unsettledWords(
  { value, bound }: StoredEntry,
  { alpha, beta }: { alpha: number; beta: number },
): string {
  const known = `The table knows that this position is worth ${boundWords(value, bound)}`;
  const [edge, more, enough] =
    bound === "lower" ? [beta, "How much more", "or more"] : [alpha, "How much less", "or less"];
  if (Math.abs(edge) === Infinity) return `${known}. ${more} is what is asked here, so that is no help.`;
  return `${known}. Only *${sayValue(edge)}* ${enough} would be an answer here.`;
}

function boundWords(value: number, bound: Bound | undefined): string {
  const said = `*${sayValue(value)}*`;
  if (bound === "lower") return `${said} at least`;
  return bound === "upper" ? `${said} at most` : said;
}
