import {
  alphaBeta,
  alphaBetaWithTable,
  type Game,
  minimax,
  negaScout,
  type Search,
} from "../../engine/index.ts";
import { type ReadingColumns, readWholeTree, type WholeTree } from "../../trace/wholeTree/index.ts";

/** What a search asks of a game; positions and moves are never written here. */
type Played<Move> = Pick<
  Game<number, Move>,
  "start" | "turn" | "moves" | "play" | "outcome" | "evaluate" | "key"
>;

/**
 * A whole tree as a game of its own, whose positions are its nodes: for searches that are told beforehand what each move
 * is worth, and try the best move first, or last. Moves of equal worth stay in their natural order.
 */
function valuedGame<Move>(tree: WholeTree<Move>, order: "best" | "worst"): Game<number, Move> {
  const { moveList, moves } = tree.columns;
  const numberOf = new Map(moveList.map((move, number) => [move, number]));
  const played: Played<Move> = {
    start: 0,
    turn: (node) => tree.side(node),
    moves(node) {
      const gain = (tree.side(node) === "max") === (order === "best") ? 1 : -1;
      const children = tree.children(node).sort((one, other) => gain * (tree.value(other) - tree.value(one)));
      return children.map((child) => moveList[moves[child]] as Move);
    },
    play: (node, move) => tree.child(node, numberOf.get(move)!)!,
    outcome: (node) => (tree.isLeaf(node) ? tree.value(node) : undefined),
    evaluate: (node) => tree.value(node),
    key: (node) => node,
  };
  return played as Game<number, Move>;
}

type Order = "natural" | "own" | "best" | "worst";

/** A search as it is played over a whole tree: in the natural order of moves, the game's own, or by their true values. */
interface WholeSearch {
  readonly search: Search;
  readonly order: Order;
}

const searches = {
  minimax: { search: minimax, order: "natural" },
  alphaBeta: { search: alphaBeta, order: "natural" },
  ownOrder: { search: alphaBeta, order: "own" },
  bestFirst: { search: alphaBeta, order: "best" },
  bestLast: { search: alphaBeta, order: "worst" },
  table: { search: alphaBetaWithTable, order: "natural" },
  ownOrderTable: { search: alphaBetaWithTable, order: "own" },
  negaScout: { search: negaScout, order: "own" },
} as const satisfies Record<string, WholeSearch>;

export type WholeSearchName = keyof typeof searches;
export const wholeSearchNames = Object.keys(searches) as WholeSearchName[];

/** The search of the stepper that comes nearest, by its name in links. */
export const stepperSearch: Readonly<Record<string, string>> = {
  minimax: "minimax",
  alphaBeta: "alphaBeta",
  ownOrder: "alphaBeta",
  bestFirst: "alphaBeta",
  bestLast: "alphaBeta",
  table: "alphaBetaWithTable",
  ownOrderTable: "orderedAlphaBeta",
  negaScout: "negaScout",
} satisfies Record<WholeSearchName, string>;

/** Those that tell nodes apart by who reads them, the one that reads least first. */
export const readers = ["ownOrderTable", "ownOrder", "alphaBeta", "bestLast", "minimax"] as const;

/** What a search reads of the whole tree below a position; undefined of minimax, which reads all of it in order. */
export function readBy<Position, Move>(
  tree: WholeTree<Move>,
  game: Game<Position, Move>,
  position: Position,
  name: WholeSearchName,
  depth: number,
): ReadingColumns | undefined {
  const { search, order }: WholeSearch = searches[name];
  if (name === "minimax") return undefined;
  if (order === "best" || order === "worst") {
    return readWholeTree(tree, valuedGame(tree, order), 0, search);
  }
  return readWholeTree(tree, order === "own" ? inOwnOrder(game) : game, position, search, { depth });
}

/** Moves as the game itself would try them. */
function inOwnOrder<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  return Object.create(game, {
    moves: {
      value: (position: Position) => {
        const moves = game.moves(position);
        return game.order?.(position, moves) ?? moves;
      },
    },
  }) as Game<Position, Move>;
}

/** Indexed by node: which of some searches is the first to read it; the last of them reads everything. */
export function firstReaders<Name>(
  tree: WholeTree<unknown>,
  readers: readonly Name[],
  read: (reader: Name) => Pick<ReadingColumns, "entered">,
): Uint8Array<ArrayBuffer> {
  const first = new Uint8Array(tree.size).fill(readers.length - 1);
  for (let reader = readers.length - 2; reader >= 0; reader--) {
    const { entered } = read(readers[reader]);
    for (let node = 0; node < tree.size; node++) if (entered[node] !== 0) first[node] = reader;
  }
  return first;
}
