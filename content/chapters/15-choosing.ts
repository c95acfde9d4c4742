import {
  adaptationDelay,
  alphaBeta,
  connectFour,
  type Game,
  gainsOf,
  gomoku,
  iterativeDeepening,
  mcts,
  minimax,
  type Policy,
  pairScore,
  RegretInBimatrix,
  random,
  type Search,
  scoreInterval,
  shapleyGame,
  thompsonSampling,
  ucb1Policy,
  Visits,
} from "../../src/engine/index.ts";
import { bandit, banditFacts } from "../../src/figures/bandit/bandit.ts";
import { guidePath, readAnswers } from "../../src/figures/guide/guide.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";
import { playTournament } from "../../src/figures/tournament/playView.ts";
import { type TournamentView, tournament, tournamentFacts } from "../../src/figures/tournament/tournament.ts";
import { fixed } from "../../src/site/formats.ts";
import { longMatches } from "./longMatches.ts";

export const contest = {
  game: "connectFour",
  players: "random,greedy,ordered,mcts",
  amount: 1000,
  openings: 10,
};
const standing = (view: TournamentView) => tournamentFacts(view, playTournament(view));
const opening = tournament.place(contest).given;
export const result = standing(opening);
export const trio = standing(
  tournament.over(opening, { game: "gomoku", players: "random,greedy,mcts", amount: 300, openings: 1 }),
);
const nodesOf = <Position, Move>(game: Game<Position, Move>, iterations: number): number => {
  const visits = new Visits();
  mcts(game, game.start, { iterations }, visits);
  return visits.count;
};
export const iterationCost = Math.round(nodesOf(connectFour, 100) / 100);
export const gomokuCost = Math.round(nodesOf(gomoku(), 20) / 20);

const wholePercent = (share: number): number => Math.round(100 * share);
/** What came of the first openings of a long match, for the first of its two players: openings are what is counted. */
const scoreOf = ({ results }: { readonly results: string }, openings = results.split(" ").length) => {
  const games = results.split(" ").slice(0, openings).join("");
  const count = (letter: string) => games.split(letter).length - 1;
  const score = { wins: count("w"), draws: count("d"), losses: count("l") };
  const { share, low, high } = pairScore(score);
  return { ...score, openings, share: wholePercent(share), low: wholePercent(low), high: wholePercent(high) };
};
const matchOf = (player: string, nodes: number, estimates: boolean) =>
  longMatches.find(
    (match) => match.players[0] === player && match.nodes === nodes && match.estimates === estimates,
  )!;
export const long = longMatches.map((match) => ({ ...match, ...scoreOf(match) }));
const longOf = (player: string, nodes: number, estimates: boolean) =>
  long[longMatches.indexOf(matchOf(player, nodes, estimates))];
export const seeing = longOf("ordered", 3000, true);
export const blind = longOf("ordered", 3000, false);
export const lean = longOf("ordered", 1000, false);
export const rich = longOf("ordered", 10000, false);
export const poor = longOf("greedy", 1000, false);
export const shortened = scoreOf(matchOf("ordered", 3000, false), 12);
export const thirty = scoreOf(matchOf("ordered", 1000, false), 30);

export const contests = 1000;
/** Contests of two who are equal: whether it is said that one is stronger, looked at once and looked at often. */
const equals = Array.from({ length: contests }, (_, contest) => {
  const chance = random(`equals ${contest}`);
  const score = { wins: 0, draws: 0, losses: 0 };
  const claims = Array.from({ length: 100 }, () => {
    score[chance.below(2) === 0 ? "wins" : "losses"]++;
    const { low, high } = scoreInterval(score);
    return low > 0.5 || high < 0.5;
  });
  return { once: claims.at(-1), often: claims.slice(9).includes(true) };
});
export const claimedOnce = equals.filter(({ once }) => once).length;
export const claimedOften = equals.filter(({ often }) => often).length;

export const points = 15 * 15;
export const lines = Array.from({ length: 9 }, (_, i) => i + 1).map((plies) => {
  let count = 1;
  for (let stones = 0; stones < plies; stones++) count *= points - stones;
  return count;
});
export const aSecond = 1e7;
/** With every second of ten moves to choose, the first of them after so many stones. */
const everySecond = (stones: number): number =>
  [0, 2, 4, 6, 8].reduce((product, more) => product * (points - stones - more), 1);
/** What alpha–beta reads of ten moves in a perfect order, where each move leaves one point fewer. */
const perfect = everySecond(0) + everySecond(1) - 1;
export const hours = Math.round(perfect / aSecond / 3600);
export const twoMore = points - 10;
const yearsOf = (count: number): number => Number((count / aSecond / 86400 / 365.25).toPrecision(2));

export const bad = {
  tree: "[[2,4,6],[3,12,8],[14,5,2]]",
  algorithm: "minimax",
  against: "alphaBeta",
  at: "end",
};
export const badEnd = lockstepFacts(bad, "end");
export const textbookEnd = lockstepFacts({ ...bad, tree: "[[3,12,8],[2,4,6],[14,5,2]]" }, "end");
const depthOf = (budget: number, options: { readonly search?: Search }): number =>
  iterativeDeepening(connectFour, connectFour.start, { budget, ...options }).depth;
export const depths = [1000, 10000, 100000].map((budget) => ({
  budget,
  minimax: depthOf(budget, { search: minimax }),
  natural: depthOf(budget, { search: alphaBeta }),
  ordered: depthOf(budget, {}),
}));
export const most = depths.at(-1)!;

export const signs = {
  tree: "[[3,12,8],[2,4,6],[14,5,2]]",
  algorithm: "minimax",
  against: "negamax",
  at: "end",
};
export const signsEnd = lockstepFacts(signs, "end");
export const cutEnd = lockstepFacts({ ...signs, against: "negamaxAlphaBeta" }, "end");

export const foretold = { opponent: "foretelling", rounds: 1000 };
export const foretoldFacts = banditFacts(bandit.place(foretold).given, []);
export const unforeseen = banditFacts(bandit.place({ ...foretold, policy: "thompsonSampling" }).given, []);
/** The mean of ten learners. */
const delayAfter = (rounds: number, policy: Policy = ucb1Policy()): number => {
  const change = { before: [80, 10, 10], after: [30, 30, 40], best: 0, rounds };
  const seeds = Array.from({ length: 10 }, (_, seed) => seed);
  const delays = seeds.map((seed) => adaptationDelay(policy, { ...change, seed }));
  return Math.round(delays.reduce((sum, delay) => sum + delay, 0) / delays.length);
};
export const delays = [1000, 10000].map((rounds) => ({ rounds, delay: delayAfter(rounds) }));
export const thompsonDelay = delayAfter(1000, thompsonSampling);

const circling = (games: number) => {
  const players = new RegretInBimatrix(shapleyGame, [
    [1, 0, 0],
    [0, 1, 0],
  ]);
  while (players.games < games) players.step();
  const { average, regret } = players.standing;
  const gains = gainsOf(shapleyGame, average);
  return { games, gain: (gains[0] + gains[1]) / 2, regret: Math.max(...regret) };
};
const circles = [100, 1000, 10000, 100000].map(circling);

export const iterationsFor3000 = Math.round(3000 / iterationCost);
export const yearsOfNine = yearsOf(lines[8]);
export const iterationsFor300 = Math.ceil(300 / gomokuCost);
export const naturalMore = most.natural - most.minimax;
export const delayRows = delays.map(({ rounds, delay }) => [rounds, delay]);
export const circleRows = circles.map(({ games, regret, gain }) => [games, fixed(regret, 4), fixed(gain, 3)]);
export const shortenedAnswer = shortened.low > 50 ? 0 : shortened.high < 50 ? 1 : 2;
export const signsAnswer = signsEnd.nodesA === signsEnd.nodesB ? 2 : 0;
export const linesOfThree = 25 * 24 * 23;
export const circlesAnswer = circles.at(-1)!.gain > 0.1 && circles.at(-1)!.regret < 0.01 ? 1 : 2;
const lastChapterFor = (answers: string): string =>
  guidePath(readAnswers(answers)).advice!.chapters.at(-1)!.slug;
export const guideAnswer = ["mcts", "transposition-tables", "negascout"].indexOf(lastChapterFor("yyyy"));
export const diceAnswer = ["negascout", "mcts", "chance"].indexOf(lastChapterFor("yyynyy--"));
