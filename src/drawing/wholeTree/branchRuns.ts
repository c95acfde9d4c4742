import type { Seen, WholeTreeColumns } from "../../trace/index.ts";
import { type Across, columnOf } from "./levelRuns.ts";

/**
 * The branches from one level to the next as pixels show them: from the pixel column of a parent to that of a child, each
 * pair of columns once, from left to right. Both ends of a branch may lie outside the view where it crosses it. As the
 * children of a level lie in the order of their parents, it gallops from pair to pair, without a look at each branch.
 * `find` fills the arrays anew.
 */
export class BranchRuns {
  count = 0;
  /** By run: the pixel column of the parents, and that of the children. */
  parents = new Int32Array(1024);
  children = new Int32Array(1024);
  #levelNodes = this.parents;
  #x = new Float64Array(0);
  #from = 0;
  #scale = 1;

  /**
   * @param level the parents'
   * @param x where each node stands, by node
   * @param seen a branch is there once its child has been read
   * @param beside pixel columns on either side of the view that count as well
   */
  find(
    { levelNodes, levelStarts }: Pick<WholeTreeColumns<unknown>, "levelNodes" | "levelStarts">,
    level: number,
    x: Float64Array<ArrayBuffer>,
    { from, to, width }: Across,
    seen: Seen,
    beside = 0,
  ): this {
    [this.#levelNodes, this.#x, this.#from, this.#scale] = [
      levelNodes as Int32Array<ArrayBuffer>,
      x,
      from,
      width / (to - from),
    ];
    this.count = 0;
    const [begin, middle, end] = [levelStarts[level], levelStarts[level + 1], levelStarts[level + 2]];
    let child = this.#firstTouching(begin, middle, end, -beside);
    if (child === end) return this;
    let parent = this.#lastBefore(levelNodes[child], begin, middle);
    while (child < end) {
      const [parentColumn, childColumn] = [this.#column(parent), this.#column(child)];
      if (Math.min(parentColumn, childColumn) >= width + beside) break;
      const nextParent = this.#pastColumn(parent, middle, parentColumn);
      const nextColumn = this.#pastColumn(child, end, childColumn);
      // Children come after their parents, and before the next one of the parents' level.
      const next =
        nextParent === middle ? nextColumn : this.#lastBefore(levelNodes[nextParent], child, nextColumn) + 1;
      if (seen.first(child, next) >= 0) this.#add(parentColumn, childColumn);
      child = next;
      if (child < end) parent = this.#lastBefore(levelNodes[child], parent, middle);
    }
    return this;
  }

  #column(slot: number): number {
    return columnOf(this.#x[this.#levelNodes[slot]], this.#from, this.#scale);
  }

  /** The first child whose branch reaches the view, or is to the right of it. */
  #firstTouching(begin: number, middle: number, end: number, column: number): number {
    let [low, high] = [middle, end];
    while (low < high) {
      const child = (low + high) >> 1;
      const parent = this.#lastBefore(this.#levelNodes[child], begin, middle);
      if (Math.max(this.#column(child), this.#column(parent)) < column) low = child + 1;
      else high = child;
    }
    return low;
  }

  /** The last slot from `from` to before `to` whose node comes before this one; `from` − 1 where none does. */
  #lastBefore(node: number, from: number, to: number): number {
    const levelNodes = this.#levelNodes;
    let [low, step] = [from, 1];
    let high = from;
    while (high < to && levelNodes[high] < node) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, to);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (levelNodes[middle] < node) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The first slot past this one, before `to`, that stands in a column further to the right; `to` where none does. */
  #pastColumn(slot: number, to: number, column: number): number {
    let [low, step] = [slot + 1, 1];
    let high = slot + 1;
    while (high < to && this.#column(high) <= column) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, to);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#column(middle) <= column) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #add(parent: number, child: number): void {
    if (this.count === this.parents.length) {
      const more = this.count * 2;
      const [parents, children] = [new Int32Array(more), new Int32Array(more)];
      parents.set(this.parents);
      children.set(this.children);
      [this.parents, this.children] = [parents, children];
    }
    this.parents[this.count] = parent;
    this.children[this.count++] = child;
  }
}
