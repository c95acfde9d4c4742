type Point = [number, number];

interface Hand {
  /** Whether a touch that begins here is the drawing's. */
  readonly takes: (event: PointerEvent) => boolean;
  /** Where a touch is, in the drawing's frame. */
  readonly place: (event: PointerEvent) => Point;
  readonly pan: (dx: number, dy: number) => void;
  readonly scale: (factor: number, about: Point) => void;
}

const names = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;

/**
 * One finger that pans and two that pinch. Which swipes are the page's own says the element's `touch-action`: such a
 * swipe is taken back by a pointercancel before it has moved anything.
 */
export class TouchGestures {
  #element: Element;
  #hand: Hand;
  /** The fingers on the drawing, by their pointers. */
  #fingers = new Map<number, Point>();

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
      if (this.#fingers.size < 2 && this.#hand.takes(event)) this.#fingers.set(id, this.#hand.place(event));
    } else if (type !== "pointermove") this.#fingers.delete(id);
    else if (this.#fingers.has(id)) this.#move(id, this.#hand.place(event));
  };

  #move(id: number, to: Point): void {
    const from = this.#fingers.get(id)!;
    const others = [...this.#fingers].flatMap(([finger, point]) => (finger === id ? [] : [point]));
    this.#fingers.set(id, to);
    // The middle between two fingers goes half as far as the one that moves.
    const share = 1 / (1 + others.length);
    this.#hand.pan((to[0] - from[0]) * share, (to[1] - from[1]) * share);
    for (const other of others) {
      const before = distance(from, other);
      if (before > 0) this.#hand.scale(distance(to, other) / before, middle(to, other));
    }
  }
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
