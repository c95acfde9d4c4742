import type { Conventions } from "./conventions.ts";

export const asInYourBook = "As in your book:";
export const numbersStay = "Numbers printed in the text are the notebook’s own.";
export const useOwn = "Use the notebook’s";

/** What a reader is told whose book has no step of the name that the prose speaks of. */
export const noSuchStep = "As your book has it, there is no such step. This is the end of the search.";

/** What differs from the notebook's own. */
export const conventionWords = ({ cut, bounds, windows }: Conventions): string =>
  [
    cut === "above" ? "cuts at α > β" : undefined,
    bounds === "hard" ? "fail-hard" : undefined,
    windows === "left" ? "windows stay when a node is left" : undefined,
  ]
    .filter((words) => words !== undefined)
    .join(", ");
