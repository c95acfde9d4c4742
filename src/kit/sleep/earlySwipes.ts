import { keyOf, swipeOf } from "../controls/swipe.ts";

/*
 * A swipe to a side over the picture of a board that sleeps: `data-swipes` says that it hears them once it is awake. It presses the
 * arrow key that does the same, which wakes the board and is pressed again then, as all keys are. A swipe up or down
 * stays the page's, which scrolls: the board's `touch-action` leaves it that, and the browser then takes the finger away.
 */
let began: { readonly board: HTMLElement; readonly x: number; readonly y: number } | undefined;

addEventListener("pointerdown", ({ target, isPrimary, button, clientX: x, clientY: y }) => {
  const board = (target as Element).closest<HTMLElement>("[data-awake=false] [data-swipes]");
  began = board && isPrimary && button === 0 ? { board, x, y } : undefined;
});
addEventListener("pointercancel", () => {
  began = undefined;
});
addEventListener("pointerup", ({ clientX, clientY }) => {
  if (!began) return;
  const { board, x, y } = began;
  began = undefined;
  const way = swipeOf(clientX - x, clientY - y);
  if (way !== "left" && way !== "right") return;
  board.focus({ preventScroll: true });
  board.dispatchEvent(new KeyboardEvent("keydown", { key: keyOf(way), bubbles: true, cancelable: true }));
});
