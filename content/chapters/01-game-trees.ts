import {
  Counter,
  countPlies,
  type Game,
  minimax,
  type PlyCount,
  parseTree,
  positionsByPly,
  type Side,
  type Tree,
  ticTacToe,
  ticTacToeClass,
  treeGame,
} from "../../src/engine/index.ts";
import { wholeTree } from "../../src/figures/wholeTree/wholeTree.ts";

const count = <Position, Move>(
  game: Pick<Game<Position, Move>, "turn" | "moves" | "play" | "outcome">,
  position: Position,
) => {
  const counter = new Counter<Move>();
  // What is searched to the end is never estimated, nor looked up.
  minimax(game as Game<Position, Move>, position, {}, counter);
  return counter;
};
export const ending = "XOXOX..O.";
export const last = countPlies(ticTacToe, ticTacToe.read(ending), ticTacToeClass);
const sum = (plies: readonly PlyCount[], what: keyof PlyCount): number =>
  plies.reduce((total, ply) => total + ply[what], 0);
export const plies = countPlies(ticTacToe, ticTacToe.start, ticTacToeClass);
export const whole = {
  nodes: sum(plies, "nodes"),
  games: sum(plies, "games"),
  positions: sum(plies, "positions"),
  final: sum(plies, "final"),
  classes: sum(plies, "classes"),
};
export const fill = (from: number, to: number): number => (from > to ? 1 : from * fill(from + 1, to));
export const behind = plies.findIndex(({ nodes }, ply) => nodes < fill(10 - ply, 9));
export const walk = { tree: "[[1,2],[3,4]]", algorithm: "minimax", at: "enter 1.0" };
const walked = treeGame(parseTree(walk.tree));
/** Matches on the table, and who is to take some. */
interface Table {
  readonly left: number;
  readonly mover: Side;
}
/** What a walk asks a game. */
type Rules = Pick<Game<Table, number>, "turn" | "moves" | "play" | "outcome">;
export const matches = {
  turn: (table) => table.mover,
  moves: (table) => [1, 2].filter((taken) => taken <= table.left),
  play: (table, taken) => ({
    left: table.left - taken,
    mover: table.mover === "max" ? "min" : "max",
  }),
  outcome: (table) => {
    if (table.left > 0) return undefined; // the game goes on
    return table.mover === "max" ? -1 : 1; // the other side took the last one
  },
} satisfies Rules;
const table = (left: number): Table => ({ left, mover: "max" });
export const three = table(3);
export const four = table(4);
const fallen = positionsByPly(ticTacToe, ticTacToe.start, 2)[2].reduce((sizes, { position }) => {
  const one = ticTacToeClass(position);
  return sizes.set(one, 1 + (sizes.get(one) ?? 0));
}, new Map<unknown, number>());
export const [most, fewest] = [Math.max(...fallen.values()), Math.min(...fallen.values())];
export const walkRows = countPlies(walked, walked.start).length;
export const walkEnd = (parseTree(walk.tree) as Tree[][]).at(-1)!.at(-1)!;
export const endingNodes = count(ticTacToe, ticTacToe.read(ending)).nodes;

export const lastNodes = sum(last, "nodes");
export const lastGames = sum(last, "games");
export const endedBefore = plies[behind - 1].games;
export const productBehind = fill(10 - behind, 9);
export const walkNodes = count(walked, walked.start).nodes;
export const ofThree = count(matches, three);
export const ofFour = count(matches, four);
export const withoutRoot = count(matches, table(4)).nodes + count(matches, table(3)).nodes;
export const lastTaken = matches.outcome({ left: 0, mover: "min" });
export const withRoot = 1 + withoutRoot;
export const power = (moves: number, plies: number): number => moves ** plies;

/** The whole tree, as the walk has gone through it, and what its figure says of that. */
export const allOfIt = { game: "ticTacToe", search: "minimax", colour: "visit", at: "end" };
export const complete = wholeTree.facts(wholeTree.place(allOfIt).given);
