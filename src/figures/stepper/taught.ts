import { type AlgorithmName, algorithmNames } from "../../kit/run/algorithms.ts";

/** The chapter that teaches each algorithm of the menus. */
const chapters: Readonly<Partial<Record<AlgorithmName, number>>> = {
  minimax: 2,
  shallowAlphaBeta: 4,
  failHard: 4,
  alphaBeta: 4,
  orderedAlphaBeta: 5,
  alphaBetaWithTable: 7,
  failHardWithTable: 7,
  negamax: 8,
  negamaxAlphaBeta: 8,
  negaScout: 9,
  mtdf: 9,
};
const chapterOf = (name: AlgorithmName): number => chapters[name] ?? Infinity;

/**
 * What a chapter's readers know that shows this algorithm: those taught up to there. All others wait behind "More", as
 * they do not in figures that belong to no chapter.
 */
export const taughtWith = (name: AlgorithmName): readonly AlgorithmName[] =>
  algorithmNames.filter((other) => chapterOf(other) <= chapterOf(name));

/** A figure of the first chapters, whose readers have enough to do with what it shows. */
export const isEarly = (name: AlgorithmName): boolean => chapterOf(name) <= 2;
