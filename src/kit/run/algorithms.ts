import type { Search } from "../../engine/index.ts";
import {
  alphaBeta,
  alphaBetaWithTable,
  failHard,
  failHardWithTable,
  minimax,
  mistakes,
  mtdf,
  negamax,
  negamaxAlphaBeta,
  negaScout,
  orderedAlphaBeta,
  shallowAlphaBeta,
} from "../../engine/index.ts";
import { titles } from "../../listing/titles.ts";

/** A search as figures offer it. */
export interface Algorithm {
  readonly search: Search;
  readonly title: string;
  /** Whether it has a window to show and to narrow. */
  readonly prunes: boolean;
  /** Whether some of its windows are one wide, and only ask whether a node is worth as much as their upper end. */
  readonly tests: boolean;
  /** Whether it keeps a transposition table that takes settings. */
  readonly remembers: boolean;
  /** Whether it knows positions again, by a table or otherwise: it may then read fewer leaves than any order alone allows. */
  readonly recalls: boolean;
  /** Whether parts put its moves in order, which can be left out. */
  readonly orders: boolean;
  /** It takes other estimates than the game's: what a leaf is worth to it, one sees once it was read. */
  readonly guesses?: true;
}

const plain = { prunes: false, tests: false, remembers: false, recalls: false, orders: false };
const pruning = { ...plain, prunes: true };
const testing = { ...pruning, tests: true };
const remembering = { ...pruning, remembers: true, recalls: true };

/** The algorithms that menus offer, in their order. */
const right = {
  minimax: { search: minimax, title: titles.minimax, ...plain },
  shallowAlphaBeta: { search: shallowAlphaBeta, title: titles.shallowAlphaBeta, ...pruning },
  failHard: { search: failHard, title: titles.failHard, ...pruning },
  alphaBeta: { search: alphaBeta, title: titles.alphaBeta, ...pruning },
  alphaBetaWithTable: { search: alphaBetaWithTable, title: titles.alphaBetaWithTable, ...remembering },
  orderedAlphaBeta: {
    search: orderedAlphaBeta,
    title: titles.orderedAlphaBeta,
    ...remembering,
    orders: true,
  },
  negamax: { search: negamax, title: titles.negamax, ...plain },
  negamaxAlphaBeta: { search: negamaxAlphaBeta, title: titles.negamaxAlphaBeta, ...pruning },
  negaScout: { search: negaScout, title: titles.negaScout, ...testing },
  mtdf: { search: mtdf, title: titles.mtdf, ...testing, recalls: true },
} as const satisfies Record<string, Algorithm>;

/** Right searches as some textbooks have them: for the figures that name them, and in no menu. */
const conventional = {
  cutAboveOnly: { search: mistakes.cutAboveOnly, title: titles.cutAboveOnly, ...pruning },
  failHardWithTable: { search: failHardWithTable, title: titles.failHardWithTable, ...remembering },
  failHardAboveOnly: { search: mistakes.failHardAboveOnly, title: titles.failHardAboveOnly, ...pruning },
} as const satisfies Record<string, Algorithm>;

/** Right searches that do more than they need: for the figures that name them, and in no menu. */
const wasteful = {
  noAlphaAtRoot: { search: mistakes.noAlphaAtRoot, title: titles.noAlphaAtRoot, ...pruning },
  slowDigest: { search: mistakes.slowDigest, title: titles.slowDigest, ...remembering },
} as const satisfies Record<string, Algorithm>;

/** Searches with one thing wrong: for the figures that name them, and in no menu. */
const wrong = {
  tableWithoutBounds: {
    search: mistakes.tableWithoutBounds,
    title: titles.tableWithoutBounds,
    ...remembering,
  },
  tableWithoutDepth: { search: mistakes.tableWithoutDepth, title: titles.tableWithoutDepth, ...remembering },
  keyWithoutPlies: { search: mistakes.keyWithoutPlies, title: titles.keyWithoutPlies, ...remembering },
  keyWithoutSide: { search: mistakes.keyWithoutSide, title: titles.keyWithoutSide, ...remembering },
  tableForOneSide: {
    search: mistakes.tableForOneSide,
    title: titles.tableForOneSide,
    ...plain,
    remembers: true,
    recalls: true,
  },
  missingResearch: { search: mistakes.missingResearch, title: titles.missingResearch, ...testing },
  negatedMinimum: { search: mistakes.negatedMinimum, title: titles.negatedMinimum, ...pruning },
  invertedResearch: { search: mistakes.invertedResearch, title: titles.invertedResearch, ...testing },
  lastOfEquals: { search: mistakes.lastOfEquals, title: titles.lastOfEquals, ...pruning },
  colourFixed: { search: mistakes.colourFixed, title: titles.colourFixed, ...plain },
  estimateForEnd: { search: mistakes.estimateForEnd, title: titles.estimateForEnd, ...plain },
  drawGoesOn: { search: mistakes.drawGoesOn, title: titles.drawGoesOn, ...plain },
  flipAfterPass: { search: mistakes.flipAfterPass, title: titles.flipAfterPass, ...plain },
  randomEstimate: { search: mistakes.randomEstimate, title: titles.randomEstimate, ...plain, guesses: true },
  clockSeed: { search: mistakes.clockSeed, title: titles.clockSeed, ...plain, guesses: true },
} as const satisfies Record<
  Exclude<keyof typeof mistakes, keyof typeof conventional | keyof typeof wasteful>,
  Algorithm
>;

/** The algorithms that figures can run. */
export const algorithms = { ...right, ...conventional, ...wasteful, ...wrong };

export type AlgorithmName = keyof typeof algorithms;

export const algorithmNames = Object.keys(right) as (keyof typeof right)[];

/** Whether menus offer it. */
export const isOffered = (name: AlgorithmName): boolean => Object.hasOwn(right, name);

export const isMistake = (name: AlgorithmName): boolean => Object.hasOwn(wrong, name);
