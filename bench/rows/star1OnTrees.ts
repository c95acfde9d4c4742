import { chanceRow } from "../chanceRow.ts";

export const row = chanceRow("anyOrder", "star1", 0.9);
