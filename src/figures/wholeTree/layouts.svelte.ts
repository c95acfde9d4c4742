import type { TidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import type { Part } from "../../kit/canvas/part.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import { BranchLayout, type Layout, type LayoutName, LeafLayout, partIn } from "./layout.ts";

/** The layouts that a tree may be seen in: over its leaves at once, in branches once those have been worked out. */
export class Layouts {
  #branches = $state.raw<BranchLayout>();
  /** What was seen before the last turn to another layout, and after it. */
  turned: readonly [before: Part, after: Part] | undefined;

  has(tree: WholeTree<unknown>, name: LayoutName): boolean {
    return name === "leaves" || this.#branches?.tree === tree;
  }

  /** The layout of this name; over leaves, where the one in branches is not here. */
  of(tree: WholeTree<unknown>, name: LayoutName): Layout {
    return name === "branches" && this.#branches?.tree === tree ? this.#branches : new LeafLayout(tree);
  }

  keep(tree: WholeTree<unknown>, places: TidyPlaces): void {
    this.#branches = new BranchLayout(tree, places);
  }

  /** Bytes that are kept besides the tree. */
  bytes(tree: WholeTree<unknown> | undefined): number {
    return this.#branches !== undefined && this.#branches.tree === tree ? this.#branches.x.byteLength : 0;
  }

  /** What is seen in another layout. Whoever goes there and back, and does nothing in between, sees the same again. */
  turn(one: Layout, other: Layout, seen: Part): Part {
    return this.turned?.[1] === seen ? this.turned[0] : partIn(one, other, seen);
  }
}
