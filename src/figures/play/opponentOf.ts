import { type LevelName, levels } from "../../engine/opponents/levels.ts";
import type { Style } from "../../engine/opponents/style.ts";
import { levelTitles } from "./levelTitles.ts";
import type { PlayView } from "./play.ts";
import { styleNumbers } from "./styleText.ts";

/** Who plays against the reader: one of the game's levels, or a style of the reader's own. */
export type Opponent = LevelName | Style;

type Chosen = Pick<PlayView, "level" | "thinker" | (typeof styleNumbers)[number]>;

/** A view's opponent. */
export function opponentOf({ level, thinker, ...view }: Chosen): Opponent {
  if (thinker === undefined) return level!;
  const numbers = styleNumbers.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]]));
  return { thinker, ...Object.fromEntries(numbers) };
}

/** What a view says of its opponent; `opponentOf` is the inverse. */
export function choosing(opponent: Opponent): Chosen {
  const { thinker, depth, budget, seconds, width, temperature }: Partial<Style> =
    typeof opponent === "string" ? {} : opponent;
  const level = typeof opponent === "string" ? opponent : undefined;
  return { level, thinker, depth, budget, seconds, width, temperature };
}

/** How a view's opponent plays. */
export function styleOf(view: Chosen & Pick<PlayView, "game">): Style {
  const opponent = opponentOf(view);
  return typeof opponent === "string" ? levels[view.game][opponent] : opponent;
}

export const opponentTitle = (opponent: Opponent): string =>
  typeof opponent === "string" ? levelTitles[opponent] : "Own settings";
