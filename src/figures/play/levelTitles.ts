import type { LevelName } from "../../engine/opponents/levels.ts";

/** The levels as menus and sentences call them. */
export const levelTitles: Readonly<Record<LevelName, string>> = {
  beginner: "Beginner",
  casual: "Casual player",
  club: "Club player",
  master: "Master",
};
