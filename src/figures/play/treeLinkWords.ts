import { formatCount } from "../../drawing/formatValue.ts";
import { inPlies } from "../../kit/narration/words.ts";

/** How a tree that can be looked at differs from what was thought, a sentence each. */
export const without = {
  games: (games: number, shown: number): string =>
    `Of its ${formatCount(games)} games the tree shows the first ${shown}.`,
  chance: (search: string): string => `Chance looks at nothing: this is what ${search} sees there.`,
  quiescence: "Its look beyond the last ply at captures is not in the tree.",
  program: (search: string): string =>
    `It is the tree of the notebook’s ${search}: your program may go another way.`,
  depth: (depth: number, shown: number): string =>
    `It looked ${inPlies(depth)} deep; the tree shows ${shown}.`,
  width: "It looked at every free point; the tree shows those near the stones.",
  deepening:
    "It looked one ply deeper again and again, and the tree does so at once: of equal moves it may choose another.",
  lot: "Its move was drawn by chance, and need not be the tree’s best.",
} as const;
