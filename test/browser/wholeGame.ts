import type { Side, Style } from "../../src/engine/index.ts";
import { levels } from "../../src/engine/opponents/levels.ts";
import { planFor } from "../../src/figures/play/planFor.ts";
import { type PlayedGame, type ReadersSide, rulesOf, startOf } from "../../src/figures/play/playGames.ts";
import { cellNames } from "../../src/games/ticTacToe/words.ts";

/** Quick, and done with a beginner soon; a game of Othello is as long for everybody, and chance comes to pass more often. */
const readers: Readonly<Record<PlayedGame, Style>> = {
  ticTacToe: { thinker: "orderedAlphaBeta" },
  connectFour: { thinker: "orderedAlphaBeta", depth: 4 },
  othello: { thinker: "chance" },
  checkers: { thinker: "orderedAlphaBeta", depth: 5 },
  gomoku: { thinker: "orderedAlphaBeta", depth: 2, width: 8 },
};

/** One move, and what a reader presses to make it: names of cells or columns, or of a button below the board. */
export interface WholeMove {
  readonly move: string;
  /** As the list of moves names it. */
  readonly listed: string;
  readonly by: Side;
  readonly aims: readonly string[];
  readonly choice: string | undefined;
}

/** A game from its start to its end, as the engine plays it with nobody at the board. */
export interface WholeGame {
  readonly link: string;
  readonly moves: readonly WholeMove[];
  readonly outcome: number;
  /** What the page is to say of it. */
  readonly ending: string;
}

/** What may be asked to happen in a game: something that the side played by the reader does. */
export type Wanted = (move: string) => boolean;

/** The shortest of the first games, each by a seed of its own, in which the reader comes to do what is wanted. */
export function wholeGame(name: PlayedGame, side: ReadersSide, wanted: Wanted = () => true): WholeGame {
  const able: WholeGame[] = [];
  for (let seed = 1; seed <= 40 && able.length < 4; seed++) {
    const game = played(name, side, seed);
    if (game.moves.some(({ move, by }) => (side === "both" || by === side) && wanted(move))) able.push(game);
  }
  if (able.length === 0) throw new Error(`In no game of ${name} does what is wanted come about`);
  return able.reduce((best, one) => (one.moves.length < best.moves.length ? one : best));
}

function played(name: PlayedGame, side: ReadersSide, seed: number): WholeGame {
  const game = rulesOf(name);
  const beginner = levels[name].beginner;
  const moves: WholeMove[] = [];
  let position = game.read(startOf(name));
  while (game.outcome(position) === undefined) {
    const by = game.turn(position);
    const style = by === (side === "both" ? "max" : side) ? readers[name] : beginner;
    // As the page asks its worker.
    const question = { game: name, position: game.write(position), style, seed: `${seed} ${moves.length}` };
    const { move } = planFor({ ...question, compare: false });
    moves.push({ move, listed: listedAs(name, move), by, ...pressesOf(name, position, move) });
    position = game.play(position, game.readMove(position, move));
  }
  const outcome = game.outcome(position)!;
  const link = `game=${name}&side=${side}&level=beginner&seed=${seed}`;
  return { link, moves, outcome, ending: endingOf(name, side, outcome) };
}

/** Cells of tic-tac-toe have names; every other move is listed as it is written. */
const listedAs = (name: PlayedGame, move: string): string =>
  name === "ticTacToe" ? cellNames[Number(move)] : move;

function pressesOf(name: PlayedGame, position: unknown, move: string): Pick<WholeMove, "aims" | "choice"> {
  if (move === "pass") return { aims: [], choice: move };
  if (name === "ticTacToe") return { aims: [cellNames[Number(move)].replace("the ", "")], choice: undefined };
  if (name === "connectFour") return { aims: [`column ${move}`], choice: undefined };
  if (name !== "checkers") return { aims: [move], choice: undefined };
  const game = rulesOf(name);
  const endsOf = (written: string) => {
    const squares = written.split(/[-x]/);
    return [squares[0], squares.at(-1)].map((square) => `square ${square}`);
  };
  const aims = endsOf(move);
  const alike = game
    .moves(position)
    .filter((one) => endsOf(game.writeMove(position, one)).join() === aims.join());
  return { aims, choice: alike.length > 1 ? move : undefined };
}

/** How a game has ended, in the words of its players. */
function endingOf(name: PlayedGame, side: ReadersSide, outcome: number): string {
  if (outcome === 0) return "The game is over: a draw.";
  const winner: Side = outcome > 0 ? "max" : "min";
  const names =
    name === "ticTacToe" || name === "connectFour" ? { max: "X", min: "O" } : { max: "Black", min: "White" };
  const discs = Math.abs(outcome);
  const by = name === "othello" ? ` by ${discs} ${discs === 1 ? "disc" : "discs"}` : "";
  const own = side === "both" ? "" : side === winner ? " You have won." : ` You have lost.`;
  return `The game is over: ${names[winner]} wins${by}.${own}`;
}
