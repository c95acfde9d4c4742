/** Pixels that stay free around a menu. */
const edge = 8;

/** Where a menu stands below its button, its right edge at the button's, but never out of the window: in its pixels. */
export function placeBelow({ bottom, right }: DOMRect, menu: HTMLElement): { top: number; left: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  // Full screen the figure is enlarged, and with it every length that is set in it.
  const zoom = menu.currentCSSZoom ?? 1;
  const within = (start: number, size: number, room: number) =>
    Math.max(edge, Math.min(start, room - size - edge)) / zoom;
  const [width, height] = [menu.offsetWidth * zoom, menu.offsetHeight * zoom];
  return {
    left: within(right - width, width, clientWidth),
    top: within(bottom + 6, height, clientHeight),
  };
}
