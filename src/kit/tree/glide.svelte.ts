import { isStill } from "../style/isStill.ts";

const milliseconds = 240;
/** More moving nodes than this would stutter. */
const mostMoving = 400;

/** Where nodes stand, by id, in pixels; whatever else a layout says does not glide. */
interface Placed {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Node positions that glide from one layout to the next, so that the eye can follow a reordered move. */
export class Glide<Layout extends Placed> {
  layout = $state.raw<Layout>() as Layout;
  #keys: readonly (string | number)[];
  #frame = 0;
  /** What was drawn last, as it was handed in. */
  #last: { readonly tree: unknown; readonly layout: Layout };

  constructor(layout: Layout, keys: readonly (string | number)[], tree?: unknown) {
    this.layout = layout;
    this.#keys = keys;
    this.#last = { tree, layout };
  }

  /** Glides to another tree; a new layout of the same one, for a picture that has another size, is there at once. */
  follow(tree: unknown, layout: Layout, keys: readonly (string | number)[]): void {
    if (tree !== this.#last.tree) this.to(layout, keys);
    else if (layout !== this.#last.layout) this.jump(layout, keys);
    else this.rename(keys);
    this.#last = { tree, layout };
  }

  /** `keys[i]` is what node i is known by across layouts. */
  to(layout: Layout, keys: readonly (string | number)[]): void {
    this.stop();
    const before = new Map(
      this.#keys.map((key, id) => [key, { x: this.layout.x[id], y: this.layout.y[id] }]),
    );
    this.#keys = keys;
    const starts = keys.map((key) => before.get(key));
    const moves = starts.some((start, id) => start && (start.x !== layout.x[id] || start.y !== layout.y[id]));
    if (!moves || isStill() || keys.length > mostMoving) {
      this.layout = layout;
      return;
    }
    const began = performance.now();
    const paint = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / milliseconds));
      const eased = 1 - (1 - share) ** 3;
      const between = (from: number | undefined, to: number) =>
        from === undefined ? to : from + (to - from) * eased;
      this.layout = {
        ...layout,
        x: layout.x.map((x, id) => between(starts[id]?.x, x)),
        y: layout.y.map((y, id) => between(starts[id]?.y, y)),
      };
      if (share < 1) this.#frame = requestAnimationFrame(paint);
    };
    paint(began);
  }

  /** Stands in the new layout at once: for a picture that has another size, not other nodes. */
  jump(layout: Layout, keys: readonly (string | number)[]): void {
    this.stop();
    this.#keys = keys;
    this.layout = layout;
  }

  /** The same nodes in the same places are known by other names. */
  rename(keys: readonly (string | number)[]): void {
    this.#keys = keys;
  }

  stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
  }
}
