import { formatValue } from "../../src/drawing/formatValue.ts";
import { estimateSliding } from "../../src/engine/games/chance/twentyFortyEight/estimate.ts";
import { chanceTreeGame, mcts, parseChanceTree, solveTwentyFortyEight } from "../../src/engine/index.ts";
import { answerPig, solvedPig } from "../../src/figures/pig/pig.ts";
import { SlideReader } from "../../src/figures/twentyFortyEight/slideValues.ts";
import { slidingGame } from "../../src/figures/twentyFortyEight/slidingGame.ts";

const algorithm = "expectimax";
export const coin = { tree: "[2, {1/2: 0, 1/2: 5}]", algorithm, at: "leave 1" };
/** The same coin with less to win: as good as the sure move, and worse. */
export const even = { ...coin, tree: "[2, {1/2: 0, 1/2: 4}]", at: "end" };
export const less = { ...coin, tree: "[2, {1/2: 0, 1/2: 3}]", at: "end" };

export const replies = {
  tree: "[{1/3: [6, 9], 2/3: [3, 5]}, {1/2: [2, 12], 1/2: [7, 8]}]",
  algorithm,
  at: "leave 0",
};
export const likelier = {
  ...replies,
  tree: "[{2/3: [6, 9], 1/3: [3, 5]}, {1/2: [2, 12], 1/2: [7, 8]}]",
  at: "end",
};

export const stretched = { ...coin, tree: "[4, {1/2: 0, 1/2: 7}]", at: "end" };
export const doubled = { ...coin, tree: "[5, {1/2: 1, 1/2: 11}]", at: "end" };

export const bounded = { tree: "[3, {1/2: 0, 1/2: 5}]", algorithm: "star1", at: "cutoff 1" };
export const unbounded = { ...bounded, tree: "[3, {1/2: 0, 1/2: 8}]", at: "end" };
export const later = { ...bounded, tree: "[3, {1/2: 5, 1/2: 0}]", at: "end" };

export const look = {
  tree: "[4, {1/2: [3, 6, 8], 1/2: [5, 9, 7]}]",
  algorithm: "star2",
  at: "cutoff 1",
};
export const wasted = { ...look, tree: "[4, {3/4: [6, 0, 8], 1/4: [5, 9, 7]}]", at: "end" };

/** What a look saves, beside the search without one; and the same tree where no look is enough. */
export const looking = { tree: look.tree, algorithm: "star1", against: "star2", at: "parting 1" };
export const lookedInVain = { ...looking, tree: look.tree.replace("[4,", "[3,"), at: "end" };

export const twenty = { total: 20 };
const solved = solvedPig(100);
const standing = { goal: 100, own: 0, other: 0, total: 0 };
/** The totals at which to hold, by what the other has, while one has nothing. */
const holdsAgainst = (other: number) => answerPig(solved, { ...standing, other }).holds[0];
export const holdRows = [0, 30, 60, 90].map((other) => {
  const stretches = holdsAgainst(other);
  return [other, ...(stretches.length === 0 ? ["–", "–"] : [stretches[0][0], stretches.at(-1)![1] - 1])];
});
/** Against so many points it does not pay to hold at the greatest totals. */
export const daringOther = 60;
export const rollsFrom = holdsAgainst(daringOther).at(-1)![1];
export const winsFirst = 100 * solved.winning(0, 0, 0);
/** What a roll at 20 against nothing is worth more than holding, in percentage points. */
export const daring = 100 * (solved.rolling(0, 0, 20) - solved.holding(0, 0, 20));

/** 2048 on the smallest board, to the greatest tile that can be made there. */
export const sliding = { size: 2, goal: 32, board: "8 4 / 8 2" };
export const twoTwos = { ...sliding, board: "8 4 / 2 2" };
const small = slidingGame(sliding.size, sliding.goal);
const reader = new SlideReader(small);
/** So many plies are read with the estimate, a slide and a tile. */
const few = 2;

/** All boards on which there is something to slide, whatever is played and whatever comes. */
const smallBoards = [...boardsFrom(small.start).values()];
function boardsFrom(position: typeof small.start, met = new Map<string, typeof small.start>()): typeof met {
  const name = small.write(position);
  if (met.has(name) || small.outcome(position) !== undefined) return met;
  met.set(name, position);
  for (const move of small.moves(position)) boardsFrom(small.play(position, move), met);
  return met;
}
const compared = smallBoards
  .filter(({ adds }) => !adds)
  .map((board) => {
    const exact = reader.slides(board, Number.POSITIVE_INFINITY);
    const best = exact.worths[exact.best[0]]!.value;
    const guessed = exact.worths[reader.slides(board, few).best[0]]!.value;
    return { isRight: best - guessed < 1e-9, isHigh: small.evaluate(board) > best };
  });
export const boards = compared.length;
export const rightBoards = compared.filter(({ isRight }) => isRight).length;
export const highBoards = compared.filter(({ isHigh }) => isHigh).length;
/** Games of a hundred that make the tile, where play is best. */
export const makesGoal = 100 * reader.worthOf(small.start, Number.POSITIVE_INFINITY).value;

/** On nine cells to a tile that best play always makes; the estimate a slide and a tile ahead, lots among what seems as good. */
export const nineCells = { size: 3, goal: 64 } as const;
const noTiles: readonly number[] = new Array(9).fill(0);
const byBest = solveTwentyFortyEight(nineCells.goal);
const byEstimate = solveTwentyFortyEight(nineCells.goal, {
  estimate(tiles) {
    const { doublings, room } = estimateSliding(tiles, nineCells.goal).contributions;
    return doublings + room;
  },
});
export const nineBoards = byBest.boards;
export const makesNine = 100 * byBest.adding(noTiles)!;
export const makesByEstimate = 100 * byEstimate.adding(noTiles)!;

/** The tree of the second section, sampled. */
export const sampled = { tree: replies.tree, iterations: 1000, at: "iteration 30 draw" };
export const early = 20;
export const seeds = 100;
const repliesGame = chanceTreeGame(parseChanceTree(replies.tree));
/** For how many seeds each of the two moves has more visits after so many iterations, the better move being the second. */
function leadsAfter(iterations: number) {
  const ahead = Array.from({ length: seeds }, (_, i) => {
    const { children } = mcts(repliesGame, repliesGame.start, { iterations, seed: i + 1 });
    const [first, second] = [0, 1].map((move) => children.find((child) => child.move === move)!.visits);
    return Math.sign(second - first);
  });
  const count = (sign: number) => ahead.filter((one) => one === sign).length;
  return { first: count(-1), none: count(0), second: count(1) };
}
export const leadsEarly = leadsAfter(early);
export const leadsLate = leadsAfter(sampled.iterations);
/** What the second move has earned on average, as an outcome. */
const [least, greatest] = repliesGame.range;
export const secondEarned =
  least +
  (greatest - least) *
    mcts(repliesGame, repliesGame.start, { iterations: sampled.iterations }).children.find(
      ({ move }) => move === 1,
    )!.mean;
/** Tiles, each on any of the cells, that chance may add on sixteen cells where a slide has left one tile. */
const large = slidingGame(4, 2048);
export const mostAdded = large.moves(large.read("2 . . . / . . . . / . . . . / . . . . +")).length;

/* What is asked at the end: the mean of a draw, what comes up to the root, and what is read of a draw. */
export const weighed = { tree: "[4, {1/3: [3, 9], 2/3: [6, 8]}]", algorithm, node: "1" };
export const returned = {
  tree: "[4, {1/4: 8, 3/4: 4}, {1/2: [9, 2], 1/2: 7}]",
  algorithm,
  node: "root",
};
const halves = { tree: "[6, {1/2: 1, 1/4: 8, 1/4: 12}]", algorithm: "star1" };
export const read = { ...halves, at: "leave 1.0" };
export const cut = { ...halves, at: "leave 1.1" };

const six = { best: 12, other: 1, sure: 3 };
const dieMean = (six.best + 5 * six.other) / 6;
export const dieOptions = [dieMean, six.sure, (six.best + six.other) / 2, six.best].map(formatValue);
export const dieAnswer = dieOptions.indexOf(formatValue(Math.max(six.sure, dieMean)));
