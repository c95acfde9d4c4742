import type { Random } from "../../engine/index.ts";
import { ChanceTreeText, type DrawnChanceTree, leastValue, mostValue } from "./chanceTreeText.ts";
import type { Level } from "./difficulty.ts";

/**
 * A tree for Star2. MAX chooses among a sure move and draws, and MIN replies to what was drawn, so that there is a reply to look
 * at. From the third level on leaves may be below 0; from the fourth on MIN may choose among draws, to which MAX replies; from
 * the fifth on chance may draw twice.
 */
export function drawLookTree(chance: Random, level: Level): DrawnChanceTree {
  const text = new ChanceTreeText(chance, level > 2 && chance.below(2) === 0 ? leastValue : 0);
  const leaf = () => text.leaf();
  const last = () => (level > 4 && chance.below(level > 5 ? 3 : 5) === 0 ? text.draw(leaf) : leaf());
  const replies = () => text.choice(2 + chance.below(level === 1 || level === 3 ? 1 : 2), last);
  const answer = () => (chance.below(level + 3) === 0 ? leaf() : replies());
  const amongDraws = () => text.choice(2, () => (chance.below(3) === 0 ? leaf() : text.draw(answer)));
  const moves = level < 3 ? 2 : level === 3 || level === 6 ? 3 : 2 + chance.below(2);
  const sure = level < 5 ? 0 : chance.below(moves);
  const asks = level > 3 && chance.below(2) === 0;
  let place = 0;
  const tree = text.choice(moves, () => {
    // A good sure move: little is asked of the few draws of a small tree before they are left.
    if (place++ === sure) return text.leaf(mostValue / 2);
    return asks && place === moves ? amongDraws() : text.draw(answer);
  });
  return { tree, leaves: text.leaves };
}
