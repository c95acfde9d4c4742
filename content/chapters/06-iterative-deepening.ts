import {
  type ConnectFourPosition,
  Counter,
  connectFour,
  type Iteration,
  iterations,
  minimalLeaves,
  orderedAlphaBeta,
} from "../../src/engine/index.ts";
import { deepening } from "../../src/figures/deepening/deepening.ts";
import { runDeepening, tablePlaces } from "../../src/figures/deepening/deepenPosition.ts";
import { fixed } from "../../src/site/formats.ts";

export const clock = { game: "connectFour", position: "44", limit: "plies", amount: 9 };
export const stopped = {
  game: "connectFour",
  position: "61567",
  limit: "nodes",
  amount: 20000,
  parts: "none",
};
type Said = Readonly<Record<string, unknown>>;
const viewOf = (said: Said) => deepening.place(said).given;
const run = (said: Said) => runDeepening(viewOf(said));
const factsOf = (said: Said) => deepening.facts(viewOf(said));
export const whole = factsOf(clock);
export const half = run(stopped);
export const answered = half.iterations.at(-1)!;
export const columnOf = (move: unknown): number => Number(move) + 1;

export const alone = new Counter();
orderedAlphaBeta(
  connectFour,
  connectFour.read(clock.position),
  { depth: 9, table: { size: tablePlaces } },
  alone,
);
export const withParts = (parts: string) => factsOf({ ...clock, parts });
export const noMove = "static,killers,history,variation,answers";
export const noTable = "static,killers,history,variation";
export const noLine = "static,killers,history,answers,table";
const sumOf = (facts: ReturnType<typeof factsOf>): number => Number(facts.sum.replaceAll(",", ""));
const [saved, savedByMove] = [noTable, noMove].map((parts) => sumOf(withParts(parts)) - sumOf(whole));
export const unordered = factsOf({ ...clock, parts: "none", amount: 7 });
export const shorter = factsOf({ ...clock, amount: 8 });
const ticTacToe = run({ game: "ticTacToe", amount: 9 }).iterations;
export const ratio = (depth: number): number => ticTacToe[depth - 1].nodes / ticTacToe[depth - 2].nodes;
export const halfAt = (changes: Said) => run({ ...stopped, ...changes });
export const reached = (changes: Said): number => halfAt(changes).iterations.at(-1)!.depth;

export const minimal = (b: number, depth: number) => {
  const leaves = Array.from({ length: depth }, (_, i) => minimalLeaves(b, i + 1));
  const last = leaves[depth - 1];
  return {
    b,
    depth,
    last,
    times: last / leaves[depth - 2],
    all: leaves.reduce((sum, count) => sum + count) / last,
  };
};
const swings = [7, 35].flatMap((b) => [6, 7, 8, 9].map((depth) => minimal(b, depth)));
export const series = (b: number): number => b / (b - 1);

const answerWithin = (position: ConnectFourPosition, nodes: number): Iteration<number> | undefined => {
  let answer: Iteration<number> | undefined;
  const search = iterations(orderedAlphaBeta);
  for (const iteration of search(connectFour, position, { budget: nodes })) {
    answer = iteration;
  }
  return answer;
};
export const soon = answerWithin(connectFour.read(clock.position), 1000)!;

const lost = run({ ...clock, width: 0.01 })
  .iterations.filter(({ researches }) => researches > 0)
  .map(({ depth }) => depth);
export const windows = [0, 0.2, 0.05, 0.02, 0.01].map((width) => {
  const { iterations } = run({ ...clock, width });
  return {
    width,
    nodes: iterations.reduce((sum, one) => sum + one.nodes, 0),
    researches: iterations.reduce((sum, one) => sum + one.researches, 0),
  };
});

export const shareOfMove = Math.round((100 * savedByMove) / saved);
export const shareOfRest = Math.round(100 - (100 * savedByMove) / saved);
export const swingRows = swings.map(({ b, depth, last, times, all }) => [
  b,
  depth,
  last,
  fixed(times, 1),
  fixed(all, 1),
]);
export const narrowRows = windows
  .slice(1)
  .map(({ width, nodes, researches }) => [`± ${width}`, nodes, researches]);
export const lostFirst = lost.slice(0, -1).join(", ");
export const lostLast = lost.at(-1);
export const growthAnswer = [3, 1.5, 1.1].indexOf(3 / (3 - 1));
