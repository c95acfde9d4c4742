const ways = { right: "ArrowRight", left: "ArrowLeft", down: "ArrowDown", up: "ArrowUp" } as const;
export type Way = keyof typeof ways;
/** The arrow key that does the same as a swipe. */
export const keyOf = (way: Way): string => ways[way];

/** Pixels from which on a finger has swiped. */
const leastSwipe = 24;

/** Where a finger has swiped to that went so many pixels; undefined where it stayed. */
export function swipeOf(right: number, down: number): Way | undefined {
  if (Math.max(Math.abs(right), Math.abs(down)) < leastSwipe) return undefined;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "right" : "left";
  return down > 0 ? "down" : "up";
}
