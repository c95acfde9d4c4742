import { formatValue } from "../../src/drawing/formatValue.ts";
import {
  alphaBeta,
  type ConnectFourPosition,
  Counter,
  checkers,
  connectFour,
  type Game,
  type GomokuPosition,
  games,
  gomoku,
  type LevelName,
  levelNames,
  levels,
  match,
  orderedAlphaBeta,
  othello,
  pairScore,
  playerOf,
  positionsByPly,
  random,
  type Style,
  softmax,
  think,
  ticTacToe,
} from "../../src/engine/index.ts";
import { levelTitles } from "../../src/figures/play/styleWords.ts";
import { width as wideOrDeep } from "../../src/figures/width/width.ts";
import { fixed, percent, range, scoreWithin } from "../../src/site/formats.ts";
import { levelLadder } from "./levelLadder.ts";

export const sampleGames = 300;
/** How wide and how long a game is, played at random. */
const sizeOf = (name: keyof typeof games) => {
  const game = games[name] as Game<unknown, unknown> & { readonly name: string };
  const chance = random(`the size of ${name}`);
  let [positions, moves] = [0, 0];
  for (let i = 0; i < sampleGames; i++) {
    for (let position = game.start; game.outcome(position) === undefined; positions++) {
      const legal = game.moves(position);
      moves += legal.length;
      position = game.play(position, legal[chance.below(legal.length)]);
    }
  }
  const [width, length] = [moves / positions, positions / sampleGames];
  return {
    name: game.name,
    width: fixed(width, 1),
    length: fixed(length, 0),
    powers: Math.round(length * Math.log10(width)),
  };
};
export const sizes = (["ticTacToe", "connectFour", "checkers", "othello", "gomoku"] as const).map(sizeOf);

export const points = 15 * 15;
export const middle = ["h8", "h9", "i9", "g7", "g8", "i8"];
const wide = gomoku();
const middleGame = middle.reduce(
  (position, move) => wide.play(position, wide.readMove(position, move)),
  wide.start,
);
export const widths = [5, 10, 20].map((width) => {
  const nodes = [2, 3, 4, 5].map((depth) => {
    const counter = new Counter();
    orderedAlphaBeta(gomoku(15, { width }), middleGame, { depth }, counter);
    return counter.nodes;
  });
  return { width, nodes };
});

export const shallowPairs = 30;
/** The best-looking point against the best of the twelve best-looking ones, each by a search of one ply. */
export const narrow = (() => {
  const looking = (width: number) => {
    const rules = gomoku(15, { width });
    return (position: GomokuPosition) => orderedAlphaBeta(rules, position, { depth: 1 }).line[0];
  };
  return pairScore(match(wide, looking(1), looking(12), { pairs: shallowPairs }));
})();
/** Two open threes of Black’s that cross in h8, with White to move. */
const crossed = ["f8", "c3", "g8", "m12", "h9", "k4", "h10", "d12", "h8"].reduce(
  (position, move) => wide.play(position, wide.readMove(position, move)),
  wide.start,
);

export const tried = wideOrDeep.facts(wideOrDeep.place({}).given);

const scale = connectFour.evaluation.scale;
export const temperatures = [0, 2, 5, 20];
const movesAt = (position: ConnectFourPosition, temperature: number) =>
  think(
    connectFour,
    position,
    { thinker: "orderedAlphaBeta", depth: 3, temperature: temperature / scale },
    { compare: true },
  ).moves;
const asked = connectFour.read("435");
const drawnAt = temperatures.map((temperature) => movesAt(asked, temperature));
/** Where five moves of seven lose in four plies, one more than is searched; and how often one of them is played. */
const trapped = connectFour.read("443");
export const losing = connectFour.moves(trapped).filter((move) => {
  const { value } = orderedAlphaBeta(connectFour, connectFour.play(trapped, move), { depth: 3 });
  return value >= 1;
});
export const lostAt = (temperature: number): number =>
  movesAt(trapped, temperature)
    .filter(({ move }) => losing.includes(move))
    .reduce((sum, { probability }) => sum + probability, 0);
/** As O counts it, who is to move. */
const inPoints = (value: number): string => formatValue(Math.round(-value * scale));
const candidates = drawnAt[0].map(({ move, value }) => ({
  move,
  value,
  shares: drawnAt.map((moves) => moves.find((one) => one.move === move)!.probability),
}));

const pairs = 100;
/** A level of tic-tac-toe against the one below it; the lowest against chance. */
const against = (level: LevelName, at: number) => {
  const below: Style = at === 0 ? { thinker: "chance" } : levels.ticTacToe[levelNames[at - 1]];
  const one = playerOf(ticTacToe, levels.ticTacToe[level], `one ${level}`);
  return match(ticTacToe, one, playerOf(ticTacToe, below, `other ${level}`), { pairs, opening: 1 });
};
const scores = levelNames.map((level, at) => ({ level, ...against(level, at) }));
export const lossesOf = (level: LevelName): number => scores.find((score) => score.level === level)!.losses;

const ladderGames = ["connectFour", "othello", "checkers", "gomoku"] as const;
const ladderRow = (game: string, level: string, isAgainst: (against: unknown) => boolean) =>
  levelLadder.find((row) => row.game === game && row.level === level && isAgainst(row.against))!;
export const ladderPairs = (() => {
  const { wins, draws, losses } = levelLadder[0];
  return (wins + draws + losses) / 2;
})();
const ladderScore = (game: string, level: LevelName): string => {
  const { share, low, high } = pairScore(ladderRow(game, level, (against) => typeof against === "string"));
  return scoreWithin(share, low, high);
};
const plainShare = (level: LevelName, plies: number) =>
  pairScore(ladderRow("connectFour", level, (against) => against === plies));
export const plainScore = (level: LevelName, plies: number): string =>
  percent(plainShare(level, plies).share);
/** How far the intervals of the club player reach to either side, in points. */
export const clubDoubt = Math.max(
  ...[2, 3].map((plies) => {
    const { low, high } = plainShare("club", plies);
    return Math.round(50 * (high - low));
  }),
);

export const bookPlies = 6;
const book = positionsByPly(connectFour, connectFour.start, bookPlies).map(({ length }) => length);
export const bookSize = book.reduce((sum, count) => sum + count);
const allSmall = positionsByPly(ticTacToe, ticTacToe.start);
export const smallPositions = new Set(allSmall.flat().map(({ position }) => position)).size;

export const cachedPlies = 6;
export const estimated = (() => {
  const seen = new Set<unknown>();
  let all = 0;
  const watched = {
    ...connectFour,
    evaluate: (position: ConnectFourPosition) => {
      all++;
      seen.add(connectFour.key(position));
      return connectFour.evaluate(position);
    },
  };
  alphaBeta(watched, connectFour.read("44"), { depth: cachedPlies });
  return { all, different: seen.size };
})();

const bits = ticTacToe.read("XX..O....");
export const xCells = bits & 0b111_111_111;
export const topRow = 0b111;

export const setUp = "B:W10,18,19,26,27:B6,7,12";
export const setUpMoves = checkers
  .moves(checkers.read(setUp))
  .map((move) => checkers.writeMove(checkers.read(setUp), move));
const forced = checkers.read("B:W6,15,24,25:B1,2,11,K18");
export const forcedMoves = checkers.moves(forced).map((move) => checkers.writeMove(forced, move));
const stuck = othello.read("OOOOOOOOXOXXXOOOXOOXOOOOXOXOOOOOXOXOOOXXXOXOOOXXXOOXXXXXXOOOX--O X");
export const stuckMoves = othello.moves(stuck).map((move) => othello.writeMove(stuck, move));

export const gomokuPairs = points * (points - 1);
export const setUpWritten = setUpMoves.join(", ");
export const shallowGames = 2 * shallowPairs;
export const crossedWritten = wide.write(crossed);
export const coolerBy = 1 / softmax([0, -1], 1)[1] - 1;
export const widthRows = widths.map(({ width, nodes }) => [width, ...nodes]);
export const candidateRows = candidates.map(({ move, value, shares }) => [
  move + 1,
  inPoints(value),
  ...shares.map(percent),
]);
export const matchGames = 2 * pairs;
export const ladderPlayed = 2 * ladderPairs;
export const ladderTitles = ladderGames.map((name) => games[name].name);
export const ladderRows = levelNames.map((level) => [
  levelTitles[level],
  ...ladderGames.map((name) => ladderScore(name, level)),
]);
export const bookDays = Math.round(bookSize / 60 / 24);
export const xBits = xCells.toString(2).padStart(9, "0");
export const leftColumn = (1 << 0) | (1 << 3) | (1 << 6);
export const diagonal = (1 << 0) | (1 << 4) | (1 << 8);
export const checkersSize = sizes[2];
export const forcedCount = forcedMoves.length;
export const oddsAt5 = Number(softmax([20, 20, -480], 5)[0].toFixed(6));
export const casualPlies = levels.connectFour.casual.depth;
export const clubPlies = levels.connectFour.club.depth;
export const scoreRows = scores.map((score) => {
  const { share, low, high } = pairScore(score);
  return [levelTitles[score.level], score.wins, score.draws, score.losses, percent(share), range(low, high)];
});
