import { chanceRow } from "../chanceRow.ts";

export const row = chanceRow("bestFirst", "star1", 0.8);
