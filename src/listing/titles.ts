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
