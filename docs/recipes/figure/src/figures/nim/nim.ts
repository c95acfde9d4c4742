import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { whole } from "../../kit/figure/field.ts";
import * as words from "./words.ts";

const fields = { matches: whole(1, 30, 7) };
export type NimFields = typeof fields;

/** How many of so many matches to take, from one to three, so as to take the last; 0 where nothing helps. */
export const winningTake = (matches: number): number => matches % 4;

/** One heap of Nim, from which one to three matches are taken at a time. */
export const nim = defineFigure({
  name: "nim",
  fields,
  opening: { matches: 7 },
  facts: ({ matches }) => ({ matches: String(matches), take: String(winningTake(matches)) }),
  drawings: { matches: [words.theMatches, ".heap"] },
  component: () => import("./NimFigure.svelte"),
});
