import { formatCount } from "../../drawing/formatValue.ts";
import { faceOf } from "../../games/faces.ts";
import { listedRules, readPosition } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, flag, oneOf, parsed, real, text, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readName } from "../../kit/view/readFields.ts";
import { type Asked, colourings, type Read, readAtOnce } from "./askedTree.ts";
import { countsAt } from "./counts.ts";
import { chanceIn, fetchWholeGame } from "./lateChance.ts";
import { type LayoutName, layoutNames } from "./layout.ts";
import * as stepWords from "./stepWords.ts";
import {
  chanceSearchNames,
  drawsIn,
  type PlayedName,
  searchesOf,
  type WholeGame,
  wholeGames,
} from "./wholeGames.ts";
import { wholeSearchNames } from "./wholeSearches.ts";
import * as words from "./words.ts";

/** Deeper than this a tree of a game in this notebook cannot be told from its whole. */
const deepest = 60;
const startOf = (game: WholeGame): string => {
  if (drawsIn(game)) return chanceIn(game)!.chanceStart(game);
  const rules = listedRules(game);
  return faceOf(game).opening.position ?? rules.write(rules.start);
};
const positionIn = (game: WholeGame, said: string): string =>
  drawsIn(game) ? chanceIn(game)!.readChancePosition(game, said) : readPosition(game, said);

/** A typed tree is never cut, and a link says nothing of its depth. */
const depthOf = (game: WholeGame): Field<number> => {
  if (!drawsIn(game)) return whole(1, deepest, faceOf(game).wholeDepth);
  const usual = chanceIn(game)!.chanceDepth(game);
  return game === "tree"
    ? { read: () => usual, write: () => undefined, usual: () => usual }
    : whole(1, deepest, usual);
};

const everySearch: readonly PlayedName[] = [...wholeSearchNames, ...chanceSearchNames];
/** One of those that can be played over the game's trees. */
const searchOf = (game: WholeGame): Field<PlayedName> =>
  parsed((said, field) => {
    const name = readName(said, everySearch, field);
    if (searchesOf(game).includes(name)) return name;
    throw new Error(words.wrongSearch(name, game));
  }, searchesOf(game)[0]);

/** "start" and "end", or a step by its number. */
const readStep = (said: string): string => {
  const step = said.trim();
  if (step === "start" || step === "end" || /^\d{1,8}$/.test(step)) return step;
  throw new Error(words.noStep(said));
};

const readSearches = (said: string): PlayedName[] =>
  said === "" ? [] : said.split(",").map((name) => readName(name, everySearch, "offers"));

/** The part of the leaves that is seen begins and ends at such shares: a link tells single leaves of a million apart. */
const share = (usual: number) => {
  const field = real(0, 1, usual);
  return {
    ...field,
    write: (value: number) => (value === usual ? undefined : String(Number(value.toFixed(8)))),
  };
};

/** Links that were kept before there was another one name none. */
const layout = {
  ...oneOf(layoutNames, "leaves"),
  write: (name: LayoutName) => (name === "leaves" ? undefined : name),
};

const fields = {
  game: oneOf(wholeGames, "ticTacToe"),
  position: after(["game"], ({ game }: { game: WholeGame }) =>
    parsed(
      (said) => positionIn(game, said),
      () => startOf(game),
    ),
  ),
  /** Plies of the tree below the position. */
  depth: after(["game"], ({ game }: { game: WholeGame }) => depthOf(game)),
  /** The search that is played over it. */
  search: after(["game"], ({ game }: { game: WholeGame }) => searchOf(game)),
  /** What the nodes are coloured by. */
  colour: oneOf(colourings, "value"),
  /** Where the nodes stand: over their leaves, or in branches. */
  layout,
  /** A step of the search: "start", "end" or its number. */
  at: after(["game", "position", "depth", "search"], (_: Readonly<Record<string, unknown>>) =>
    parsed(readStep, "end"),
  ),
  /** The node that is looked at, by the moves that lead to it, with blanks between. */
  focus: after(["game", "position"], (_: Readonly<Record<string, unknown>>) => text()),
  /** Where the part that is seen begins and ends, as shares of the whole width: in leaves, of all of them. */
  from: after(["game", "position", "depth", "layout"], (_: Readonly<Record<string, unknown>>) => share(0)),
  to: after(["game", "position", "depth", "layout"], (_: Readonly<Record<string, unknown>>) => share(1)),
};
const looks = {
  /** The server counts every ply in a table: what a page without scripts has of it besides the picture. */
  table: flag(),
  /** In a chapter: a picture of it stands there until a button is pressed, and it stays small. */
  small: flag(),
  /** Once it is here, it is shown as it grows, from the first step to the last. */
  grows: flag(),
  /** The searches that are offered in a chapter; none where there is nothing to choose. */
  offers: parsed<readonly PlayedName[]>(readSearches, [], (names) => names.join(",") || undefined),
};
export type WholeLooks = typeof looks;
export type WholeFields = typeof fields;
export type WholeView = ViewOf<WholeFields>;

/** What is asked for by a view. */
export const askedBy = ({ game, position, depth, search }: WholeView): Asked => ({
  game,
  position,
  depth,
  search,
});

/** The step that a view names, of so many; the last where there are not so many. */
export const stepOf = (at: string, steps: number): number =>
  at === "start" ? 0 : at === "end" ? steps : Math.min(steps, Number(at));

/**
 * What the figure says of itself at a step: all nodes of the tree (nodes) and leaves (leaves); of them those that the
 * search has read so far (read, readLeaves) and those that it has passed over for good (cut); and read as a share of all
 * nodes in per cent (percent).
 */
export function wholeFacts({ tree, reading }: Read, step: number): Facts {
  const { nodes, leaves, cut } = countsAt(reading, step);
  return {
    nodes: formatCount(tree.size),
    leaves: formatCount(tree.leaves),
    read: formatCount(nodes),
    readLeaves: formatCount(leaves),
    cut: formatCount(cut),
    percent: stepWords.percent(nodes, tree.size),
  };
}

/** What the build alone asks for. */
const stillHere =
  import.meta.env?.SSR === false
    ? {}
    : {
        async still(view: WholeView): Promise<readonly string[]> {
          return (await import("./stillWords.ts")).still(view, wholeTree.facts(view));
        },
      };

/** A whole tree, to its last leaf, and any search played over it. */
export const wholeTree = defineFigure({
  name: "wholeTree",
  fields,
  steps: ["at", "focus", "from", "to"],
  looks,
  waits: ({ small }) => small === true,
  opening: { game: "ticTacToe" },
  facts(view) {
    const read = readAtOnce(askedBy(view));
    return wholeFacts(read, stepOf(view.at, read.reading.steps));
  },
  ...stillHere,
  drawings: { tree: [words.drawing, ".whole-picture"] },
  component: () => import("./WholeTreeFigure.svelte"),
  prepare: ({ game }) => fetchWholeGame(game as string | undefined),
});
