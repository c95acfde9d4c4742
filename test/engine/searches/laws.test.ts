import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Counter,
  type Game,
  games,
  gomoku,
  parseTree,
  perft,
  preferSooner,
  random,
  type Search,
  Silent,
  searches,
  type Tree,
  treeGame,
  writeTree,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { Referee } from "../referee.ts";
import { treeOf } from "../treeOf.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = Game<any, any>;

/** The whole board of gomoku is too wide to be searched more than a ply. */
const narrow = { ...games, gomoku: gomoku(7, { width: 5 }) };

/** Quiet to the last: a search that goes on with noisy moves would see further than the depth that is asked for. */
const everyGame: readonly AnyGame[] = Object.values(narrow).flatMap((game: AnyGame) =>
  [game, preferSooner(game)].map((game) => ({ ...game, noisy: undefined })),
);

/** Drawn anew in every run. All searches are tried on the same, so that what is true there is worked out once. */
const seeds = fc.sample(fc.nat(), 15);

const depths = fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 5 }));

interface Task {
  readonly position: unknown;
  readonly depth: number;
}
/** What was worked out of a game: tasks by their seeds, and values by positions and depths. */
const known = new Map(
  everyGame.map((game) => [game, { tasks: new Map<number, Task>(), values: new Map<string, number>() }]),
);

/** A position of the game reached by random play, and a depth small enough to count every way to play it. */
function randomTask(game: AnyGame, seed: number): Task {
  const { tasks } = known.get(game)!;
  const task = tasks.get(seed) ?? drawTask(game, seed);
  tasks.set(seed, task);
  return task;
}

function drawTask(game: AnyGame, seed: number): Task {
  const chance = random(seed);
  const reached = [game.start];
  while (game.outcome(reached[0]) === undefined) {
    const moves = game.moves(reached[0]);
    reached.unshift(game.play(reached[0], moves[chance.below(moves.length)]));
  }
  const position = reached[chance.below(reached.length)];
  // Upwards, because one ply more than is affordable may be far too many in a wide game.
  let depth = 0;
  while (depth < 4 && perft(game, position, depth + 1) <= 2000) depth++;
  return { position, depth };
}

/** The value by brute force of what can be played from here, `depth` plies deep. */
function trueValue(game: AnyGame, position: unknown, depth: number): number {
  const values = known.get(game)?.values;
  const name = values && `${game.write(position)} ${depth}`;
  const value = values?.get(name!) ?? forcedValue(treeOf(game, position, depth), game.turn(position));
  values?.set(name!, value);
  return value;
}

/** Demands of a result without a window: the value, a best first move, and a line that leads to the value. */
function expectExact(search: Search, game: AnyGame, position: unknown, depth: number, told?: string): void {
  // Where a position comes back at another ply, a table with deeper entries would know better.
  const options = { depth, table: { depths: "equal" } } as const;
  const { value, line } = search(game, position, options);
  expect(value, told).toBe(trueValue(game, position, depth));
  expect(line.length === 0, told).toBe(game.outcome(position) !== undefined || depth === 0);
  let [reached, left] = [position, depth];
  for (const move of line) {
    expect(game.moves(reached), told).toContain(move);
    reached = game.play(reached, move);
    left--;
    expect(trueValue(game, reached, left), told).toBe(value);
  }
}

describe.each(Object.entries(searches))("%s", (_name, search: Search) => {
  it("finds the true value of any tree, to any depth, and a line of best moves that leads to it", () => {
    fc.assert(
      fc.property(arbitraryTree, depths, (tree, depth) => {
        const game = treeGame(tree);
        expectExact(search, game, game.start, depth);
      }),
      { numRuns: 300 },
    );
  });

  it.each(everyGame.map((game) => [game.name, game] as const))(
    "finds the true value in %s",
    (_game, game) => {
      for (const seed of seeds) {
        const { position, depth } = randomTask(game, seed);
        expectExact(search, game, position, depth, `seed ${seed}`);
      }
    },
  );

  it("bounds the true value by what it returns for any window", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, [alpha, beta]) => {
        const game = treeGame(tree);
        const { value } = search(game, game.start, { window: [alpha, beta] });
        const truth = forcedValue(tree);
        if (value <= alpha) expect(truth).toBeLessThanOrEqual(value);
        else if (value >= beta) expect(truth).toBeGreaterThanOrEqual(value);
        else expect(value).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });

  it("tells a story that nests, alternates, improves and cuts as an observer may rely on", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, depths, (tree, window, depth) => {
        const game = treeGame(tree);
        const referee = new Referee(game, game.start);
        search(game, game.start, { window, depth }, referee);
        expect(referee.atRest).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(everyGame.map((game) => [game.name, game] as const))("tells such a story of %s", (_game, game) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { position, depth } = randomTask(game, seed);
      const referee = new Referee(game, position);
      search(game, position, { depth }, referee);
      expect(referee.atRest).toBe(true);
    }
  });

  it("gives the same result, and leaves the tree alone, whoever observes", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, window) => {
        const [game, text] = [treeGame(tree), writeTree(tree)];
        const unobserved = search(game, game.start, { window });
        for (const observer of [new Silent<number>(), new Counter<number>(), new Referee(game, game.start)]) {
          expect(search(game, game.start, { window }, observer)).toEqual(unobserved);
        }
        expect(writeTree(tree)).toBe(text);
      }),
    );
  });

  it("never returns −0", () => {
    const game = treeGame([[-0, 3], [-0]]);
    expect(search(game, game.start).value).toBe(0);
  });

  it("estimates the root at depth 0, unless the game is over", () => {
    const inner = treeGame([7, 8]);
    expect(search(inner, inner.start, { depth: 0 })).toEqual({ value: 0, line: [] });
    const leaf = treeGame(7);
    expect(search(leaf, leaf.start, { depth: 0 })).toEqual({ value: 7, line: [] });
  });

  it("lets an observer's error through", () => {
    const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    for (const event of ["enter", "improve", "leave"] as const) {
      const faulty = Object.assign(new Silent<number>(), {
        [event]: () => {
          throw new Error(`no ${event}`);
        },
      });
      expect(() => search(game, game.start, {}, faulty)).toThrow(`no ${event}`);
    }
  });

  it("goes as deep as a tree may be, with a line that long where it searches for more than a bound", () => {
    let tree: Tree = 3;
    for (let ply = 0; ply < 200; ply++) tree = [tree];
    const game = treeGame(tree);
    const length = search === searches.mtdf ? 1 : 200;
    expect(search(game, game.start)).toEqual({ value: 3, line: new Array(length).fill(0) });
  });
});
