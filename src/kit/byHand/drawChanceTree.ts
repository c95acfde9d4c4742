import type { Random } from "../../engine/index.ts";
import { ChanceTreeText, type DrawnChanceTree } from "./chanceTreeText.ts";
import type { Level } from "./difficulty.ts";

/**
 * A tree for expectimax. MAX chooses among draws, now and then with a sure move beside them; from the third level on MIN answers
 * what was drawn, and from the fifth on chance may draw once more after that.
 */
export function drawChanceTree(chance: Random, level: Level): DrawnChanceTree {
  const text = new ChanceTreeText(chance);
  const leaf = () => text.leaf();
  const last = () => (level > 4 && chance.below(3) === 0 ? text.draw(leaf) : leaf());
  const answer = () => (level > 2 && chance.below(5) > 0 ? text.choice(2, last) : leaf());
  const moves = 2 + chance.below(level < 2 ? 1 : 2);
  const sure = chance.below(3 * moves);
  let place = 0;
  const tree = text.choice(moves, () => (place++ === sure ? leaf() : text.draw(answer)));
  return { tree, leaves: text.leaves };
}
