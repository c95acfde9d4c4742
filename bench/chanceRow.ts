import {
  type ChanceSearchName,
  type CountedChanceName,
  countChance,
  countedChance,
} from "./countedChance.ts";
import type { Row } from "./row.ts";

/** How many nodes a search of games of chance enters beside expectimax. Both are counted, so each is asked once. */
export function chanceRow(on: CountedChanceName, by: ChanceSearchName, atMost: number): Row {
  return {
    title: `${countedChance[on].explain}: ${by} against expectimax`,
    goal: { atMost },
    counted: "nodes",
    contender: { name: by, measure: () => countChance(on, by).nodes },
    against: { name: "expectimax", measure: () => countChance(on, "expectimax").nodes },
  };
}
