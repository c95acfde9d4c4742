import type { AnyGame, Game } from "../../engine/game.ts";
import { writeFraction } from "../../engine/games/fraction.ts";
import {
  type ChanceTree,
  chanceTreeGame,
  childrenOf,
  expectimax,
  isChanceNode,
  parseChanceTree,
  type Tree,
} from "../../engine/index.ts";
import { onlyUct } from "./drawWords.ts";
import type { MctsView } from "./mcts.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** A tree with chance nodes as a subject. Throws what `parseChanceTree` throws, and where the sampler knows no chance. */
export function readChance(text: string, sampler: MctsView["sampler"]) {
  const chance = parseChanceTree(text);
  if (sampler !== "uct") throw new Error(onlyUct);
  // What takes a game without chance asks first whether there is any: see `SamplingRun.chance`.
  const game = chanceTreeGame(chance) as AnyGame<unknown, unknown> as Game<unknown, unknown>;
  return { game, tree: chance as Tree, chance };
}

/** The part of the tree at a node. */
const treeAt = ({ trace, chance }: SamplingRun, node: number): ChanceTree =>
  trace.movesTo(node).reduce<ChanceTree>((at, move) => childrenOf(at)[Number(move)], chance!.tree);

/** How likely the outcome is that leads to a node, as it is written; undefined where somebody chooses it. */
export function likely(run: SamplingRun, node: number): string | undefined {
  if (node === 0 || run.chance?.draws.turns[run.trace.parent[node]] !== "chance") return undefined;
  const above = treeAt(run, run.trace.parent[node]);
  return isChanceNode(above)
    ? writeFraction(above.chances[run.chance.draws.places[node]].probability)
    : undefined;
}

/** Expectimax's value of every move at the root. */
export function chanceValues({ game, position }: Pick<SamplingRun, "game" | "position">): readonly number[] {
  return game.moves(position).map((move) => expectimax(game, game.play(position, move)).value);
}
