import { connectFour, type Game, parseTree, ticTacToe, treeGame } from "../../engine/index.ts";
import * as words from "./words.ts";

/** A position on which the searches are counted against each other. */
interface CountedPosition {
  /** As a column's heading says it. */
  readonly title: string;
  /** Exactly what is searched, and how deep. */
  readonly explain: string;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  readonly depth: number;
}

const { titles } = words;
const moves = "44434552";
const bottom = "64536122274561154124464511";
const thousandths = inThousandths(connectFour);

/** Every search runs on every one of these to the same depth, so each must find the same value there. */
export const countedPositions = {
  ticTacToe: of(ticTacToe, ticTacToe.start, Infinity, titles.ticTacToe, words.wholeGame),
  opening: of(connectFour, connectFour.start, 6, titles.opening, words.opening),
  middle: of(connectFour, connectFour.read(moves), 6, titles.middle, words.middle(moves)),
  ending: of(connectFour, connectFour.read(bottom), Infinity, titles.ending, words.ending(bottom)),
  wholeNumbers: of(thousandths, thousandths.read(moves), 6, titles.wholeNumbers, words.wholeNumbers(moves)),
  centreFirst: of(
    bestLookingFirst(thousandths),
    thousandths.read(moves),
    6,
    titles.centreFirst,
    words.centreFirst,
  ),
  goodOrder: ofTree("[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]", titles.goodOrder),
  badOrder: ofTree("[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]", titles.badOrder),
  reinefeld: ofTree("[[14,5,2],[2,4,6],[12,8,3]]", titles.reinefeld),
} as const satisfies Record<string, CountedPosition>;

export type CountedPositionName = keyof typeof countedPositions;

function of<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  title: string,
  explain: string,
): CountedPosition {
  // Searches take any game; in one record games of unlike positions are games of unknown ones. Without noisy moves no
  // search sees further than another.
  const quiet = { ...game, noisy: undefined } as Game<unknown, unknown>;
  return { title, explain, game: quiet, position, depth };
}

function ofTree(text: string, title: string): CountedPosition {
  const game = treeGame(parseTree(text));
  return of(game, game.start, Infinity, title, words.tree(text));
}

/** The game with the order of moves that it knows as its natural one, for searches that order nothing themselves. */
function bestLookingFirst<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  const { order } = game;
  if (order === undefined) throw new TypeError(`${game.name} knows no order of its moves`);
  return { ...game, moves: (position) => order(position, game.moves(position)) };
}

/**
 * The game with all its values a thousand times as large and whole: the same choices, but between two values that
 * differ a null window now always finds a place.
 */
function inThousandths<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  const [least, greatest] = game.range;
  return {
    ...game,
    range: [least * 1000, greatest * 1000],
    outcome(position) {
      const outcome = game.outcome(position);
      return outcome === undefined ? undefined : outcome * 1000;
    },
    // Adding 0 makes a plain one of −0.
    evaluate: (position) => Math.round(game.evaluate(position) * 1000) + 0,
  };
}
