import { measureTree, parseTree, searches, type Tree } from "../../engine/index.ts";
import type { SearchName } from "../../mistakes/index.ts";
import { shownTrees, tellingTrees } from "../jobs.ts";
import type { KnownSearches, Rest } from "../judgeProgram.ts";
import { type Parting, partingOf, printsTheSame } from "./comparePrinted.ts";
import { type HeardSearch, hearSearch } from "./hearSearch.ts";
import { mistakesAmong, spoils } from "./mistakesAmong.ts";
import type { Printed, PrintedForm } from "./printed.ts";
import { readPrinted } from "./readPrinted.ts";
import * as words from "./words.ts";

/** The searches that a program from elsewhere may be meant to be. */
export const printedSearches = [
  "minimax",
  "alphaBeta",
  "failHard",
  "shallowAlphaBeta",
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
  "mtdf",
  "alphaBetaWithTable",
] as const satisfies readonly SearchName[];
export type PrintedSearch = (typeof printedSearches)[number];

/** Nodes of a tree at most: every search of the notebook runs on it. */
const mostNodes = 5000;

/** What is to be said of what a program printed. */
export interface PrintedVerdict {
  readonly tree: string;
  readonly algorithm: PrintedSearch;
  readonly printed: Printed;
  /** The first thing that is not as the right search has it; undefined where all is the same. */
  readonly parting: Parting | undefined;
  /** Searches, right and wrong, that print exactly this; mistakes in the search that was meant come first. */
  readonly sameAs: readonly string[];
  /** Where all is the same: a tree on which most of the mistakes that print the same here would not. */
  readonly tellingTree: string | undefined;
}

/**
 * Compares what a program printed of its search of a tree with what the right search does, and finds the searches that would
 * print the same. Throws an error that says what is wrong with the tree or in which line of the text.
 */
export async function judgePrinted(
  asked: { readonly tree: string; readonly algorithm: PrintedSearch; readonly text: string },
  known: KnownSearches,
  rest: Rest = () => undefined,
): Promise<PrintedVerdict> {
  const tree = parseTree(asked.tree);
  if (measureTree(tree).nodes > mostNodes) throw new RangeError(words.treeTooLarge(mostNodes));
  const printed = readPrinted(asked.text, tree);
  const parting = partingOf(printed, hearSearch(searches[asked.algorithm], tree), tree);
  const sameAs: string[] = [];
  for (const [name, search] of Object.entries(known)) {
    const heard = heardOf(search, tree);
    if (heard && printsTheSame(printed, heard)) sameAs.push(name);
    await rest();
  }
  const ranked = sameAs.toSorted((one, other) => rank(one, asked.algorithm) - rank(other, asked.algorithm));
  const alike = parting ? [] : mistakesAmong(ranked, asked.algorithm);
  const tellingTree = treeThatTells(asked.algorithm, alike, printed.form, known);
  return { ...asked, printed, parting, sameAs: ranked, tellingTree };
}

function rank(name: string, algorithm: SearchName): number {
  const spoiled = spoils(name);
  if (spoiled === algorithm) return 0;
  return spoiled === undefined ? 1 : 2;
}

/** What a search does; undefined where it throws, which some wrong ones do. */
function heardOf(search: KnownSearches[string], tree: Tree): HeardSearch | undefined {
  try {
    return hearSearch(search, tree);
  } catch {
    return undefined;
  }
}

function treeThatTells(
  algorithm: PrintedSearch,
  alike: readonly string[],
  form: PrintedForm,
  known: KnownSearches,
): string | undefined {
  let [best, most] = [undefined as string | undefined, 0];
  for (const text of alike.length === 0 ? [] : [...shownTrees, ...tellingTrees]) {
    const tree = parseTree(text);
    const keysOf = (heard: HeardSearch | undefined) => heard?.items[form].map(({ key }) => key).join(" ");
    const right = keysOf(hearSearch(searches[algorithm], tree));
    const told = alike.filter((name) => keysOf(heardOf(known[name], tree)) !== right).length;
    if (told > most) [best, most] = [text, told];
  }
  return best;
}
