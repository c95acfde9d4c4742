import { Negamax, NegamaxOpts, Node, type NodeAim, type NodeType } from "minimaxer";
import { ticTacToe } from "../src/engine/index.ts";

type TicTacToeNode = Node<number, number, number>;

// Its enums are const enums, which only its own compilation can see: these are their values.
const nodeType = { root: 0 as NodeType, inner: 1 as NodeType, leaf: 2 as NodeType };
const aim = { max: 1 as NodeAim, min: -1 as NodeAim };

function nodeAt(position: number, move: number, type: NodeType): TicTacToeNode {
  const moves = ticTacToe.moves(position) as number[];
  return new Node(type, position, move, 0, aim[ticTacToe.turn(position)], moves);
}

function childOf(parent: TicTacToeNode, move: number): TicTacToeNode {
  const position = ticTacToe.play(parent.gamestate, move);
  return nodeAt(position, move, ticTacToe.outcome(position) === undefined ? nodeType.inner : nodeType.leaf);
}

/**
 * The value of the empty board, by the npm package minimaxer. Its callbacks play the engine's own packed positions,
 * in the engine's order of moves, so that only the search differs; each node is given its list of moves when it is
 * made, which spares the package a callback. The tree is a new one each time: what it keeps would make a second
 * search unfairly short.
 */
export function searchByMinimaxer(settings: Partial<NegamaxOpts>): number {
  const root = nodeAt(ticTacToe.start, -1, nodeType.root);
  const options = Object.assign(new NegamaxOpts(), { depth: 9 }, settings);
  const search = new Negamax<number, number, number>(root, options);
  search.GetMoves = (node) => ticTacToe.moves(node.gamestate) as number[];
  search.CreateChildNode = childOf;
  search.EvaluateNode = (node) => ticTacToe.outcome(node.gamestate) ?? 0;
  return search.evaluate().value;
}
