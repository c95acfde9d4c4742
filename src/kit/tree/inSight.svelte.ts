import { flushSync } from "svelte";
import type { OutlineNode } from "../../trace/index.ts";
import { saved, saving } from "../share/exportedFile.ts";

/** Smaller trees are drawn whole, wherever one looks: that costs little, and is all there for who searches the page. */
const mostDrawn = 400;

/** A stretch of a drawing, in its own pixels. */
interface Stretch {
  readonly left: number;
  readonly right: number;
}

/**
 * What of a drawing is to be drawn while `seen` of it is in the frame: a frame's width more on either side, at least, and
 * the same for views that lie close together, so that most moves of the view draw nothing anew.
 */
export function stretchAround({ left, right }: Stretch): Stretch {
  const frame = Math.max(1, right - left);
  return { left: (Math.floor(left / frame) - 1) * frame, right: (Math.floor(left / frame) + 3) * frame };
}

/** The nodes that stand in a stretch. */
export function nodesInSight(
  nodes: readonly OutlineNode[],
  x: ArrayLike<number>,
  { left, right }: Stretch,
): readonly OutlineNode[] {
  return nodes.filter(({ id }) => x[id] <= right && x[id] >= left);
}

/** The nodes whose line to their parent passes through a stretch, wherever they stand themselves. */
export function linesInSight(
  nodes: readonly OutlineNode[],
  x: ArrayLike<number>,
  { left, right }: Stretch,
): readonly OutlineNode[] {
  return nodes.filter(({ id, parent }) => {
    const above = x[parent?.id ?? id];
    return Math.min(x[id], above) <= right && Math.max(x[id], above) >= left;
  });
}

/** Each by itself, so that a move of the view alone asks for nothing anew as long as it stays within the stretch. */
interface Seen {
  readonly nodes: () => readonly OutlineNode[];
  readonly x: () => ArrayLike<number>;
  readonly seen: () => Stretch;
}

/** The nodes of a drawn tree that are to be drawn just now, and those whose lines are: a root may have many far away. */
export class InSight {
  #given: Seen;
  #whole = $state(false);

  constructor(given: Seen) {
    this.#given = given;
  }

  readonly #left: number = $derived.by(() => stretchAround(this.#given.seen()).left);
  readonly #right: number = $derived.by(() => stretchAround(this.#given.seen()).right);

  /** Beyond it nothing is drawn; undefined where all is. */
  readonly stretch: Stretch | undefined = $derived.by(() =>
    this.#whole || this.#given.nodes().length <= mostDrawn
      ? undefined
      : { left: this.#left, right: this.#right },
  );

  readonly nodes: readonly OutlineNode[] = $derived.by(() => {
    const nodes = this.#given.nodes();
    return this.stretch ? nodesInSight(nodes, this.#given.x(), this.stretch) : nodes;
  });
  readonly lines: readonly OutlineNode[] = $derived.by(() => {
    const nodes = this.#given.nodes();
    return this.stretch ? linesInSight(nodes, this.#given.x(), this.stretch) : nodes;
  });

  /** For the drawing's element: it is drawn whole while a file is made of it. */
  attach = (drawing: SVGSVGElement): (() => void) => {
    const draw = ({ type }: Event) => flushSync(() => (this.#whole = type === saving));
    for (const type of [saving, saved]) drawing.addEventListener(type, draw);
    return () => {
      for (const type of [saving, saved]) drawing.removeEventListener(type, draw);
    };
  };
}
