import { between, isWhole, type Part, panned, wholePart, within, zoomed } from "../../kit/canvas/part.ts";
import { isStill } from "../../kit/style/isStill.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import { type Layout, LeafLayout, nodeAt, partIn, viewOfNode, viewWith } from "./layout.ts";
import { Reached } from "./reached.svelte.ts";

/** Milliseconds from one view to another. */
const flight = 320;

/** What of a tree is in sight, and the node that is looked at. */
export abstract class Sight extends Reached {
  /** Where nodes stand; undefined until the tree has grown. */
  abstract readonly layout: Layout | undefined;
  seen = $state.raw<Part>({ from: 0, to: 1 });
  focus = $state<number>();
  /** The node below the pointer. */
  hovered = $state<number>();
  #flying = 0;

  get isWhole(): boolean {
    return this.layout === undefined || isWhole(this.seen, this.layout.width);
  }

  /** What is seen, in leaves. */
  get seenLeaves(): Part {
    const { layout, seen } = this;
    if (layout === undefined || layout.name === "leaves") return seen;
    return partIn(layout, new LeafLayout(layout.tree), seen);
  }

  look = (view: Part): void => {
    cancelFrame(this.#flying);
    if (this.layout) this.seen = within(view, this.layout.width);
  };
  /** The same in a short flight, where the reader does not mind. */
  flyTo = (view: Part): void => {
    if (this.layout === undefined) return;
    const [from, to, begun] = [this.seen, within(view, this.layout.width), now()];
    cancelFrame(this.#flying);
    if (stands()) {
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
    if (this.layout === undefined) return;
    const { from, to } = this.seen;
    const span = this.focus === undefined ? undefined : this.layout.spanOf(this.focus);
    const middle = span === undefined ? -1 : (span.from + span.to) / 2;
    const at = middle > from && middle < to ? (middle - from) / (to - from) : 0.5;
    this.flyTo(zoomed(this.seen, factor, at, this.layout.width));
  };
  panBy = (share: number): void => {
    if (this.layout) this.flyTo(panned(this.seen, share, this.layout.width));
  };
  showWhole = (): void => this.flyTo(wholePart(this.layout?.width ?? 1));
  zoomToFocus = (): void => {
    if (this.layout) this.flyTo(viewOfNode(this.layout, this.focus ?? this.current));
  };
  zoomTo(node: number): void {
    this.focusOn(node);
    this.flyTo(viewOfNode(this.layout!, node));
  }

  focusOn = (node: number | undefined): void => {
    this.focus = node;
  };
  /** To a neighbour of the node in focus, where there is one; it comes into sight. */
  walk(to: "parent" | "child" | "next" | "previous"): void {
    if (this.layout === undefined) return;
    const { tree } = this.layout;
    const from = this.focus ?? this.current;
    const node = this.focus === undefined ? from : neighbour(tree, from, to);
    if (node === undefined) return;
    this.focus = node;
    this.hovered = undefined;
    const view = viewWith(this.layout, this.seen, node);
    if (view !== this.seen) this.flyTo(view);
  }
  /** The node at a place of the picture: a level, and a share of its width, or no further away than another share. */
  at(level: number, share: number, slack = 0): number | undefined {
    const { from, to } = this.seen;
    return this.layout && nodeAt(this.layout, level, from + share * (to - from), slack * (to - from));
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
const stands = (): boolean => typeof requestAnimationFrame === "undefined" || isStill();
const cancelFrame = (frame: number): void => {
  if (frame !== 0 && typeof cancelAnimationFrame !== "undefined") cancelAnimationFrame(frame);
};
const now = (): number => performance.now();
