import {
  type D3ZoomEvent,
  pointer,
  select,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
} from "d3";
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

type Point = [number, number];

interface Hand {
  /** Whether a touch that begins here is the drawing's. */
  readonly takes: (event: PointerEvent) => boolean;
  /** Where a touch is, in the drawing's frame. */
  readonly place: (event: PointerEvent) => Point;
  readonly pan: (dx: number, dy: number) => void;
  readonly scale: (factor: number, about: Point) => void;
}

/** A finger on the drawing: where it came down, where it is, and whether it has been found to pan or to be the page's. */
interface Finger {
  readonly start: Point;
  readonly at: Point;
  readonly pans: boolean | undefined;
}

/** Pixels that a finger goes before its direction is known. */
const slop = 9;

const names = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;

/**
 * One finger that pans and two that pinch, on an element whose `touch-action` leaves vertical swipes to the page: a
 * finger that sets out up or down moves nothing here.
 */
export class TouchGestures {
  #element: Element;
  #hand: Hand;
  /** The fingers on the drawing, by their pointers. */
  #fingers = new Map<number, Finger>();

  constructor(element: Element, hand: Hand) {
    this.#element = element;
    this.#hand = hand;
    for (const name of names) element.addEventListener(name, this.#hear as EventListener);
  }

  destroy(): void {
    for (const name of names) this.#element.removeEventListener(name, this.#hear as EventListener);
  }

  readonly #hear = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    const { pointerId: id, type } = event;
    if (type === "pointerdown") {
      if (this.#fingers.size === 2 || !this.#hand.takes(event)) return;
      const at = this.#hand.place(event);
      this.#fingers.set(id, { start: at, at, pans: undefined });
    } else if (type !== "pointermove") this.#fingers.delete(id);
    else this.#move(id, this.#hand.place(event));
  };

  #move(id: number, to: Point): void {
    const finger = this.#fingers.get(id);
    if (!finger) return;
    const { at: from, start } = finger;
    const others = [...this.#fingers.values()].filter((other) => other !== finger);
    const pans = others.length > 0 || (finger.pans ?? setsOut(start, to));
    // Nothing is moved before the direction is known, and nothing is left out then.
    this.#fingers.set(id, { start, at: pans === undefined ? from : to, pans });
    if (!pans) return;
    // The middle between two fingers goes half as far as the one that moves.
    const share = 1 / (1 + others.length);
    this.#hand.pan((to[0] - from[0]) * share, (to[1] - from[1]) * share);
    for (const { at: other } of others) {
      const before = distance(from, other);
      if (before > 0) this.#hand.scale(distance(to, other) / before, middle(to, other));
    }
  }
}

/** Whether a finger sets out to the side; undefined as long as that cannot be told. */
function setsOut(start: Point, to: Point): boolean | undefined {
  if (distance(start, to) < slop) return undefined;
  return Math.abs(to[0] - start[0]) >= Math.abs(to[1] - start[1]);
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
