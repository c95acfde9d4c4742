import { readGame, readPosition, rulesOf, smallGames } from "../../games/rules.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { deepest, type HorizonView, searchNames } from "./horizonView.ts";
import { readDepth, readPlies, readSearch } from "./readHorizonView.ts";

/**
 * The view that prose asks for: the chapter's own with another game or position, and `at`, phrases separated by
 * commas: "depth 2" sets the plies; "deeper 3" (or "depth line 3", "quiet end") plays so much of a search's line.
 */
export function settingOver(given: HorizonView, { game, position, at }: Setting): HorizonView {
  let view = given;
  if (game !== undefined && game !== given.game) {
    const name = readGame(game, smallGames);
    const rules = rulesOf(name);
    const depth = Math.min(view.depth, deepest[name]);
    view = { ...view, game: name, position: rules.write(rules.start), depth };
  }
  if (position !== undefined) view = { ...view, position: readPosition(view.game, position), plies: 0 };
  for (const phrase of (at ?? "").split(",").map((text) => text.trim())) view = changed(view, phrase);
  return view;
}

function changed(view: HorizonView, phrase: string): HorizonView {
  if (phrase === "") return view;
  const [word, ...rest] = phrase.split(/\s+/);
  if (word === "depth" && rest[0] !== "line")
    return { ...view, depth: readDepth(view.game, rest[0] ?? null), plies: 0 };
  if (!searchNames.some((name) => name === word)) throw new Error(`"${phrase}" says nothing of a horizon`);
  return { ...view, picked: readSearch(word), plies: readPlies(rest.at(-1) ?? "0") };
}
