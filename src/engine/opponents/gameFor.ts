import type { Game } from "../game.ts";
import { gomoku } from "../games/gomoku.ts";
import * as games from "../games/index.ts";
import type { Style } from "./levels.ts";

/** Each keeps a geometry of its own: made once. */
const narrowed = new Map<number, ReturnType<typeof gomoku>>();

/**
 * A game as a style looks at it: gomoku with no more moves than the style's width, the others as they are. Positions and
 * moves are those of the whole game.
 */
export function gameFor(name: keyof typeof games, { width }: Pick<Style, "width">): Game<unknown, unknown> {
  const whole = { ...games }[name] as unknown as Game<unknown, unknown>;
  if (name !== "gomoku" || width === undefined) return whole;
  if (!narrowed.has(width)) narrowed.set(width, gomoku(15, { width }));
  return narrowed.get(width) as unknown as Game<unknown, unknown>;
}
