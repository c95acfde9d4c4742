import { getContext, setContext } from "svelte";
import { pageWidth } from "./drawnWidths.ts";

const key = Symbol("drawnWidth");

/** Says to what stands in a figure for how wide a place it is drawn: one of `drawnWidths`. */
export const drawFor = (width: number): void => void setContext(key, width);

/** For how many pixels a figure is drawn as long as nobody can measure its place. Asked while a component begins. */
export const drawnWidth = (): number => getContext<number | undefined>(key) ?? pageWidth;
