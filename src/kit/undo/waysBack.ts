import { getContext, setContext } from "svelte";
import type { Undoing } from "./viewHistory.svelte.ts";

const undoingKey = "undoing";

/** To be called by what knows how changes are taken back, in the script of the figure's component. */
export const provideUndoing = (undoing: Undoing): void => {
  setContext(undoingKey, undoing);
};

/** What takes back changes of the figure around this component, where it is one that stands in a place of its own. */
export const undoingHere = (): Undoing | undefined => getContext<Undoing | undefined>(undoingKey);

/** Brings back what the link gave that opened the figure, or else what the page gave, which the figure itself can. */
type Reset = (own: () => void) => void;

const resetKey = "reset";

/** To be called by what knows of the link, in the script of the figure's component. */
export const provideReset = (reset: Reset): void => {
  setContext(resetKey, reset);
};

/** The way back of the figure around this component. */
export const resetHere = (): Reset => getContext<Reset | undefined>(resetKey) ?? ((own) => own());
