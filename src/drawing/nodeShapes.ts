import type { Side } from "../engine/game.ts";

/**
 * The outline of a node around (0, 0): MAX points up, MIN points down. `radius` is half its width in pixels.
 * The triangle's mass is centred, so that a label set on (0, labelY) looks centred too.
 */
export function triangle(side: Side, radius: number): string {
  const half = radius * 1.06;
  const [tip, base] = side === "max" ? [-radius, radius * 0.8] : [radius, -radius * 0.8];
  return `M0 ${round(tip)}L${round(half)} ${round(base)}L${round(-half)} ${round(base)}Z`;
}

/** Height of a label's middle inside a triangle, where it is wide enough for text. */
export const labelY = (side: Side, radius: number): number => (side === "max" ? 0.3 : -0.3) * radius;

/** A leaf: a square with round corners. */
export function square(radius: number): { x: number; y: number; size: number; round: number } {
  const half = radius * 0.78;
  return { x: -half, y: -half, size: 2 * half, round: half * 0.36 };
}

const round = (length: number) => Math.round(length * 100) / 100;
