import type { Mark } from "./mark.ts";
import type { MarkedNode } from "./markedNodes.ts";

/** One node's mark as a signal of its own, so that a step repaints only the nodes it marks. */
class MarkCell {
  mark = $state.raw<Mark>();
}

/** The marks of a tree at a pair of steps. */
export class MarkCells {
  readonly #marked: readonly MarkedNode[];
  readonly #cells: ReadonlyMap<number, MarkCell>;
  /** How many of them are seen. */
  #seen = 0;

  constructor(marked: readonly MarkedNode[]) {
    this.#marked = marked;
    this.#cells = new Map(marked.map(({ id }) => [id, new MarkCell()]));
  }

  /** The mark of a drawn node. */
  at(id: number): Mark {
    return this.#cells.get(id)?.mark;
  }

  /** Shows another pair of steps. Costs the marks between the two. */
  moveTo(pair: number): void {
    const marked = this.#marked;
    for (; this.#seen < marked.length && marked[this.#seen].since <= pair; this.#seen++) {
      this.#cells.get(marked[this.#seen].id)!.mark = marked[this.#seen].mark;
    }
    for (; this.#seen > 0 && marked[this.#seen - 1].since > pair; this.#seen--) {
      this.#cells.get(marked[this.#seen - 1].id)!.mark = undefined;
    }
  }
}
