import { type SamplerClass, Uct } from "../../engine/index.ts";
import { samplingMistakes } from "../../mistakes/index.ts";
import { randomJobs, shownTrees } from "../jobs.ts";
import type { Call, Sampled } from "./call.ts";
import type { FunctionTask } from "./functionTask.ts";
import { sampleBy } from "./sampling.ts";

/** UCT in its four phases. */
export const uctTask: FunctionTask = {
  calls: () => allSampled().map(callOf),
  rights: [({ sampled }) => sampleBy(Uct, sampled!), ({ sampled }) => sampleBy(closingUp, sampled!)],
  known: Object.fromEntries(
    Object.entries(samplingMistakes).map(([name, { Sampler }]) => [
      name,
      ({ sampled }: Call) => sampleBy(Sampler as SamplerClass, sampled!),
    ]),
  ),
};

/**
 * UCT that takes a move out of the untried ones and lets the others close up, where the engine puts the last into its place.
 * That is as good, and chance comes upon the moves in another order.
 */
class ClosingUp<Position, Move> extends Uct<Position, Move> {
  protected override expand(node: number): number {
    const untried = this.untriedAt(node);
    const { tree, game } = this;
    const [move] = untried.splice(this.options.chance.below(untried.length), 1);
    const position = tree.positions[node];
    return tree.add(node, move, game.play(position, move), game.turn(position) === "max");
  }
}
const closingUp: SamplerClass = ClosingUp;

const callOf = (sampled: Sampled): Call => {
  const { tree, game, position, seed, iterations, c } = sampled;
  return {
    name: "iterate",
    given: [],
    sampled,
    shows: {
      figure: "mcts",
      changed: {
        ...(tree === undefined ? { game: game ?? "", position: position ?? "" } : { tree }),
        seed: String(seed),
        iterations: String(iterations),
        ...(c !== Math.SQRT2 && { c: String(c) }),
      },
    },
  };
};

/** Small trees of the chapter first, which tell the known mistakes apart; then uneven ones; then tic-tac-toe, for either side. */
function allSampled(): Sampled[] {
  const small = ["[1,0]", "[0,1]", "[0,[-1,1]]", "[[1,0],0.45]", "[0.5,[[1,0]]]"];
  const random = randomJobs(60).flatMap((job) =>
    "tree" in job && job.depth === undefined ? [job.tree] : [],
  );
  const c = Math.SQRT2;
  return [
    ...small.flatMap((tree) => [1, 2].map((seed) => ({ tree, seed, iterations: 30, c }))),
    ...shownTrees.map((tree) => ({ tree, seed: 1, iterations: 30, c: 1 })),
    ...random.slice(0, 14).map((tree, seed) => ({ tree, seed, iterations: 30, c })),
    ...["X.O.X...O", "XO..X....", ".OO.X.X.."].map((position, seed) => ({
      game: "ticTacToe" as const,
      position,
      seed,
      iterations: 40,
      c,
    })),
  ];
}
