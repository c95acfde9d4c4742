import type { AnyGame } from "../../engine/game.ts";
import { race } from "../../engine/games/chance/race.ts";
import { deepestTree } from "../../engine/games/tree.ts";
import { chanceTreeGame, parseChanceTree, writeChanceTree } from "../../engine/index.ts";
import { textbookChanceTree } from "../../kit/run/setup.ts";
import type { ChanceGameName } from "./wholeGames.ts";

/** The rules of a game, of any position and move. */
export type ChanceRules = AnyGame<unknown, unknown>;

const races = {
  race2x2: { length: 2, faces: 2 },
  race3x2: { length: 3, faces: 2 },
  race3x3: { length: 3, faces: 3 },
  race4x3: { length: 4, faces: 3 },
} as const;
type RaceName = keyof typeof races;

/** How deep their trees are grown: to the end of every game, and where there are too many nodes for that, well below a million. */
const depths: Readonly<Record<RaceName, number>> = { race2x2: 20, race3x2: 32, race3x3: 32, race4x3: 20 };

const known = new Map<string, ChanceRules>();

/** A game's rules. Those of a tree that is typed are made of its text, by which its outcomes are bounded. */
export function chanceRules(game: ChanceGameName, position: string): ChanceRules {
  const name = game === "tree" ? position : game;
  const rules = known.get(name) ?? (makeRules(game, position) as ChanceRules);
  if (known.size > 8) known.clear();
  known.set(name, rules);
  return rules;
}

const makeRules = (game: ChanceGameName, position: string): unknown =>
  game === "tree" ? chanceTreeGame(parseChanceTree(position)) : race(races[game]);

/** Steps to home; none in a tree that is typed. */
export const raceLength = (game: ChanceGameName): number => (game === "tree" ? 0 : races[game].length);

/** A position as links hold it. Throws what is wrong with a text that is none. */
export function readChancePosition(game: ChanceGameName, text: string): string {
  if (game === "tree") return writeChanceTree(parseChanceTree(text));
  const rules = chanceRules(game, "");
  return rules.write(rules.read(text));
}

/** Where a game is opened. */
export function chanceStart(game: ChanceGameName): string {
  if (game === "tree") return textbookChanceTree;
  const rules = chanceRules(game, "");
  return rules.write(rules.start);
}

/** How deep the tree of a game is grown where nobody says it; a typed tree always to its leaves. */
export const chanceDepth = (game: ChanceGameName): number => (game === "tree" ? deepestTree : depths[game]);
