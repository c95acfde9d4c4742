import { type ChanceTree, measureChanceTree } from "../engine/index.ts";
import { js } from "../mistakes/js.ts";
import type { Listing } from "./lines/listing.ts";
import { program, says } from "./programWords.ts";
import { textOf } from "./runnable.ts";
import { treeGameOfChance, treeLiteral } from "./runnableChance.ts";
import { samplingTree } from "./surroundings.ts";

const draws = js`// ${says.drawn}
const drawn = [];
// ${says.drawOne}
function drawOne(probabilities, chance) {
  let left = chance.next();
  const place = probabilities.findIndex((probability) => (left -= probability) < 0);
  return place < 0 ? probabilities.length - 1 : place;
}
chance.next = Math.random;
function playout(game, position) {
  const moves = game.moves(position);
  if (game.turn(position) === "chance") return moves[drawOne(game.chances(position), chance)];
  return moves[chance.below(moves.length)];
}
`;

/**
 * The listing of a search that samples where chance draws, as a program in plain JavaScript that runs as it stands: it prints how
 * often each of the root's moves was visited.
 */
export function runnableChanceSampler(listing: Listing, tree: ChanceTree): string {
  const { least, greatest } = measureChanceTree(tree);
  return [
    `// ${program(listing.title)}\n`,
    treeGameOfChance,
    js`const start = game.start(${treeLiteral(tree)});`,
    js`game.range = [${String(Math.min(least, 0))}, ${String(Math.max(greatest, 0))}];
`,
    samplingTree,
    draws,
    `${textOf(listing.lines)}\n`,
    js`tree.add(none, undefined, start, game.turn(start) !== "min");`,
    js`for (let done = 0; done < 1000; done++) iterate();`,
    js`for (const child of tree.childrenOf(0)) console.log("move:", tree.moves[child] + 1, "visits:", tree.visits[child]);`,
    "",
  ].join("\n");
}
