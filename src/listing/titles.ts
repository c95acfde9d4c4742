import { type MistakeName, mistakes, type SearchName } from "../mistakes/index.ts";

/** Those of engine/searches and engine/bestFirst. */
const right = {
  minimax: "Minimax",
  alphaBeta: "Alpha–beta",
  shallowAlphaBeta: "Shallow alpha–beta",
  failHard: "Fail-hard alpha–beta",
  failHardWithTable: "Fail-hard alpha–beta with a table",
  alphaBetaWithTable: "Alpha–beta with a table",
  orderedAlphaBeta: "Alpha–beta with a table and move ordering",
  quiescence: "Alpha–beta with quiescence",
  negamax: "Negamax",
  negamaxAlphaBeta: "Negamax alpha–beta",
  negaScout: "NegaScout",
  mtdf: "MTD(f)",
  proofNumber: "Proof-number search",
} as const satisfies Record<SearchName | "proofNumber", string>;

const wrong = Object.fromEntries(
  Object.entries(mistakes).map(([name, { title }]) => [name, title]),
) as Readonly<Record<MistakeName, string>>;

/** What a reader calls each search, by its exported name: a line above for every right one; a mistake's file says its own. */
export const titles: Readonly<Record<keyof typeof right | MistakeName, string>> = { ...right, ...wrong };

/** The title of a search; of anything else its name. */
export const titleOf = (name: string): string =>
  Object.hasOwn(titles, name) ? titles[name as keyof typeof titles] : name;

/** What a reader calls a search in the middle of a sentence: "alpha–beta", but "NegaScout" and "MTD(f)". */
export function titleInSentence(name: string): string {
  const title = titleOf(name);
  const [first] = title.split(" ");
  return /[A-Z]/.test(first.slice(1)) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

const rightSearches = {
  alphaBeta: "minimax",
  shallowAlphaBeta: "alphaBeta",
  failHard: "alphaBeta",
  quiescence: "alphaBeta",
  alphaBetaWithTable: "alphaBeta",
  failHardWithTable: "alphaBetaWithTable",
  orderedAlphaBeta: "alphaBetaWithTable",
  negamax: "minimax",
  negamaxAlphaBeta: "negamax",
  negaScout: "negamaxAlphaBeta",
  mtdf: "negamaxAlphaBeta",
} as const satisfies Record<Exclude<SearchName, "minimax">, SearchName>;

const spoiled = Object.fromEntries(
  Object.entries(mistakes).map(([name, { spoils }]) => [name, spoils]),
) as Readonly<Record<MistakeName, SearchName>>;

/**
 * The search that each one is best read against: the smallest honest difference. Minimax is read on its own, a mistake
 * against the search that it spoils.
 */
export const predecessors: Readonly<Partial<Record<SearchName | MistakeName, SearchName>>> = {
  ...rightSearches,
  ...spoiled,
};
