import { type Part, panned, zoomed } from "./part.ts";

/** What hands move: the part of a drawing that is seen. */
interface Moved {
  readonly view: () => Part;
  /** Of all of the drawing, in its units. */
  readonly width: () => number;
  readonly look: (view: Part) => void;
  /** A drag has begun: what is below the pointer is of no interest. */
  readonly onpan: () => void;
}

/** Pixels that a mouse goes before its press is a drag. */
const slop = 4;

/**
 * Pans a drawing by dragging and by the wheel that turns sideways, and zooms it by pinching and by Ctrl or ⌘ and the wheel.
 * The bare wheel and a vertical swipe stay with the page. For an element: `{@attach handsOn(…)}`.
 */
export const handsOn =
  ({ view, width: whole, look, onpan }: Moved) =>
  (element: HTMLElement): (() => void) => {
    const width = () => element.getBoundingClientRect().width || 1;
    const share = (x: number) => (x - element.getBoundingClientRect().left) / width();
    const pan = (pixels: number) => look(panned(view(), -pixels / width(), whole()));
    const zoom = (factor: number, x: number) => look(zoomed(view(), factor, share(x), whole()));
    let drag: { x: number; moved: boolean; id: number } | undefined;
    const down = (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      drag = { x: event.clientX, moved: false, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (drag?.id !== event.pointerId) return;
      if (!drag.moved && Math.abs(event.clientX - drag.x) < slop) return;
      if (!drag.moved) element.setPointerCapture(drag.id);
      onpan();
      pan(event.clientX - drag.x);
      drag = { ...drag, x: event.clientX, moved: true };
    };
    const up = () => {
      // A drag is no click: what the browser takes for one is swallowed.
      if (drag?.moved) element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      drag = undefined;
    };
    const swallow = (event: Event) => event.stopPropagation();
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey)
        zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.004)), event.clientX);
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan(-event.deltaX);
      else if (event.shiftKey) pan(-event.deltaY);
      else return;
      event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    let touches: { destroy(): void } | undefined;
    let gone = false;
    void import("../../drawing/panZoom.ts").then(({ TouchGestures }) => {
      if (gone) return;
      touches = new TouchGestures(element, {
        takes: () => true,
        place: (event) => [event.clientX, event.clientY],
        pan: (dx) => pan(dx),
        scale: (factor, [x]) => zoom(factor, x),
      });
    });
    return () => {
      gone = true;
      touches?.destroy();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    };
  };
