import { parseTree, searches, treeGame } from "../../engine/index.ts";
import { judgePrinted, type PrintedVerdict } from "../../judge/printed/judgePrinted.ts";
import { mistakesAmong } from "../../judge/printed/mistakesAmong.ts";
import type { PrintedForm } from "../../judge/printed/printed.ts";
import { writePrinted } from "../../judge/printed/writePrinted.ts";
import { conventionalSetup, conventionsHere } from "../../kit/conventions/conventions.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { keepYourSearch } from "../../kit/run/yourSearch.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { spoiledSearches } from "../../mistakes/spoiledSearches.ts";
import { rests } from "../yourSearch/rests.ts";
import type { Draft } from "./draft.ts";

const known = { ...searches, ...spoiledSearches };

/** What came of a draft: the tree or the text cannot be read, or a verdict. */
export type Answer =
  | { readonly kind: "fault"; readonly field: "tree" | "text"; readonly message: string }
  | {
      readonly kind: "verdict";
      readonly verdict: PrintedVerdict;
      /** It differs from the search that was meant, and is what the reader's book calls by that name. */
      readonly conventional: boolean;
    };

export async function answer(draft: Draft): Promise<Answer> {
  try {
    parseTree(draft.tree);
  } catch (error) {
    return { kind: "fault", field: "tree", message: messageOf(error) };
  }
  try {
    const verdict = await judgePrinted(draft, known, rests());
    const { algorithm } = conventionalSetup({ algorithm: draft.algorithm }, conventionsHere(location.search));
    const conventional = algorithm !== draft.algorithm && verdict.sameAs.includes(algorithm);
    return { kind: "verdict", verdict, conventional };
  } catch (error) {
    return { kind: "fault", field: error instanceof RangeError ? "tree" : "text", message: messageOf(error) };
  }
}

/**
 * What a wrong program would print: the search that is meant, with the first mistake that shows on the tree, or without one
 * where none does. Throws what `parseTree` throws on what is no tree.
 */
export function example(form: PrintedForm, { tree, algorithm }: Pick<Draft, "tree" | "algorithm">): string {
  const parsed = parseTree(tree);
  const right = writePrinted(form, searches[algorithm], parsed);
  const wrong = mistakesAmong(Object.keys(spoiledSearches), algorithm)
    .map((name) => writePrinted(form, known[name as keyof typeof known], parsed))
    .find((text) => text !== right);
  return wrong ?? right;
}

/** A figure by its kind, and what differs from its opening. */
export interface Shown {
  readonly kind: "lockstep" | "stepper";
  /** What stands beside the right search: the program's own, or one that prints the same; or it stands alone, at a step or whole. */
  readonly beside: "own" | "known" | "alone" | "whole";
  readonly changed: Readonly<Record<string, string>>;
}

/**
 * The figure that shows where a program parts from the search that was meant: its own trace in lockstep, or that of a search
 * that prints the same; where no search does, the right one alone. It opens at the right search's step there.
 */
export function shownOf({ tree, algorithm, printed, parting, sameAs }: PrintedVerdict): Shown {
  const byCounts = printed.form === "depths";
  const place = parting && (byCounts ? { at: "parting 1" } : { at: `right ${parting.step}` });
  const pair = { tree, against: algorithm, ...place };
  if (printed.recording) {
    const game = treeGame(parseTree(tree));
    keepYourSearch(game, game.start, Infinity, printed.recording);
    const own: AlgorithmName = algorithms[algorithm].prunes ? "yourPruningSearch" : "yourSearch";
    return { kind: "lockstep", beside: "own", changed: { ...pair, algorithm: own, code: "no" } };
  }
  const twin = parting && sameAs.find((name) => Object.hasOwn(algorithms, name));
  if (twin) return { kind: "lockstep", beside: "known", changed: { ...pair, algorithm: twin } };
  const beside = byCounts || !parting ? "whole" : "alone";
  return { kind: "stepper", beside, changed: { tree, algorithm, at: String(parting?.step ?? 0) } };
}
