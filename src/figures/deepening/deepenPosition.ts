import {
  aspirationWindows,
  type IterationEnd,
  iterations,
  type OrderingPartName,
  orderedAlphaBeta,
  orderingPartNames,
  type Search,
  Silent,
} from "../../engine/index.ts";
import { listedRules } from "../../games/rules.ts";
import { makeParts } from "../../kit/orderingParts/savingParts.ts";
import type { DeepeningView } from "./deepening.ts";

/** How many best moves each part of the ordering placed. */
export type Placed = Readonly<Record<OrderingPartName, number>>;

/** The moves of one open node in their order, and the best of those tried. */
interface Open<Move> {
  moves: readonly Move[];
  placedBy: readonly OrderingPartName[];
  best: number;
  tried: number;
}

const nothing = () =>
  Object.fromEntries(orderingPartNames.map((name) => [name, 0])) as Record<OrderingPartName, number>;

/** Watches an iteration for what its ordering was worth, and for what the root has found so far. */
class OrderWatch<Move> extends Silent<Move> {
  /** Nodes entered in this iteration. */
  nodes = 0;
  depth = 0;
  researches = 0;
  /** Nodes entered before the last search again: by searches whose value fell outside of their window. */
  lost = 0;
  /** Nodes whose moves were put in order, and of these the ones in which the first move tried was the best. */
  ordered = 0;
  firsts = 0;
  placed = nothing();
  /** What the root's visit has found so far. */
  root: { move: Move | undefined; value: number; tried: number; of: number } | undefined;
  readonly #path: Open<Move>[] = [];
  #ply = -1;

  override iteration(depth: number): void {
    this.depth = depth;
    this.nodes = this.researches = this.lost = this.ordered = this.firsts = 0;
    this.placed = nothing();
    this.#ply = -1;
    this.root = undefined;
  }

  override enter(): void {
    this.nodes++;
    this.#ply++;
    // One object a ply, used again: a search enters millions of nodes.
    const open = this.#path[this.#ply];
    if (open === undefined) this.#path.push({ moves: [], placedBy: [], best: -1, tried: 0 });
    else {
      open.best = -1;
      open.tried = 0;
    }
  }

  override order(moves: readonly Move[], placedBy: readonly OrderingPartName[]): void {
    const open = this.#path[this.#ply];
    open.moves = moves;
    open.placedBy = placedBy;
    if (this.#ply === 0) this.root = { move: undefined, value: 0, tried: 0, of: moves.length };
  }

  override improve(move: Move, value: number): void {
    const open = this.#path[this.#ply];
    open.best = open.moves.indexOf(move);
    if (this.#ply === 0 && this.root) this.root = { ...this.root, move, value };
  }

  override leave(_value: number, from: string): void {
    const open = this.#path[this.#ply];
    if (from === "children" && open.best >= 0) {
      this.ordered++;
      if (open.best === 0) this.firsts++;
      this.placed[open.placedBy[open.best]]++;
    }
    this.#ply--;
    if (this.#ply === 0 && this.root) this.root.tried++;
  }

  override research(): void {
    this.researches++;
    this.lost = this.nodes;
  }
}

/** What is searched, and how: how it is looked at is no part of that. */
export type Searched = Pick<DeepeningView, "game" | "position" | "limit" | "amount" | "parts" | "width">;

/** A whole iteration, as plain data. */
export interface IterationReport {
  readonly depth: number;
  readonly nodes: number;
  readonly value: number;
  readonly line: readonly unknown[];
  /** Whether no value rests on an estimate: no deeper iteration would find another. */
  readonly settled: boolean;
  /** Searches again because the value fell outside of the aspiration window. */
  readonly researches: number;
  /** Nodes entered before the last of those. */
  readonly lost: number;
  /** Nodes whose moves were put in order, and those in which the first move tried was the best. */
  readonly ordered: number;
  readonly firsts: number;
  readonly placed: Placed;
}

/** An iteration that was not finished, as far as it came. */
export interface HalfIteration {
  readonly depth: number;
  readonly nodes: number;
  /** The best of the root's moves so far, and what it seemed to be worth; none before the first is searched. */
  readonly move: unknown;
  readonly value: number;
  /** The root's moves that were searched, and all there are. */
  readonly tried: number;
  readonly of: number;
}

export interface DeepeningEnd {
  readonly ended: IterationEnd;
  readonly half: HalfIteration | undefined;
}

/** A search by iterations that has ended, as plain data. */
export interface Deepened extends DeepeningEnd {
  readonly iterations: readonly IterationReport[];
}

/** Ten seconds of search would fill the memory with a table that has no end. */
export const tablePlaces = 2 ** 20;

/**
 * Searches a view's position deeper and deeper and yields each whole iteration; returns why it ended, and what the
 * iteration that was not finished had found. `stop` is asked before each node with the watch of the search; the
 * view's seconds are the caller's to count. Throws what a position that cannot be read throws.
 */
export function* deepenPosition(
  { game, position, limit, amount, parts, width }: Searched,
  stop: (watch: OrderWatch<unknown>) => boolean = () => false,
): Generator<IterationReport, DeepeningEnd, void> {
  const rules = listedRules(game);
  const watch = new OrderWatch<unknown>();
  const search: Search = width > 0 ? aspirationWindows(orderedAlphaBeta, width) : orderedAlphaBeta;
  const run = iterations(search)(
    rules,
    rules.read(position),
    {
      ...(limit === "plies" && { depth: amount }),
      ...(limit === "nodes" && { budget: amount }),
      // With a single place, which the next node takes, a table answers nothing.
      table: { size: parts.includes("answers") ? tablePlaces : 1 },
      order: makeParts(parts),
      stop: () => stop(watch),
    },
    watch,
  );
  for (;;) {
    const { value, done } = run.next();
    if (done)
      return { ended: value, half: value === "budget" || value === "stop" ? halfOf(watch) : undefined };
    const { researches, lost, ordered, firsts, placed } = watch;
    yield { ...value, researches, lost, ordered, firsts, placed };
  }
}

/** What a search has found in the iteration that it is in; undefined between two. */
export function halfOf({ depth, nodes, root }: OrderWatch<unknown>): HalfIteration | undefined {
  if (root === undefined || nodes === 0) return undefined;
  return { depth, nodes, ...root };
}

const known = new Map<string, Deepened>();

/**
 * Searches at once, without a clock: for views that are small, on the server and in tests. Each is searched once, since a
 * page draws a figure and prints what it says.
 */
export function runDeepening(view: Searched): Deepened {
  const { game, position, limit, amount, parts, width } = view;
  if (limit === "seconds") throw new TypeError("A clock would give another picture with each build");
  const name = JSON.stringify([game, position, limit, amount, parts, width]);
  const found = known.get(name) ?? deepen(view);
  known.set(name, found);
  return found;
}

function deepen(view: Searched): Deepened {
  const run = deepenPosition(view);
  const iterations: IterationReport[] = [];
  for (;;) {
    const { value, done } = run.next();
    if (done) return { ...value, iterations };
    iterations.push(value);
  }
}
