import type { MistakeName, SearchName } from "../mistakes/index.ts";
import { chanceTitles } from "./chanceWords.ts";

/** A reader's own program, as figures name it: without a window, and with one. */
type OwnName = "yourSearch" | "yourPruningSearch";
/** What a task has, and no figure by itself. */
type TaskOnlyName = "alphaBetaWithKillers";

/** What a reader calls each search, right or wrong, by its exported name. */
export const titles: Readonly<
  Record<SearchName | "proofNumber" | MistakeName | OwnName | TaskOnlyName, string>
> = {
  yourSearch: "Your program",
  yourPruningSearch: "Your program",
  minimax: "Minimax",
  alphaBeta: "Alpha–beta",
  shallowAlphaBeta: "Shallow alpha–beta",
  failHard: "Fail-hard alpha–beta",
  failHardWithTable: "Fail-hard alpha–beta with a table",
  alphaBetaWithKillers: "Alpha–beta with killers",
  alphaBetaWithTable: "Alpha–beta with a table",
  orderedAlphaBeta: "Alpha–beta with a table and move ordering",
  quiescence: "Alpha–beta with quiescence",
  negamax: "Negamax",
  negamaxAlphaBeta: "Negamax alpha–beta",
  negaScout: "NegaScout",
  mtdf: "MTD(f)",
  proofNumber: "Proof-number search",
  clockSeed: "Minimax with an estimate seeded by the clock",
  colourFixed: "Negamax that always begins as MAX",
  cutAboveOnly: "Alpha–beta that cuts above beta only",
  drawGoesOn: "Minimax that does not see draws",
  estimateForEnd: "Minimax that takes an estimate for the end",
  failHardAboveOnly: "Fail-hard alpha–beta that cuts above beta only",
  flipAfterPass: "Negamax that flips the sign after a pass",
  invertedResearch: "NegaScout with its second window inverted",
  keyWithoutPlies: "Table keys without the plies played",
  keyWithoutSide: "Table keys without the side to move",
  lastOfEquals: "Alpha–beta that takes the last of equals",
  missingResearch: "NegaScout without the second search",
  negatedMinimum: "Negamax that negates the least integer",
  noAlphaAtRoot: "Alpha–beta without alpha at the root",
  randomEstimate: "Minimax with a random estimate",
  slowDigest: "Table keyed by a slow digest",
  tableForOneSide: "Table that mixes up the sides",
  tableWithoutBounds: "Table without bound flags",
  tableWithoutDepth: "Table without depths",
};

/** The title of a search; of anything else its name. */
export function titleOf(name: string): string {
  const known: Readonly<Record<string, string>> = { ...titles, ...chanceTitles };
  return Object.hasOwn(known, name) ? known[name] : name;
}

/** What a reader calls a search in the middle of a sentence: "alpha–beta", but "NegaScout" and "MTD(f)". */
export function titleInSentence(name: string): string {
  const title = titleOf(name);
  const [first] = title.split(" ");
  return /[A-Z\d]/.test(first.slice(1)) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
