import { outcomeWords } from "./nameWords.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** Its first letter large. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The game that is played out. */
export const playedOut = {
  title: (byOrder: boolean): string =>
    `One game, played out ${byOrder ? "mostly by the game’s order" : "by lot"}`,
  board: "The end of the game that was played out",
  end: (run: SamplingRun, outcome: number, isPlayed: boolean): string =>
    `${isPlayed ? "Dashed: played by lot, beyond the tree." : "The game was over already."} ${capital(outcomeWords(run, outcome))}.`,
  /** The children that lead to a leaf of a tree, whose value follows. */
  toLeaf: (places: readonly number[]): string =>
    `${places.length === 0 ? "It is a leaf already" : `Children ${places.join(", ")}`}: the leaf`,
  outcome: (max: string): string => `outcome, counted for ${max}`,
  worth: (side: string): string => `worth to ${side}`,
} as const;
