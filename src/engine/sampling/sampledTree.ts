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
