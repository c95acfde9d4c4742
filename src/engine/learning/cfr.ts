import { demandWhole } from "../demand.ts";
import type { HiddenGame, Side } from "../game.ts";
import type { Strategies } from "./bestReply.ts";
import type { Strategy } from "./matrixGame.ts";

export interface CfrOptions {
  /** 1 or more; 1000 by default. */
  readonly iterations?: number;
}

export interface CfrResult {
  /** What the average strategies bring MAX in a game. */
  readonly value: number;
  /** The average strategies of both, by what the side to move sees. */
  readonly average: Strategies;
}

/** What is learned where a side sees one thing. */
class Knowledge {
  readonly regrets: number[];
  readonly played: number[];
  /** What is played in this iteration: all change their minds at its end, not in its midst. */
  strategy: Strategy;

  constructor(moves: number) {
    this.regrets = new Array<number>(moves).fill(0);
    this.played = new Array<number>(moves).fill(0);
    this.strategy = inProportion(this.regrets);
  }

  learn(): void {
    this.strategy = inProportion(this.regrets.map((regret) => Math.max(0, regret)));
  }

  get average(): Strategy {
    return inProportion(this.played);
  }
}

/** The game's tree, made once: an outcome, a draw of chance's, or a choice of a side that knows what it knows. */
type Node =
  | number
  | { readonly side: "chance"; readonly chances: readonly number[]; readonly children: readonly Node[] }
  | { readonly side: Side; readonly knowledge: Knowledge; readonly children: readonly Node[] };

/**
 * Counterfactual regret minimization: regret matching at every information set, each regret weighed by how likely the other
 * side and chance are to lead there. Every iteration walks the whole game for both sides. In a game of perfect recall the
 * average strategies come as near to an equilibrium as one likes, in proportion to 1/√iterations at worst.
 * Throws a RangeError for iterations that make no sense.
 * Source: M. Zinkevich, M. Johanson, M. Bowling, C. Piccione 2007, "Regret Minimization in Games with Incomplete
 * Information".
 */
export function cfr<Position, Move>(
  game: HiddenGame<Position, Move>,
  { iterations = 1000 }: CfrOptions = {},
): CfrResult {
  demandWhole("iterations", iterations, [1, Infinity]);
  const known = new Map<string, Knowledge>();
  const root = treeOf(game, game.start, known);
  const everything = [...known.values()];
  for (let i = 0; i < iterations; i++) {
    learn(root, 1, 1, 1);
    for (const knowledge of everything) knowledge.learn();
  }
  const average = Object.fromEntries([...known].sort().map(([seen, { average }]) => [seen, average]));
  for (const knowledge of everything) knowledge.strategy = knowledge.average;
  return { value: worthOf(root), average };
}

function treeOf<Position, Move>(
  game: HiddenGame<Position, Move>,
  position: Position,
  known: Map<string, Knowledge>,
): Node {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return outcome;
  const side = game.turn(position);
  const moves = game.moves(position);
  const below = () => moves.map((move) => treeOf(game, game.play(position, move), known));
  if (side === "chance") return { side, chances: game.chances(position), children: below() };
  const seen = game.sees(position, side);
  if (!known.has(seen)) known.set(seen, new Knowledge(moves.length));
  return { side, knowledge: known.get(seen)!, children: below() };
}

/**
 * Walks the tree below a node; returns its value to MAX. It is how likely MAX and MIN each choose, and chance draws, what leads
 * there.
 */
function learn(node: Node, max: number, min: number, chance: number): number {
  if (typeof node === "number") return node;
  if (node.side === "chance") {
    const { chances, children } = node;
    return children.reduce(
      (sum: number, child, i) => sum + chances[i] * learn(child, max, min, chance * chances[i]),
      0,
    );
  }
  const { side, knowledge, children } = node;
  const { strategy } = knowledge;
  const values = children.map((child, i) =>
    side === "max"
      ? learn(child, max * strategy[i], min, chance)
      : learn(child, max, min * strategy[i], chance),
  );
  const value = values.reduce((sum, value, i) => sum + strategy[i] * value, 0);
  const [own, others, sign] = side === "max" ? [max, min, 1] : [min, max, -1];
  for (const i of values.keys()) {
    knowledge.regrets[i] += chance * others * sign * (values[i] - value);
    knowledge.played[i] += own * strategy[i];
  }
  return value;
}

/** What MAX wins where all play what their knowledge says. */
function worthOf(node: Node): number {
  if (typeof node === "number") return node;
  const likely = node.side === "chance" ? node.chances : node.knowledge.strategy;
  return node.children.reduce((sum: number, child, i) => sum + likely[i] * worthOf(child), 0);
}

function inProportion(weights: readonly number[]): Strategy {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}
