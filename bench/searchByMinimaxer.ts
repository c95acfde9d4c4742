import { Minimax, MinimaxOpts, Negamax, NegamaxOpts, Node, type NodeType } from "minimaxer";
import type { Game } from "../src/engine/index.ts";

// Its enums are const enums, which only its own compilation can see: these are their values.
const nodeType = { root: 0, inner: 1, leaf: 2 } as const;
const aim = { max: 1, min: -1 } as const;

/** What the package needs to know of a game. */
type Rules<Position> = Pick<
  Game<Position, number>,
  "start" | "turn" | "moves" | "play" | "outcome" | "evaluate"
>;

/**
 * The value of a game's start, `depth` plies deep, by the npm package minimaxer. Given one of the engine's games, its
 * callbacks play the engine's own packed positions, in the engine's order of moves, so that only the search differs.
 * It is driven by the three functions that its README asks for. The tree is a new one each time: what it keeps would
 * make a second search unfairly short. Giving each node its moves when it is made would spare the package a callback,
 * and take about an eighth off its time.
 */
export function searchByMinimaxer<Position>(
  kind: "minimax" | "negamax",
  game: Rules<Position>,
  depth: number,
  settings: Partial<NegamaxOpts>,
): number {
  function nodeAt(position: Position, move: number, type: NodeType): Node<Position, number, number> {
    return new Node(type, position, move, 0, aim[game.turn(position)]);
  }

  const root = nodeAt(game.start, -1, nodeType.root);
  const search =
    kind === "minimax"
      ? new Minimax<Position, number, number>(root, Object.assign(new MinimaxOpts(), { depth }, settings))
      : new Negamax<Position, number, number>(root, Object.assign(new NegamaxOpts(), { depth }, settings));
  search.GetMoves = ({ gamestate }) => game.moves(gamestate) as number[];
  search.CreateChildNode = (parent, move) => {
    const position = game.play(parent.gamestate, move);
    return nodeAt(position, move, game.outcome(position) === undefined ? nodeType.inner : nodeType.leaf);
  };
  search.EvaluateNode = ({ gamestate }) => game.outcome(gamestate) ?? game.evaluate(gamestate);
  return search.evaluate().value;
}
