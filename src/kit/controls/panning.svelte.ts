import type { PanZoom } from "../../drawing/panZoom.ts";
import { scaleView, type View } from "../../drawing/view.ts";

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A frame, and the view in which its drawing is at home there. */
interface Home extends Frame {
  readonly home: View;
}

/** So many pixels around it a drawing may be moved. */
const reach = 200;

/**
 * What shows that somebody may want to move the drawing; a pointer may be over it before it wakes. A finger gives no
 * sign before its first gesture: for one, it is enough that the drawing is in sight.
 */
const signs = ["pointermove", "pointerdown", "wheel"] as const;

const keep = (event: Event) => event.preventDefault();

/** For a drawing whose figure has the keys: a click in it leaves the focus there, and the keys go on working. */
export function keepFocus(svg: SVGSVGElement): () => void {
  // On its way down: d3 lets nobody hear it on its way up.
  svg.addEventListener("mousedown", keep, { capture: true });
  return () => svg.removeEventListener("mousedown", keep, { capture: true });
}

/**
 * The view of a drawing, moved by the figure and, once a reader may want to, by gestures: what those need
 * is fetched only then, so that it weighs nothing while a page loads.
 */
export class Panning {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 });
  #gestures: PanZoom | undefined;
  #limits: [content: Frame, closest: number, home?: Home] = [{ width: 0, height: 0 }, 4];
  #except: () => string | undefined;

  /** Drags that start on an element matching `except` are left alone. */
  constructor(except: () => string | undefined = () => undefined) {
    this.#except = except;
  }

  /** For an svg element: `{@attach panning.attach}`. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void load();
    });
    const unwatch = () => {
      watcher.disconnect();
      for (const sign of signs) svg.removeEventListener(sign, load);
    };
    const load = async () => {
      unwatch();
      const { PanZoom } = await import("../../drawing/panZoom.ts");
      if (!svg.isConnected) return;
      this.#gestures = new PanZoom(svg, (view) => (this.view = view), this.#except);
      this.limit(...this.#limits);
      this.set(this.view);
    };
    for (const sign of signs) svg.addEventListener(sign, load, { passive: true });
    if (matchMedia("(pointer: coarse)").matches) watcher.observe(svg);
    return () => {
      unwatch();
      this.#gestures?.destroy();
      this.#gestures = undefined;
    };
  };

  set(view: View): void {
    if (this.#gestures) this.#gestures.set(view);
    else this.view = view;
  }

  /** Zooms about the middle of the frame, as far as is allowed. */
  scaleBy(factor: number, frame: Frame): void {
    const most = this.#limits[1] / this.view.k;
    this.set(scaleView(this.view, Math.min(factor, most), frame));
  }

  /**
   * How large the drawing is, in its own pixels, and how far it is magnified: gestures keep it within reach, and what of
   * its frame is seen where it is at home.
   */
  limit(content: Frame, closest = 4, home?: Home): void {
    this.#limits = [content, closest, home];
    const { x, y } = home?.home ?? { x: 0, y: 0 };
    const { width, height } = home ?? { width: 0, height: 0 };
    const right = Math.max(content.width, width - x);
    const bottom = Math.max(content.height, height - y);
    // A drawing that is wider than its frame may be at home in its middle: its beginning is within reach all the same.
    const [left, top] = [Math.min(0, -x), Math.min(0, -y)];
    this.#gestures?.limit([left - reach, top - reach], [right + reach, bottom + reach], closest);
  }
}
