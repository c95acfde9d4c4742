import { getContext, setContext } from "svelte";

/** Brings back what the link gave that opened the figure, or else what the page gave, which the figure itself can. */
type Reset = (own: () => void) => void;

const key = "reset";

/** To be called by what knows of the link, in the script of the figure's component. */
export const provideReset = (reset: Reset): void => {
  setContext(key, reset);
};

/** The way back of the figure around this component. */
export const resetHere = (): Reset => getContext<Reset | undefined>(key) ?? ((own) => own());
