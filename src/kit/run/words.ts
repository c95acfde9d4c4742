import { gameTitle } from "../../games/names.ts";
import type { Setup } from "./setup.ts";

type Subject = Pick<Setup, "tree" | "game">;

/** What is searched, inside a sentence: "tic-tac-toe"; a tree has no game's name. */
export const subjectName = ({ tree, game = "" }: Subject): string =>
  tree === undefined ? gameTitle(game).toLowerCase() : "a tree";

/** Why what a figure is to search cannot be read. */
export const neither = "it names neither a tree nor a game";
export const noGame = (name: string): string => `There is no game "${name}".`;
export const noAlgorithm = (name: string, known: readonly string[]): string =>
  `there is no algorithm "${name}"; the algorithms are ${known.join(", ")}`;
export const noWindow = (text: string): string =>
  `its window "${text}" is not two numbers, the lower first, as in "3,inf"`;
export const noTable = (text: string, word: string, known: readonly string[]): string =>
  `its table "${text}" has neither a size nor one of ${known.join(", ")} in "${word}"`;

export const cancelled = "The search was cancelled.";

export const notRun = "Your program has not been run on this yet: run it again where you wrote it.";

export const chanceTakes = "Other searches take chance for MIN";
/** Why a search of trees with chance nodes does not run. */
export const onlyChance = (title: string): string =>
  `${title} is for trees with chance nodes, such as [{1/2: 3, 1/2: 5}, 4]`;
