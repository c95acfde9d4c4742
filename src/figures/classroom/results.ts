import type { Answer } from "../check/answer.ts";

/** What one student did about one question. */
export interface Tried {
  /** Answers given, in order. */
  readonly tries: readonly string[];
  readonly solved: boolean;
  /** The answer was asked for instead. */
  readonly shown: boolean;
}

/** What one student did, by chapter: its slug, or an exercise's name. */
export interface Results {
  readonly name: string;
  readonly chapters: ReadonlyMap<string, readonly Tried[]>;
}

/** The results that stand in this browser's answers; chapters of which nothing was tried are left out. */
export function resultsOf(name: string, answers: ReadonlyMap<string, readonly Answer[]>): Results {
  const chapters = [...answers]
    .filter(([, given]) => given.some(({ tries, shown }) => tries.length > 0 || shown))
    .map(
      ([chapter, given]) =>
        [chapter, given.map(({ tries, solved, shown }) => ({ tries, solved, shown }))] as const,
    );
  return { name, chapters: new Map(chapters) };
}

export const solvedOf = (tried: readonly Tried[]): number => tried.filter(({ solved }) => solved).length;
