import type { TreeLayout } from "../../drawing/layoutTree.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { NodeView } from "./nodeView.ts";

/** What a drag makes of a node: another place among its siblings or, of a leaf, another value. */
export type NodeChange = { readonly index: number } | { readonly value: number };

/** What a search would make of a tree after such a change. */
export interface Foretold {
  /** In a few words. */
  readonly text: string;
  /** The nodes that it would not read, by outline id. */
  readonly unread: ReadonlySet<number>;
}

/** What is known of a node as it will be: with the value `given` under the hand, and cut no more where it will be read. */
export function foreseen(
  node: OutlineNode,
  view: NodeView,
  given: number | undefined,
  foretold: Foretold | undefined,
): NodeView {
  if (view.status === "cut" && foretold && !foretold.unread.has(node.id))
    return { ...view, status: "unvisited" };
  return given === undefined || view.status !== "done" ? view : { ...view, low: given, high: given };
}

/**
 * A node held by the pointer: how far it has come across, in pixels of the drawing, and the place that it would take; or
 * the value that it would have, once it is clear that it is dragged up or down.
 */
interface Held {
  readonly node: OutlineNode;
  readonly from: { readonly x: number; readonly y: number };
  readonly moved: boolean;
  readonly dx: number;
  readonly index: number;
  readonly value?: number;
}

/** Less than this is a click with an unsteady hand, in pixels; and for each of so many a value changes by one. */
const [least, perUnit] = [5, 7];

/** A move being dragged to another place among its siblings or, where it leads to a leaf, the leaf's value up or down. */
export class NodeDrag {
  held = $state.raw<Held>();

  /** @param element the node's, which hears of the pointer until it is let go */
  grab(event: PointerEvent, node: OutlineNode, element: Element): void {
    if (!node.parent || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    this.held = { node, from, moved: false, dx: 0, index: node.index };
  }

  /** `scale` is the drawing's: pixels of the screen for one of the layout. */
  drag(event: PointerEvent, layout: TreeLayout, scale: number): void {
    const { held } = this;
    if (!held) return;
    const [across, down] = [event.clientX - held.from.x, event.clientY - held.from.y];
    const moved = held.moved || Math.hypot(across, down) >= least;
    // Which of the two it is to be, the first few pixels say.
    const turns = moved && !held.moved && held.node.value !== undefined && Math.abs(down) > Math.abs(across);
    if (turns || held.value !== undefined)
      this.held = { ...held, moved, value: raised(held.node.value ?? 0, -down) };
    else this.held = { ...held, moved, ...this.#placed(held, across / scale, layout) };
  }

  #placed({ node }: Held, dx: number, layout: TreeLayout): Pick<Held, "dx" | "index"> {
    const at = layout.x[node.id] + dx;
    const others = (node.parent?.children ?? []).filter((sibling) => sibling !== node);
    return { dx, index: others.filter((sibling) => layout.x[sibling.id] < at).length };
  }

  /** Lets go: what was held, what has become of it, and whether it was moved or only clicked. */
  drop(): { node: OutlineNode; change: NodeChange | undefined; moved: boolean } | undefined {
    const { held, change } = this;
    this.held = undefined;
    return held && { node: held.node, change, moved: held.moved };
  }

  cancel(): void {
    this.held = undefined;
  }

  /** What the node that is held would become, where that is another thing than it is. */
  get change(): NodeChange | undefined {
    if (!this.held) return undefined;
    const { node, index, value } = this.held;
    if (value !== undefined) return value === node.value ? undefined : { value };
    return index === node.index ? undefined : { index };
  }

  /** The value that a node has under the hand. */
  valueOf(node: OutlineNode): number | undefined {
    return node === this.held?.node ? this.held.value : undefined;
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
    const { change } = this;
    if (!this.held || !change || !("index" in change)) return undefined;
    const { node, index } = this.held;
    const neighbour = node.parent?.children[index] ?? node;
    const side = index > node.index ? 1 : -1;
    return {
      x: layout.x[neighbour.id] + (side * layout.spaces[neighbour.id]) / 2,
      y: layout.y[neighbour.id],
    };
  }
}

/** A value raised by so many pixels: by whole numbers, or by tenths where it is none. */
function raised(value: number, pixels: number): number {
  const steps = Math.round(pixels / perUnit);
  return Number.isInteger(value) ? value + steps : Math.round(10 * value + steps) / 10;
}
