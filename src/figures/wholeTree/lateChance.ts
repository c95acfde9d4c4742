import { fetchGame } from "../../games/namedGame.ts";
import { drawsIn, type WholeGame } from "./wholeGames.ts";

type WithChance = typeof import("./withChance.ts");

/** What grows, searches and shows trees with chance nodes, where it is here already: few readers look at one. */
let here: WithChance | undefined;

/** Not in a browser: there everything is at hand. */
if (import.meta.env?.SSR !== false) here = await import("./withChance.ts");

/** What is needed for a game where chance draws; undefined of every other. */
export function chanceIn(game: WholeGame): WithChance | undefined {
  if (!drawsIn(game)) return undefined;
  if (here === undefined)
    throw new TypeError(`The rules of ${game} are to be fetched before its tree is grown.`);
  return here;
}

/** Fetches what a game needs, where it is not here yet. */
export async function fetchWholeGame(game: string | null | undefined): Promise<void> {
  if (game && drawsIn(game)) here ??= await import("./withChance.ts");
  else await fetchGame(game);
}
