import { chanceRow } from "../chanceRow.ts";

export const row = chanceRow("anyOrder", "star2", 0.9);
