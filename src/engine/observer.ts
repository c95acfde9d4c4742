/** Where the value of a node came from; "probe" is one child that was looked at before all others of a chance node's children. */
export const valueSources = ["outcome", "evaluation", "children", "table", "probe"] as const;
export type ValueSource = (typeof valueSources)[number];

/** What looking into the transposition table found: a usable entry, or why there was none. */
export const probeResults = ["hit", "absent", "shallow", "bound"] as const;
export type ProbeResult = (typeof probeResults)[number];

/** What a stored value says of the true one: equal to it, at most as large, or at least as large as it. */
export const bounds = ["exact", "lower", "upper"] as const;
export type Bound = (typeof bounds)[number];

/** Parts of the UCB of one child, as selection compares them. */
export interface UpperConfidenceBound {
  /** Mean reward for the side that chooses. */
  readonly exploit: number;
  /** What uncertainty adds to it. */
  readonly explore: number;
}

/** What can have placed a move among its sisters; the game's natural order where nothing else did. */
export const orderingPartNames = [
  "variation",
  "table",
  "captures",
  "killers",
  "history",
  "evaluation",
  "static",
  "natural",
] as const;
export type OrderingPartName = (typeof orderingPartNames)[number];

/**
 * What a search tells while it runs. All values and windows are MAX's, whatever the search computes with.
 *
 * Depth first, enter and leave nest, and sides alternate where the game has no chance; sampling begins each way at the root and backs up to it. So an
 * observer knows where it is without being handed positions: a node is the path of moves from the root, and may be visited
 * many times. Observing never changes a result. Best-first searches have observers of their own, in `bestFirst/`.
 *
 * A search tells by `observer?.…`, so that nothing is made ready, not even a list of skipped moves, where nobody
 * listens.
 */
export interface Observer<Move> {
  /** A search begins a whole iteration to this depth, in plies. */
  iteration(depth: number): void;
  /** A node is entered through `move` (undefined at the root), with `depth` plies left and this window. */
  enter(move: Move | undefined, depth: number, alpha: number, beta: number): void;
  /** The child reached by `move` has raised (for MIN: lowered) the best value of the node to `value`. */
  improve(move: Move, value: number): void;
  /** The node is left with these moves untried, because alpha ≥ beta. Never called without one. */
  cutoff(skipped: readonly Move[]): void;
  /** The transposition table was asked; with a hit, what the entry's value says of the true one. */
  probe(key: number | bigint | string, result: ProbeResult, value?: number, bound?: Bound): void;
  /** The transposition table took an entry. */
  store(key: number | bigint | string, value: number, bound: Bound, depth: number): void;
  /** The node's moves will be tried in this order; `placedBy` names, move by move, what placed it there. */
  order(moves: readonly Move[], placedBy: readonly OrderingPartName[]): void;
  /** The child just left, outside of the tree the whole tree, is to be searched again, with this window. */
  research(alpha: number, beta: number): void;
  /** The node is left with this value. */
  leave(value: number, from: ValueSource): void;
  /** Sampling descends through `move`, the child whose bound is greatest. */
  select(move: Move, bound: UpperConfidenceBound): void;
  /** Sampling goes down to the child that chance has drawn, by `move`. One that was never drawn before is told as an `expand`. */
  draw(move: Move): void;
  /** Sampling adds the child reached by `move`. */
  expand(move: Move): void;
  /** A game was played out from the new node; `value` is its outcome. */
  rollout(moves: readonly Move[], value: number): void;
  /** The node on the path, last first, now has this many visits and this mean. */
  backup(visits: number, mean: number): void;
}

/** An observer that does nothing: what other observers extend. */
export class Silent<Move> implements Observer<Move> {
  iteration(_depth: number): void {}
  enter(_move: Move | undefined, _depth: number, _alpha: number, _beta: number): void {}
  improve(_move: Move, _value: number): void {}
  cutoff(_skipped: readonly Move[]): void {}
  probe(_key: number | bigint | string, _result: ProbeResult, _value?: number, _bound?: Bound): void {}
  store(_key: number | bigint | string, _value: number, _bound: Bound, _depth: number): void {}
  order(_moves: readonly Move[], _placedBy: readonly OrderingPartName[]): void {}
  research(_alpha: number, _beta: number): void {}
  leave(_value: number, _from: ValueSource): void {}
  select(_move: Move, _bound: UpperConfidenceBound): void {}
  draw(_move: Move): void {}
  expand(_move: Move): void {}
  rollout(_moves: readonly Move[], _value: number): void {}
  backup(_visits: number, _mean: number): void {}
}

/** An observer that counts what a search does. Counts add up over searches until `reset`. */
export class Counter<Move> extends Silent<Move> {
  /** Nodes entered: the root too, and again what is searched again. */
  nodes = 0;
  /** Nodes whose value came from `outcome` or `evaluate`. */
  leaves = 0;
  /** Nodes left with moves untried because alpha ≥ beta. */
  cutoffs = 0;
  /** Looks into the transposition table, and those that answered. */
  probes = 0;
  hits = 0;
  /** Children, or whole trees, searched once more, with another window. */
  researches = 0;

  reset(): void {
    this.nodes = this.leaves = this.cutoffs = this.probes = this.hits = this.researches = 0;
  }

  override enter(): void {
    this.nodes++;
  }

  override leave(_value: number, from: ValueSource): void {
    if (from === "outcome" || from === "evaluation") this.leaves++;
  }

  override cutoff(): void {
    this.cutoffs++;
  }

  override probe(_key: number | bigint | string, result: ProbeResult): void {
    this.probes++;
    if (result === "hit") this.hits++;
  }

  override research(): void {
    this.researches++;
  }
}
