import { type D3ZoomEvent, select, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3";

export type View = { readonly x: number; readonly y: number; readonly k: number };

/**
 * Lets a drawing be panned by dragging and zoomed by pinching, by Ctrl or ⌘ and the wheel, and from outside. The
 * bare wheel and a vertical swipe stay with the page, so that nobody gets stuck in a figure.
 */
export class PanZoom {
  #behavior: ZoomBehavior<SVGSVGElement, unknown>;
  #svg: SVGSVGElement;

  /** `onmove` gets every new view; drags that start on an element matching `except` are left alone. */
  constructor(svg: SVGSVGElement, onmove: (view: View) => void, except: () => string | undefined) {
    this.#svg = svg;
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.15, 4])
      .filter((event: Event) => this.#takes(event, except()))
      .on("zoom", ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => onmove(transform));
    select(svg).call(this.#behavior).on("dblclick.zoom", null);
  }

  /** Sets the view without telling anybody's gesture: the start of a figure, or following the search. */
  set({ x, y, k }: View): void {
    select(this.#svg).call(this.#behavior.transform, zoomIdentity.translate(x, y).scale(k) as ZoomTransform);
  }

  scaleBy(factor: number): void {
    select(this.#svg).call(this.#behavior.scaleBy, factor);
  }

  /** How far the drawing may be moved: `width` by `height` pixels, with room around. */
  limit(width: number, height: number, room: number): void {
    this.#behavior.translateExtent([
      [-room, -room],
      [width + room, height + room],
    ]);
  }

  destroy(): void {
    select(this.#svg).on(".zoom", null);
  }

  #takes(event: Event, except: string | undefined): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
    if (except !== undefined && event.target instanceof Element && event.target.closest(except)) return false;
    return !(event instanceof MouseEvent && event.button !== 0);
  }
}

/** The view that shows a drawing whole in a frame, or, where it would become illegible, its top at `smallest`. */
export function fitView(
  width: number,
  height: number,
  frame: { width: number; height: number },
  smallest = 0.85,
): View {
  const k = Math.min(1, Math.max(smallest, Math.min(frame.width / width, frame.height / height)));
  return { x: (frame.width - width * k) / 2, y: Math.max(0, (frame.height - height * k) / 2), k };
}

/** The view moved as little as needed to bring a point, with `room` pixels around it, into the frame. */
export function showPoint(
  view: View,
  x: number,
  y: number,
  frame: { width: number; height: number },
  room: number,
): View {
  const nudge = (at: number, size: number) => Math.max(0, room - at) - Math.max(0, at - (size - room));
  return {
    k: view.k,
    x: view.x + nudge(view.x + x * view.k, frame.width),
    y: view.y + nudge(view.y + y * view.k, frame.height),
  };
}
