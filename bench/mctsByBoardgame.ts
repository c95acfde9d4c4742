import { createRequire } from "node:module";
import { connectFour } from "../src/engine/index.ts";

// The package is CommonJS, and its folders are no modules that Node imports.
const require = createRequire(import.meta.url);

/** What the package keeps of a game: it must be plain data, which the engine's positions are. */
interface State {
  readonly position: typeof connectFour.start;
}

const game = {
  name: "connect-four",
  setup: (): State => ({ position: connectFour.start }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G }: { G: State }, column: number): State => ({
      position: connectFour.play(G.position, column),
    }),
  },
  endIf({ G }: { G: State }) {
    const outcome = connectFour.outcome(G.position);
    if (outcome === undefined) return undefined;
    return outcome === 0 ? { draw: true } : { winner: outcome > 0 ? "0" : "1" };
  },
};

const enumerate = ({ position }: State) =>
  connectFour.moves(position).map((column) => ({ move: "drop", args: [column] }));

/**
 * Begins a search by the MCTS bot of the npm package boardgame.io on Connect Four's empty board, which is done when the
 * call returns; what it returns comes to how often the root was visited. Its game plays the engine's own positions, so
 * that only the search and the package's bookkeeping differ.
 */
export async function mctsByBoardgame(iterations: number): Promise<number> {
  const { MCTSBot } = require("boardgame.io/ai");
  const { InitializeGame } = require("boardgame.io/internal");
  const state = InitializeGame({ game, numPlayers: 2 });
  const bot = new MCTSBot({ game, enumerate, seed: "1", iterations, playoutDepth: 50 });
  const { metadata } = await bot.play(state, "0");
  return metadata.visits;
}
