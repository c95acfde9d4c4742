import { forget, keep, readKept } from "../kept/browserStorage.ts";
import type { AlgorithmName } from "../run/algorithms.ts";
import type { Setup } from "../run/setup.ts";

/** Where textbooks differ. The first of each is the notebook's own. */
export const choices = {
  /** When a node is left: as soon as alpha ≥ beta, or above it only. */
  cut: ["level", "above"],
  /** What a cut node returns: what it knows, or no more than its window. */
  bounds: ["soft", "hard"],
  /** When a window is drawn: while its node is open, or also once it is left. */
  windows: ["open", "left"],
} as const;

export type Conventions = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export const own: Conventions = { cut: "level", bounds: "soft", windows: "open" };

const searches: Record<Conventions["cut"], Record<Conventions["bounds"], AlgorithmName>> = {
  level: { soft: "alphaBeta", hard: "failHard" },
  above: { soft: "cutAboveOnly", hard: "failHardAboveOnly" },
};

/** The setup with plain alpha-beta in the convention's form; every other search stays what it is. */
export const conventionalSetup = (setup: Setup, { cut, bounds }: Conventions): Setup =>
  setup.algorithm === "alphaBeta" ? { ...setup, algorithm: searches[cut][bounds] } : setup;

export const isOwn = (conventions: Conventions): boolean => writeConventions(conventions) === "";

/** What differs from the notebook's own, as in "above,hard"; nothing where nothing does. */
export const writeConventions = ({ cut, bounds, windows }: Conventions): string =>
  [cut, bounds, windows].filter((choice) => !Object.values<string>(own).includes(choice)).join(",");

/** The conventions in such a text; words that it does not know are passed over, so that old links go on working. */
export function readConventions(text: string | null | undefined): Conventions {
  const words = (text ?? "").split(",");
  const chosen = <Choice extends string>(from: readonly Choice[]): Choice =>
    from.find((choice) => words.includes(choice)) ?? from[0];
  return { cut: chosen(choices.cut), bounds: chosen(choices.bounds), windows: chosen(choices.windows) };
}

/** Whether such a text means anything: one of unknown words alone says nothing about a book, and changes nothing. */
const speaksOfConventions = (text: string): boolean =>
  text === "" ||
  text
    .split(",")
    .some((word) => Object.values<readonly string[]>(choices).some((choice) => choice.includes(word)));

/** The parameter of a link that brings them. */
export const conventionsParameter = "conventions";
/** Told to the window when they have changed. */
export const conventionsChanged = "plyground:conventions";

/** Those that were chosen in this browser; the notebook's own where none were, or where it keeps nothing. */
export const keptConventions = (): Conventions => readConventions(readKept("conventions"));

/** Keeps them; false where the browser refuses to. */
export function keepConventions(conventions: Conventions): boolean {
  const kept = isOwn(conventions)
    ? forget("conventions")
    : keep("conventions", writeConventions(conventions));
  if (kept) dispatchEvent(new Event(conventionsChanged));
  return kept;
}

/** A link's, once; from then on they are this browser's, and what is chosen later counts. */
let brought: string | undefined;

/** Those of the page: a link's, which are kept from then on, or else the kept ones. */
export function conventionsHere(search: string): Conventions {
  const text = new URLSearchParams(search).get(conventionsParameter);
  if (text === null || text === brought || !speaksOfConventions(text)) return keptConventions();
  brought = text;
  const conventions = readConventions(text);
  keepConventions(conventions);
  return conventions;
}
