import { levelNames } from "../../engine/opponents/levels.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { readPlayedGame } from "./playGames.ts";
import {
  type PlayView,
  positionsOf,
  readersSides,
  readOneOf,
  readPlayView,
  readSeed,
  startOf,
} from "./playView.ts";

/**
 * A setting over the chapter's own view: `game` begins another game, `position` sets it up, `view` is everything at once,
 * and `at`, where commas part what is asked: "level club", "side min", "seed 3", "moves d3 c5". Throws an Error that says
 * what of it makes no sense.
 */
export function settingOver(given: PlayView, { game: name, position, at, view: link }: Setting): PlayView {
  if (link !== undefined) return readPlayView(new URLSearchParams(link));
  const game = name === undefined ? given.game : readPlayedGame(name);
  const anew = name !== undefined || position !== undefined;
  let view: PlayView = anew
    ? { ...given, game, position: position ?? startOf(game), moves: [], resigned: false }
    : given;
  for (const words of at === undefined ? [] : at.split(",").map((part) => part.trim())) {
    const [what, ...rest] = words.split(/\s+/);
    const [first = ""] = rest;
    if (what === "level") view = { ...view, opponent: readOneOf(levelNames, first, "level") };
    else if (what === "side") view = { ...view, side: readOneOf(readersSides, first, "side") };
    else if (what === "seed") view = { ...view, seed: readSeed(first) };
    else if (what === "moves") view = { ...view, moves: rest };
    else if (words !== "start") throw new Error(`"${words}" is nothing that a game can be set to`);
  }
  positionsOf(view);
  return view;
}
