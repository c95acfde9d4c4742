import {
  bestReply,
  type ChanceTreePosition,
  cfr,
  exploitability,
  type HiddenGame,
  ismcts,
  pimc,
  type Strategies,
  strategiesOf,
  whist,
} from "../../src/engine/index.ts";
import { gainOf, iterations, ratesOf } from "../../src/figures/exploitability/players.ts";
import { examples, solveWorlds } from "../../src/figures/worlds/worlds.ts";
import { plansOf, readWorlds } from "../../src/kit/worlds/plans.ts";

export const fusion = { tree: examples.strategyFusion, plan: "0.0" };
/** The sure move is the better one to whoever averages, too. */
export const surer = { tree: "{1/2: [[[2, 0]], 2], 1/2: [[[0, 2]], 3]}", plan: "1.0" };
/** The sure move is as it was, but the first world is likelier. */
export const likelier = { tree: "{3/4: [[[2, 0]], 2], 1/4: [[[0, 2]], 1]}" };
const { worlds } = solveWorlds(fusion.tree);
export const plans = plansOf(worlds).length;
/** As many moves to choose in each node by itself. */
export const openPlans = worlds.sets.reduce(
  (count, { positions, moves }) => count * moves.length ** positions.length,
  1,
);

export const given = { tree: examples.nonLocality, plan: "0" };
/** MIN lets MAX choose in both worlds: that MAX is asked says nothing. */
export const asked = { tree: "{1/2: [[3, [2, 0]]], 1/2: [[2, [0, 1]]]}" };

/** How a search plays that is asked wherever a side is to move: the move that it finds, always. */
const askedOf = <Position, Move>(
  game: HiddenGame<Position, Move>,
  find: (position: Position) => { readonly line: readonly Move[] },
) =>
  strategiesOf(game, (position) => {
    const [found] = find(position).line;
    return game.moves(position).map((move) => (move === found ? 1 : 0));
  });

/** What a way to play brings MAX on both trees, if MIN does its best against it. */
const onBoth = (play: (game: HiddenGame<ChanceTreePosition, number>) => Strategies): number[] =>
  [fusion, given].map(({ tree }) => {
    const { game } = readWorlds(tree);
    return bestReply(game, "min", play(game));
  });
export const brought = {
  pimc: onBoth((game) => askedOf(game, (position) => pimc(game, position))),
  ismcts: onBoth((game) =>
    askedOf(game, (position) => ismcts(game, position, { iterations: 1000, seed: 1 })),
  ),
  cfr: onBoth((game) => cfr(game).average),
  best: [fusion, given].map(({ tree }) => solveWorlds(tree).greatest),
};

export const samples = iterations.ismcts;
export const learned = iterations.cfr;
/** In the order of the figure: to open, after a pass, after a bet, after a pass and a bet; the Jack first. */
const pimcRates = ratesOf("pimc");
/** The Queen calls one time in three. */
export const doubting = pimcRates.with(7, 33).with(10, 33).join(".");
/** And after a pass the Jack bluffs as often: alone, and where the King bets, too. */
export const givenAway = pimcRates.with(7, 33).with(10, 33).with(3, 33).join(".");
export const bluffing = pimcRates.with(7, 33).with(10, 33).with(3, 33).with(5, 100).join(".");

/** Every way to play one seat without mixing, in the other's place anything. */
const unmixed = Array.from({ length: 2 ** 6 }, (_, number) =>
  Array.from({ length: 6 }, (_, i) => 100 * ((number >> i) & 1)),
);
export const ways = unmixed.length;
const [asFirst, asSecond] = [
  unmixed.map((all) => gainOf([...all.slice(0, 3), ...Array<number>(6).fill(0), ...all.slice(3)]).second),
  unmixed.map((all) => gainOf([0, 0, 0, ...all, 0, 0, 0]).first),
];
/** What the best of all who never mix leaves to be gained. */
export const leastUnmixed = (Math.min(...asFirst) + Math.min(...asSecond)) / 2;

const smallWhist = whist({ ranks: 3, hand: 2 });
export const whistGain = exploitability(
  smallWhist,
  askedOf(smallWhist, (position) => pimc(smallWhist, position)),
);

const checked = solveWorlds("{1/2: [[[4, 0]], 3], 1/2: [[[0, 4]], 2]}");
export const countedLeft = checked.rows[0].open.mean;
export const bestChecked = checked.greatest;
/** Of three information sets with two moves each. */
export const plansOfThree = 2 ** 3;

/** Of strategy fusion and non-locality: the tree on which IS-MCTS brings as much as the best plan. */
export const avoided = brought.ismcts.findIndex((value, tree) => value === brought.best[tree]);
