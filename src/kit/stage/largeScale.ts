/** As wide as a figure wants to be, in pixels, to show its tree beside its panels. */
const naturalWidth = 1040;
const largest = 2.6;

/**
 * How many times larger a figure can be drawn in the window below `top` without being cut off, from 1 on; `height`
 * is what it takes at its own size. All in pixels.
 */
export function largeScale(window: { width: number; height: number }, height: number, top: number): number {
  const scale = Math.min(window.width / naturalWidth, (window.height - top) / height, largest);
  return Math.max(1, Math.floor(scale * 50) / 50);
}
