import { bestSearchRow } from "../bestSearchRow.ts";

export const row = bestSearchRow("in the middle game", "44434552", 8);
