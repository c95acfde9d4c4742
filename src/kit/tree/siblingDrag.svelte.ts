import type { TreeLayout } from "../../drawing/layoutTree.ts";
import type { OutlineNode } from "../../trace/index.ts";

/** A move held by the pointer: how far it has come, in pixels of the drawing, and the place it would take. */
interface Held {
  readonly node: OutlineNode;
  readonly from: number;
  readonly dx: number;
  readonly index: number;
}

/** Less than this is a click with an unsteady hand. */
const least = 5;

/** A move being dragged to another place among its siblings. */
export class SiblingDrag {
  held = $state.raw<Held>();

  grab(event: PointerEvent, node: OutlineNode): void {
    if (!node.parent || event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.held = { node, from: event.clientX, dx: 0, index: node.index };
  }

  /** `scale` is the drawing's: pixels of the screen for one of the layout. */
  drag(event: PointerEvent, layout: TreeLayout, scale: number): void {
    if (!this.held) return;
    const { node, from } = this.held;
    const dx = (event.clientX - from) / scale;
    const at = layout.x[node.id] + dx;
    const others = (node.parent?.children ?? []).filter((sibling) => sibling !== node);
    this.held = { node, from, dx, index: others.filter((sibling) => layout.x[sibling.id] < at).length };
  }

  /** Lets go: what was held, and whether it was moved or only clicked. */
  drop(): { node: OutlineNode; index: number; moved: boolean } | undefined {
    const { held } = this;
    this.held = undefined;
    return held && { node: held.node, index: held.index, moved: Math.abs(held.dx) >= least };
  }

  cancel(): void {
    this.held = undefined;
  }

  /** Whether a node hangs below the one that is held, or is it. */
  carries(node: OutlineNode): boolean {
    if (!this.held || this.held.dx === 0) return false;
    return node === this.held.node || (node.parent !== undefined && this.carries(node.parent));
  }

  /** The layout with what is held out of its place, and all that hangs below it. */
  carry(layout: TreeLayout, nodes: readonly OutlineNode[]): TreeLayout {
    const { held } = this;
    if (!held || held.dx === 0) return layout;
    return { ...layout, x: layout.x.map((x, id) => (this.carries(nodes[id]) ? x + held.dx : x)) };
  }

  /** Where the mark stands that shows the place to be taken, in pixels of the layout. */
  slot(layout: TreeLayout): { x: number; y: number } | undefined {
    if (!this.held || this.held.index === this.held.node.index) return undefined;
    const { node, index } = this.held;
    const neighbour = node.parent?.children[index] ?? node;
    const side = index > node.index ? 1 : -1;
    return {
      x: layout.x[neighbour.id] + (side * layout.spaces[neighbour.id]) / 2,
      y: layout.y[neighbour.id],
    };
  }
}
