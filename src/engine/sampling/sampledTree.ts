/** What stands in a column where there is no node. */
export const none = -1;

/**
 * The tree that sampling grows, in columns: node 0 is the root, a node is its number. Columns double when they are full
 * and are kept when the tree is cleared, so that the next search begins with room.
 */
export class SampledTree<Position, Move> {
  size = 0;
  /** Indexed by the node: the one above, its first child, its next sister; −1 for none. Children are in order of birth. */
  parent = new Int32Array(1024);
  firstChild = new Int32Array(1024);
  nextSister = new Int32Array(1024);
  /** 1 where MAX has moved into the node; at the root, where MAX is to move. */
  byMax = new Uint8Array(1024);
  /** How often sampling came through, and the rewards it brought, for the side that moved into the node. */
  visits = new Float64Array(1024);
  earned = new Float64Array(1024);
  readonly positions: Position[] = [];
  readonly moves: Move[] = [];
  /** Moves of the node that have no child yet; undefined before anybody asked. */
  readonly untried: (Move[] | undefined)[] = [];
  #lastChild = new Int32Array(1024);

  clear(): void {
    this.size = 0;
    this.positions.length = this.moves.length = this.untried.length = 0;
  }

  /** Adds a node below `parent`, or the root below none, and returns its number. */
  add(parent: number, move: Move, position: Position, byMax: boolean): number {
    const node = this.size++;
    if (node === this.parent.length) this.#grow();
    this.parent[node] = parent;
    this.byMax[node] = +byMax;
    this.firstChild[node] = this.nextSister[node] = this.#lastChild[node] = none;
    this.visits[node] = this.earned[node] = 0;
    this.positions.push(position);
    this.moves.push(move);
    this.untried.push(undefined);
    if (parent !== none) this.#adopt(parent, node);
    return node;
  }

  mean(node: number): number {
    return this.earned[node] / this.visits[node];
  }

  *childrenOf(node: number): Generator<number> {
    for (let child = this.firstChild[node]; child !== none; child = this.nextSister[child]) yield child;
  }

  #adopt(parent: number, child: number): void {
    const last = this.#lastChild[parent];
    if (last === none) this.firstChild[parent] = child;
    else this.nextSister[last] = child;
    this.#lastChild[parent] = child;
  }

  #grow(): void {
    const wider = <Column extends Int32Array | Float64Array | Uint8Array>(column: Column): Column => {
      const grown = new (column.constructor as new (length: number) => Column)(2 * column.length);
      grown.set(column);
      return grown;
    };
    this.parent = wider(this.parent);
    this.firstChild = wider(this.firstChild);
    this.nextSister = wider(this.nextSister);
    this.#lastChild = wider(this.#lastChild);
    this.byMax = wider(this.byMax);
    this.visits = wider(this.visits);
    this.earned = wider(this.earned);
  }
}

/**
 * Which child of the root is played in the end: the most visited ("visits", the robust child), the one of the greatest
 * mean ("value", the max child), or one that is both ("robustMax"), for which the search goes on until there is one.
 * Source: R. Coulom 2006, "Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search".
 */
export const finalMoveNames = ["visits", "value", "robustMax"] as const;
export type FinalMoveName = (typeof finalMoveNames)[number];

/** The child that is chosen, the first born of several; −1 where there is none. */
export function finalMove<Position, Move>(
  tree: SampledTree<Position, Move>,
  node: number,
  final: FinalMoveName,
): number {
  const worth = (child: number) => (final === "value" ? tree.mean(child) : tree.visits[child]);
  let best = none;
  for (const child of tree.childrenOf(node)) if (best === none || worth(child) > worth(best)) best = child;
  return best;
}

/** Whether the most visited child has the greatest mean as well. */
export function agrees<Position, Move>(tree: SampledTree<Position, Move>): boolean {
  const most = finalMove(tree, 0, "visits");
  return tree.mean(most) >= tree.mean(finalMove(tree, 0, "value"));
}

/**
 * The children that no other is known to be at least as good as, and better if all goes well, by the least and the
 * greatest outcome for MAX that each can still have. There is always one.
 */
export function unbeaten(
  children: readonly number[],
  { least, greatest }: { readonly least: readonly number[]; readonly greatest: readonly number[] },
  isMax: boolean,
): readonly number[] {
  const low = (child: number) => (isMax ? least[child] : -greatest[child]);
  const high = (child: number) => (isMax ? greatest[child] : -least[child]);
  const beats = (one: number, other: number) =>
    low(one) >= high(other) && (low(one) > low(other) || high(one) > high(other));
  return children.filter((child) => !children.some((other) => beats(other, child)));
}
