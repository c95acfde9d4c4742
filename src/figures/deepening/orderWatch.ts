import { type OrderingPartName, orderingPartNames, Silent } from "../../engine/index.ts";

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
export class OrderWatch<Move> extends Silent<Move> {
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
