import type { Random } from "../../engine/index.ts";
import { ChanceTreeText, type DrawnChanceTree, leastValue, mostValue } from "./chanceTreeText.ts";
import type { Level } from "./difficulty.ts";

/**
 * A tree for Star1. MAX chooses among draws and sure moves. From the second level on MIN answers what was drawn, so that windows
 * go through chance nodes; from the third on MIN may choose among draws, too, which are cut at beta, and leaves may be below 0;
 * from the fifth on chance may draw twice, and MAX reply.
 */
export function drawStarTree(chance: Random, level: Level): DrawnChanceTree {
  const text = new ChanceTreeText(chance, level > 2 && chance.below(2) === 0 ? leastValue : 0);
  const leaf = () => text.leaf();
  const last = () => (level > 4 && chance.below(level > 5 ? 2 : 3) === 0 ? text.draw(leaf) : leaf());
  const answer = () => (level > 1 && chance.below(2 * level) > 0 ? text.choice(2, last) : leaf());
  const reply = () => (level > 4 && chance.below(3) === 0 ? text.choice(2, leaf) : leaf());
  const amongDraws = () => text.choice(2, () => (chance.below(4) === 0 ? leaf() : text.draw(reply)));
  const moves = level === 2 ? 2 : level === 4 || level === 6 ? 3 : 2 + chance.below(2);
  // A good sure move first: little is asked of the few draws of a small tree before they are left.
  const sure = level < 3 || (level < 5 && chance.below(2) === 0) ? 0 : chance.below(2 * moves);
  const asks = level > 2 && chance.below(2) === 0;
  let place = 0;
  const tree = text.choice(moves, () => {
    if (place++ === sure) return text.leaf(mostValue / 2);
    if (level < 2 && place > 2) return leaf();
    return asks && chance.below(2) === 0 ? amongDraws() : text.draw(answer);
  });
  return { tree, leaves: text.leaves };
}
