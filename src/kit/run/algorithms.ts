import type { Search } from "../../engine/index.ts";
import {
  alphaBeta,
  alphaBetaWithTable,
  failHard,
  failHardWithTable,
  minimax,
  mtdf,
  negamax,
  negamaxAlphaBeta,
  negaScout,
  orderedAlphaBeta,
  shallowAlphaBeta,
} from "../../engine/index.ts";
import { chanceTitles } from "../../listing/chanceWords.ts";
import { titles } from "../../listing/words.ts";
import { type MistakeName, mistakes, type SearchName, type Traits } from "../../mistakes/index.ts";
import { spoiledSearch } from "./spoiledSearch.ts";
import * as words from "./words.ts";
import { taskSearch, yourSearch, yourTitle } from "./yourSearch.ts";

/** A search as figures offer it. */
export interface Algorithm extends Traits {
  readonly search: Search;
  readonly title: string;
  /** What it is best read against, by the smallest honest difference; minimax is read on its own. */
  readonly predecessor: SearchName | undefined;
}

const plain = { prunes: false, tests: false, remembers: false, recalls: false, orders: false };
const pruning = { ...plain, prunes: true };
const testing = { ...pruning, tests: true };
const remembering = { ...pruning, remembers: true, recalls: true };

/** The algorithms that menus offer, in their order. */
const offered = {
  minimax: { search: minimax, title: titles.minimax, predecessor: undefined, ...plain },
  shallowAlphaBeta: {
    search: shallowAlphaBeta,
    title: titles.shallowAlphaBeta,
    predecessor: "alphaBeta",
    ...pruning,
  },
  failHard: { search: failHard, title: titles.failHard, predecessor: "alphaBeta", ...pruning },
  alphaBeta: { search: alphaBeta, title: titles.alphaBeta, predecessor: "minimax", ...pruning },
  alphaBetaWithTable: {
    search: alphaBetaWithTable,
    title: titles.alphaBetaWithTable,
    predecessor: "alphaBeta",
    ...remembering,
  },
  orderedAlphaBeta: {
    search: orderedAlphaBeta,
    title: titles.orderedAlphaBeta,
    predecessor: "alphaBetaWithTable",
    ...remembering,
    orders: true,
  },
  negamax: { search: negamax, title: titles.negamax, predecessor: "minimax", ...plain },
  negamaxAlphaBeta: {
    search: negamaxAlphaBeta,
    title: titles.negamaxAlphaBeta,
    predecessor: "negamax",
    ...pruning,
  },
  negaScout: { search: negaScout, title: titles.negaScout, predecessor: "negamaxAlphaBeta", ...testing },
  mtdf: { search: mtdf, title: titles.mtdf, predecessor: "negamaxAlphaBeta", ...testing, recalls: true },
} as const satisfies Record<string, Algorithm>;

/** Right searches that no menu offers: for the figures that name them. */
const unoffered = {
  failHardWithTable: {
    search: failHardWithTable,
    title: titles.failHardWithTable,
    predecessor: "alphaBetaWithTable",
    ...remembering,
  },
} as const satisfies Record<string, Algorithm>;

/** A search of trees with chance nodes, of which `ChancePart` knows how they are searched. */
const ofChance = (title: string, traits: Traits): Algorithm => ({
  ...traits,
  title,
  predecessor: undefined,
  search() {
    throw new Error(words.onlyChance(title));
  },
});

/** Those in no menu of other trees. */
const withChance = {
  expectimax: ofChance(chanceTitles.expectimax, plain),
  star1: ofChance(chanceTitles.star1, pruning),
  star2: ofChance(chanceTitles.star2, pruning),
};

/** A mistake as figures run it: what it does not say of itself is as in the search that it spoils. */
function spoiled(name: MistakeName): Algorithm {
  const { spoils, traits } = mistakes[name];
  const right: Readonly<Record<string, Algorithm>> = { ...offered, ...unoffered };
  return {
    ...right[spoils],
    ...traits,
    search: spoiledSearch(name),
    title: titles[name],
    predecessor: spoils,
  };
}

/** Searches with one thing wrong: for the figures that name them, and in no menu. */
const wrong = Object.fromEntries(
  (Object.keys(mistakes) as MistakeName[]).map((name) => [name, spoiled(name)]),
) as Readonly<Record<MistakeName, Algorithm>>;

/** A program's own search, called by whose it is. */
const programmed = (traits: Traits): Algorithm => ({
  ...traits,
  search: yourSearch,
  predecessor: undefined,
  get title() {
    return yourTitle();
  },
});

/**
 * A reader's own program, without a window and with one, and what a task has that figures have not: for what runs them, and
 * in no menu.
 */
const yours = {
  yourSearch: programmed(plain),
  yourPruningSearch: programmed(pruning),
  alphaBetaWithKillers: {
    search: taskSearch,
    title: titles.alphaBetaWithKillers,
    predecessor: "alphaBeta",
    ...pruning,
  },
} satisfies Record<string, Algorithm>;

/** The algorithms that figures can run. */
export const algorithms = { ...offered, ...unoffered, ...withChance, ...wrong, ...yours };

export type AlgorithmName = keyof typeof algorithms;

export const algorithmNames = Object.keys(offered) as (keyof typeof offered)[];
export type OfferedName = (typeof algorithmNames)[number];

/** Those of trees with chance nodes, in the order of menus. */
export const chanceAlgorithms = Object.keys(withChance) as (keyof typeof withChance)[];
export type ChanceName = (typeof chanceAlgorithms)[number];

/** Whether it searches trees with chance nodes, and no others. */
export const isOfChance = (name: string): boolean => Object.hasOwn(withChance, name);

/** Whether menus offer it. */
export const isOffered = (name: AlgorithmName): boolean => Object.hasOwn(offered, name);

/** Whether it gives wrong answers; some mistakes only waste work, and some books have it so. */
export const isMistake = (name: AlgorithmName): boolean =>
  mistakes[name as MistakeName]?.kind === "wrongAnswer";

/** Whether an algorithm has a trait; a name that is none's has none. */
export function hasTrait(name: unknown, trait: keyof Traits): boolean {
  const known: Readonly<Record<string, Algorithm>> = algorithms;
  return known[String(name)]?.[trait] === true;
}
