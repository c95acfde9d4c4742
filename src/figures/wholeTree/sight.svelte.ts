import type { WholeTree } from "../../trace/wholeTree/index.ts";
import {
  between,
  isWhole,
  type LeafView,
  nodeAt,
  panned,
  viewOfNode,
  viewWith,
  wholeView,
  within,
  zoomed,
} from "./leafView.ts";
import { Reached } from "./reached.svelte.ts";

/** Milliseconds from one view to another. */
const flight = 320;

/** What of a tree is in sight, and the node that is looked at. */
export abstract class Sight extends Reached {
  seen = $state.raw<LeafView>({ from: 0, to: 1 });
  focus = $state<number>();
  /** The node below the pointer. */
  hovered = $state<number>();
  #flying = 0;

  get isWhole(): boolean {
    return this.tree === undefined || isWhole(this.seen, this.tree.leaves);
  }

  look = (view: LeafView): void => {
    cancelFrame(this.#flying);
    if (this.tree) this.seen = within(view, this.tree.leaves);
  };
  /** The same in a short flight, where the reader does not mind. */
  flyTo = (view: LeafView): void => {
    if (this.tree === undefined) return;
    const [from, to, begun] = [this.seen, within(view, this.tree.leaves), now()];
    cancelFrame(this.#flying);
    if (isStill()) {
      this.seen = to;
      return;
    }
    const move = () => {
      const share = Math.min(1, (now() - begun) / flight);
      this.seen = share === 1 ? to : between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.#flying = requestAnimationFrame(move);
    };
    this.#flying = requestAnimationFrame(move);
  };
  /** Closer by a factor, about the node in focus where that is in sight, or else the middle. */
  zoomBy = (factor: number): void => {
    if (this.tree === undefined) return;
    const { firstLeaf, ends } = this.tree.columns;
    const { from, to } = this.seen;
    const middle = this.focus === undefined ? -1 : (firstLeaf[this.focus] + firstLeaf[ends[this.focus]]) / 2;
    const at = middle > from && middle < to ? (middle - from) / (to - from) : 0.5;
    this.flyTo(zoomed(this.seen, factor, at, this.tree.leaves));
  };
  panBy = (share: number): void => {
    if (this.tree) this.flyTo(panned(this.seen, share, this.tree.leaves));
  };
  showWhole = (): void => this.flyTo(wholeView(this.tree?.leaves ?? 1));
  zoomToFocus = (): void => {
    if (this.tree) this.flyTo(viewOfNode(this.tree, this.focus ?? this.current));
  };
  zoomTo(node: number): void {
    this.focusOn(node);
    this.flyTo(viewOfNode(this.tree!, node));
  }

  focusOn = (node: number | undefined): void => {
    this.focus = node;
  };
  /** To a neighbour of the node in focus, where there is one; it comes into sight. */
  walk(to: "parent" | "child" | "next" | "previous"): void {
    if (this.tree === undefined) return;
    const { tree } = this;
    const from = this.focus ?? this.current;
    const node = this.focus === undefined ? from : neighbour(tree, from, to);
    if (node === undefined) return;
    this.focus = node;
    this.hovered = undefined;
    const view = viewWith(tree, this.seen, node);
    if (view !== this.seen) this.flyTo(view);
  }
  /** The node at a place of the picture: a level, and a share of its width. */
  at(level: number, share: number): number | undefined {
    const { from, to } = this.seen;
    return this.tree && nodeAt(this.tree, level, from + share * (to - from));
  }
}

function neighbour(
  tree: WholeTree<unknown>,
  node: number,
  to: "parent" | "child" | "next" | "previous",
): number | undefined {
  if (to === "child") return tree.isLeaf(node) ? undefined : node + 1;
  const parent = tree.parent(node);
  if (to === "parent") return parent < 0 ? undefined : parent;
  // At the same level: the next of a neighbour's children, where there is no sibling.
  const { levelStarts, levelNodes, plies } = tree.columns;
  const slot = tree.slot(node) + (to === "next" ? 1 : -1);
  const ply = plies[node];
  return slot >= levelStarts[ply] && slot < levelStarts[ply + 1] ? levelNodes[slot] : undefined;
}

/** Without a screen nothing flies. */
const isStill = (): boolean =>
  typeof requestAnimationFrame === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const cancelFrame = (frame: number): void => {
  if (frame !== 0 && typeof cancelAnimationFrame !== "undefined") cancelAnimationFrame(frame);
};
const now = (): number => performance.now();
