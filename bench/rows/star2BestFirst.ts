import { chanceRow } from "../chanceRow.ts";

export const row = chanceRow("bestFirst", "star2", 0.25);
