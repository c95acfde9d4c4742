import { countWords } from "../narration/words.ts";

/** What an information set is called: A, B, … */
export const setName = (set: number): string => String.fromCharCode(65 + set);
export const world = (world: number): string => `World ${world + 1}`;
/** A move among so many. */
export function moveName(move: number, moves: number): string {
  if (moves === 2) return ["left", "right"][move];
  return moves === 3 ? ["left", "middle", "right"][move] : `no. ${move + 1}`;
}
/** The same in a sentence, where "left" could be taken for another word. */
export const quotedMove = (move: number, moves: number): string => `“${moveName(move, moves)}”`;
export const moveOf = (set: number, move: number, moves: number): string =>
  `${setName(set)} ${moveName(move, moves)}`;

export const noChoice = "MAX has nothing to choose in this tree";
export const tooLarge = ({
  worlds,
  leaves,
  plies,
}: Readonly<Record<"worlds" | "leaves" | "plies", number>>): string =>
  `This tree is too large to be drawn: there is room for ${worlds} worlds, ${leaves} leaves and ${plies} plies`;
export const tooManyPlans = (most: number): string =>
  `This tree has more than ${countWords(most, "plan")}: too many to compare`;
