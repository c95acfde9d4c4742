import type { TallyAsked } from "./tallyAsked.ts";
import type { TallyView } from "./tallyView.ts";

/** A tally as text for the page, so that it comes to life without counting again; only of all orders. */
export const writeTally = (asked: TallyAsked, tally: TallyView): string | undefined =>
  tally.exact ? JSON.stringify({ asked: JSON.stringify(asked), tally }) : undefined;

/** The tally that the server wrote into the page for what is asked, if it did. */
export function drawnTally(asked: TallyAsked): TallyView | undefined {
  const wanted = JSON.stringify(asked);
  for (const drawn of globalThis.document?.querySelectorAll<HTMLElement>("[data-orders]") ?? []) {
    const found = JSON.parse(drawn.dataset.orders!) as { asked: string; tally: TallyView };
    if (found.asked === wanted) return found.tally;
  }
  return undefined;
}
