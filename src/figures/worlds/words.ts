import { countWords } from "../../kit/narration/words.ts";
import { moveName, moveOf, setName, world } from "../../kit/worlds/words.ts";

export { moveName, moveOf, setName, world };

export const label = "worlds that look alike to MAX";
export const drawings = { tree: "the tree with its worlds", moves: "what each move is worth" };

export const tree = "Tree";
export const example = "Example";
export const examples = { strategyFusion: "Strategy fusion", nonLocality: "Non-locality" } as const;
export const ownTree = "Your tree";
export const determinization = "What determinization plays";
export const best = "The best plan";
export const open = "Open cards: each world by itself";

export const table =
  "What each move is worth where MAX has a choice, and what a plan that has it brings at most";
export const choice = "Move";
export const openWorlds = "Each world by itself";
export const average = "Average";
export const onePlan = "One plan";
export const atMost = "At most";
export const yourPlan = "Your plan";
/** For those who listen: what marks a cell. */
export const playedByDeterminization = "played by determinization";
export const inABestPlan = "in a best plan";
export const legend = {
  set: "looks alike to MAX: one move for all",
  determinized: "what determinization plays",
  best: "what a best plan has",
  unmet: "hollow, and its move dashed: not reached",
};

/** What the picture shows, for those who do not see it. */
export const picture = (worlds: number, sets: number): string =>
  `${worlds === 1 ? "one world" : `${worlds} worlds, drawn by chance, beside each other`}; ${countWords(sets, "information set")} where MAX has a choice`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;

interface Told {
  /** As `moveOf` says them. */
  readonly moves: readonly string[];
  readonly byWorld: readonly string[];
  readonly mean: string;
  readonly best: string;
  readonly isBest: boolean;
  readonly isDeterminized: boolean;
}

/** What a plan brings, and how far that is from the best. */
export function sentence({ moves, byWorld, mean, best, isBest, isDeterminized }: Told): string {
  const worlds = listed(byWorld.map((value, i) => `${value} in world ${i + 1}`));
  const brings = `The plan ${listed(moves)} brings ${worlds}, on the average *${mean}*.`;
  const most = isBest ? "No plan brings more." : `The best one brings *${best}*.`;
  return isDeterminized ? `${brings} Determinization plays it. ${most}` : `${brings} ${most}`;
}
/** What is seen where all cards lie open, and what a plan can bring. */
export const openSentence = (open: string, best: string): string =>
  open === best
    ? `Whoever saw the world could get *${open}* on the average. One plan for all brings as much: here it costs nothing not to see.`
    : `Whoever saw the world could get *${open}* on the average, with a plan for each. One plan for all brings *${best}* at most.`;
export const writtenTree = (tree: string): string => `The tree is ${tree}.`;

export const noPlan = (text: string, moves: readonly number[]): string =>
  `a plan has a number for each information set, such as "${moves.map(() => 0).join(".")}", each less than the moves there (${moves.join(", ")}), not "${text}"`;
