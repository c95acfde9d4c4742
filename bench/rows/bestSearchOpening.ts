import { bestSearchRow } from "../bestSearchRow.ts";

export const row = bestSearchRow("from the empty board", "", 8);
