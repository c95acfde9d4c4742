import {
  connectFour,
  mcts,
  parseTree,
  type SamplingSearch,
  ticTacToe,
  treeGame,
  ucb1,
} from "../../src/engine/index.ts";
import { mctsFacts, mcts as sampling } from "../../src/figures/mcts/mcts.ts";
import { twoPlaces } from "../../src/figures/mcts/moveTallies.ts";
import { runSampling } from "../../src/figures/mcts/samplingRun.ts";
import { samplingMistakes } from "../../src/mistakes/index.ts";

export const fork = { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000, at: "iteration 24" };
export const early = mctsFacts(fork);
export const late = mctsFacts(fork, "end");
export const later100 = mctsFacts(fork, "iteration 124");
/** The bounds of the children that the walk of an iteration goes to. */
const walkOf = (iteration: number) => {
  const { trace } = runSampling(sampling.place(fork).given);
  const steps = Array.from({ length: trace.ends[iteration] - trace.ends[iteration - 1] }, (_, i) =>
    trace.event(trace.ends[iteration - 1] + i + 1),
  );
  return steps.flatMap((event) =>
    event.phase === "select" ? [twoPlaces(event.exploit + event.explore)] : [],
  );
};
export const walk = walkOf(53);
export const unlucky = mctsFacts({ ...fork, c: 0, seed: 22 }, "end");
export const mended = mctsFacts({ ...fork, c: 0.05, seed: 22 }, "end");
export const hurried = mctsFacts({ ...fork, c: 0.2, seed: 22 }, "iteration 100");
/** How many of the first hundred seeds spend most games on the best move without a bonus. */
export const greedilyRight = Array.from({ length: 100 }, (_, i) => {
  const { children } = mcts(ticTacToe, ticTacToe.read(fork.position), {
    iterations: 1000,
    c: 0,
    seed: i + 1,
  });
  return children.reduce((one, other) => (other.visits > one.visits ? other : one)).move;
}).filter((move) => move === 0).length;
export const greedy = mctsFacts({ ...fork, c: 0 }, "end");
export const curious = mctsFacts({ ...fork, c: 3 }, "end");

export const helped = { tree: "[[1,0],[0.45,0.45]]", iterations: 200, at: "end" };
export const right = mctsFacts(helped);
export const hoping = mctsFacts({ ...helped, sampler: "creditedToRoot" });
export const lower = mctsFacts({ ...helped, tree: "[[1,0],[0.1,0.1]]" });
export const lowest = mctsFacts({ ...helped, tree: "[[1,0],[0.05,0.05]]" });
export const longer = mctsFacts({ ...helped, tree: "[[1,0],[0.05,0.05]]", iterations: 1000 });
export const refusing = mctsFacts({ ...helped, tree: "[1,0]", sampler: "creditedToSideToMove" });
export const gambling = mctsFacts({ ...helped, tree: "[0,[-1,1]]", sampler: "drawsWorthNothing" });

export const trap = { tree: "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]", iterations: 1000, at: "iteration 30" };
export const fooled = mctsFacts(trap);
export const freed = mctsFacts(trap, "end");
export const exact = mctsFacts({ ...trap, sampler: "exact" }, "end");
export const deep = { ...trap, tree: "[[0.5,0.5],[[[0,1],[0,1]],1,1,1,1,1,1,1,1,1]]" };
const turning = (tree: string, ...iterations: number[]) =>
  iterations.map((count) => mctsFacts({ ...trap, tree }, `iteration ${count}`));
export const [trapBefore, trapAfter] = turning(trap.tree, 180, 190);
export const deepExact = mctsFacts({ ...deep, sampler: "exact" }, "end");

export const four = {
  game: "connectFour",
  position: "44",
  iterations: 1000,
  reward: "win",
  at: "iteration 100",
};
export const fourEnd = mctsFacts(four, "end");
const fourVisits = [1, 2, 3, 4, 5, 6, 7].map((column) => Number(fourEnd[`visits${column}`]));
export const fourBest = 1 + fourVisits.indexOf(Math.max(...fourVisits));
/** What three seeds come to: the column, and its visits. */
const leadersAt = (iterations: number) =>
  [1, 2, 3].map((seed) => {
    const { children } = mcts(connectFour, connectFour.read(four.position), {
      iterations,
      seed,
      reward: "win",
    });
    const { move, visits } = children.reduce((one, other) => (other.visits > one.visits ? other : one));
    return { column: move + 1, visits };
  });
export const [sooner, later] = [leadersAt(10000), leadersAt(100000)];
const twin = { ...four, position: "4455", at: "end" };
export const twins = [1, 2, 3].map((seed) => {
  const facts = mctsFacts({ ...twin, seed });
  const column = [1, 2, 3, 4, 5, 6, 7].reduce((one, other) =>
    Number(facts[`visits${other}`]) > Number(facts[`visits${one}`]) ? other : one,
  );
  return { column, visits: facts[`visits${column}`], mean: facts[`mean${column}`] };
});

const treeOf = (text: string) => treeGame(parseTree(text));
const chosen = (search: SamplingSearch, text: string, seed = 1) =>
  search(treeOf(text), treeOf(text).start, { iterations: 1000, seed }).line[0];
/** MIN is to move; what the node after its losing move counts. */
const minsGame = treeOf("[[1,0]]");
const lostByMin = mcts(minsGame, minsGame.play(minsGame.start, 0), { iterations: 2 }).children.find(
  ({ move }) => move === 0,
)!.mean;
/** What the second move of [0.4,[1,0]] counts after so many iterations, where the third adds the 0. */
const byHand = (iterations: number) => {
  const game = treeOf("[0.4,[1,0]]");
  return mcts(game, game.start, { iterations, seed: 2 }).children.find(({ move }) => move === 1)!;
};

export const fourMost = Math.max(...fourVisits);
export const fourFact = `visits${fourBest}`;
export const soonerColumns = sooner.map(({ column }) => column).join(", ");
export const laterLeast = Math.min(...later.map(({ visits }) => visits));
export const twinColumns = twins.map(({ column }) => column).join(", ");
export const twinVisits = `visits${twins[0].column}`;
export const twinMean = `mean${twins[0].column}`;
export const aAnswer = ucb1(0.6, 10, 14) > ucb1(0.5, 4, 14) ? 0 : 1;
export const boundOfA = twoPlaces(ucb1(0.6, 10, 14));
export const boundOfB = twoPlaces(ucb1(0.5, 4, 14));
export const minAnswer = ["1", "0", "−1"].indexOf(String(lostByMin));
export const rootAnswer = chosen(samplingMistakes.creditedToRoot, "[[1,0],[0.45,0.45]]");
export const logarithmAnswer = Number(chosen(samplingMistakes.childsLogarithm, "[0.5,[[1,0]]]", 2) === 1);
export const visitsByHand = byHand(2).visits + 1;
export const byHandThree = byHand(3);
export const earnedByHand = byHandThree.mean * byHandThree.visits;
export const entriesAnswer = [493, 500, 507].indexOf(
  mcts(connectFour, connectFour.start, { iterations: 500 }).children.reduce(
    (sum, { visits }) => sum + visits,
    0,
  ),
);
