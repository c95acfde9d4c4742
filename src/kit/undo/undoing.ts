import { getContext, setContext } from "svelte";
import type { Undoing } from "./viewHistory.svelte.ts";

const key = "undoing";

/** To be called by what knows how changes are taken back, in the script of the figure's component. */
export const provideUndoing = (undoing: Undoing): void => {
  setContext(key, undoing);
};

/** What takes back changes of the figure around this component, where it is one that stands in a place of its own. */
export const undoingHere = (): Undoing | undefined => getContext<Undoing | undefined>(key);
