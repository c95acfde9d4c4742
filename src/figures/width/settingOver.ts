import type { Setting } from "../../kit/prose/registry.ts";
import { widths } from "./searchWidths.ts";
import { readBudget, readGomokuText, type WidthView } from "./widthView.ts";

/** What prose asks a figure of widths to show. */
export interface Asked {
  readonly view: WidthView;
  /** The width to look at; undefined for the one that looks deepest. */
  readonly pick: number | undefined;
}

/**
 * A setting over the page's own view: `position`, and `at`, where commas part what is asked: "1000 nodes" for the
 * budget, "width 4" to look at what that width has found. Throws an Error that says what of it makes no sense.
 */
export function settingOver(given: WidthView, { position, at }: Setting): Asked {
  let view = position === undefined ? given : { ...given, position: readGomokuText(position) };
  let pick: number | undefined;
  for (const words of at === undefined ? [] : at.split(",").map((part) => part.trim())) {
    const [, nodes, width] = /^(?:(\d+) nodes|width (\d+))$/.exec(words) ?? [];
    if (nodes !== undefined) view = { ...view, budget: readBudget(nodes) };
    else if (widths.some((known) => String(known) === width)) pick = Number(width);
    else throw new Error(`"${words}" is neither "1000 nodes" nor "width 4"`);
  }
  return { view, pick };
}
