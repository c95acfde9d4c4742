import {
  type D3ZoomEvent,
  pointer,
  select,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
} from "d3";
import { TouchGestures } from "./touchGestures.ts";
import type { View } from "./view.ts";

/** The least that a drawing is magnified by. */
const farthest = 0.15;

/**
 * Lets a drawing be panned by dragging and zoomed by pinching, by Ctrl or ⌘ and the wheel, and from outside. The
 * bare wheel and a vertical swipe stay with the page, so that nobody gets stuck in a figure.
 */
export class PanZoom {
  #behavior: ZoomBehavior<SVGSVGElement, unknown>;
  #svg: SVGSVGElement;
  #touches: TouchGestures;

  /** `onmove` gets every new view; drags that start on an element matching `except` are left alone. */
  constructor(svg: SVGSVGElement, onmove: (view: View) => void, except: () => string | undefined) {
    this.#svg = svg;
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .scaleExtent([farthest, 4])
      .filter((event: Event) => this.#takes(event, except()))
      // d3 would keep every touch from the page, a vertical swipe too.
      .touchable(() => false)
      .on("zoom", ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => onmove(transform));
    select(svg).call(this.#behavior).on("dblclick.zoom", null);
    this.#touches = new TouchGestures(svg, {
      takes: (event) => this.#takes(event, except()),
      place: (event) => pointer(event, svg),
      pan: (dx, dy) => {
        const { k } = (svg as unknown as { __zoom: ZoomTransform }).__zoom;
        select(svg).call(this.#behavior.translateBy, dx / k, dy / k);
      },
      scale: (factor, about) => select(svg).call(this.#behavior.scaleBy, factor, about),
    });
  }

  /** Sets the view without telling anybody's gesture: the start of a figure, or following the search. */
  set({ x, y, k }: View): void {
    select(this.#svg).call(this.#behavior.transform, zoomIdentity.translate(x, y).scale(k) as ZoomTransform);
  }

  /** How far the drawing may be moved: these corners may come to those of its frame; and how far it is magnified. */
  limit(from: [number, number], to: [number, number], closest = 4): void {
    this.#behavior.scaleExtent([farthest, closest]).translateExtent([from, to]);
  }

  destroy(): void {
    select(this.#svg).on(".zoom", null);
    this.#touches.destroy();
  }

  #takes(event: Event, except: string | undefined): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
    if (except !== undefined && event.target instanceof Element && event.target.closest(except)) return false;
    return !(event instanceof MouseEvent && event.button !== 0);
  }
}
