import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  connectFour,
  type Game,
  games,
  gomoku,
  minimax,
  type ProofObserver,
  parseTree,
  proofNumber,
  random,
  type Tree,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { forcedValue } from "../forcedValue.ts";
import { arbitraryTicTacToe } from "../games/arbitraryTicTacToe.ts";
import { treeOf } from "../treeOf.ts";
import { fewestToSettle, nodesOf, openLeaves, ProofLedger, type ToldNode, verdict } from "./proofLedger.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = Game<any, any>;

const leavesOf = (tree: Tree): number[] => (typeof tree === "number" ? [tree] : tree.flatMap(leavesOf));

/** Every goal that divides the leaves otherwise, one that all reach and one that none does. */
function goalsOf(tree: Tree): number[] {
  const leaves = [...new Set(leavesOf(tree).map((leaf) => leaf + 0))];
  const beyond = Math.max(...leaves) + 1;
  return Number.isFinite(beyond) ? [...leaves, beyond] : leaves;
}

/** A tree and a goal that is one of its leaves: what a search has to look for. */
const task = arbitraryTree.chain((tree) => fc.tuple(fc.constant(tree), fc.constantFrom(...goalsOf(tree))));

/** Demands the true answer, its numbers, and a move that settles it exactly where the side to move has one. */
function expectTrue<Position, Move>(game: Game<Position, Move>, position: Position, goal: number): void {
  const result = proofNumber(game, position, { goal });
  const forced = (at: Position) => forcedValue(treeOf(game, at, Infinity), game.turn(at));
  const reached = forced(position) >= goal;
  expect(result.answer).toBe(reached ? "proved" : "disproved");
  expect([result.pn, result.dn]).toEqual(reached ? [0, Infinity] : [Infinity, 0]);
  const settled = game.outcome(position) === undefined && reached === (game.turn(position) === "max");
  expect(result.move !== undefined).toBe(settled);
  if (result.move !== undefined) expect(forced(game.play(position, result.move)) >= goal).toBe(reached);
}

describe("proofNumber", () => {
  it("answers as minimax would for every goal, on any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const game = treeGame(tree);
        for (const goal of goalsOf(tree)) expectTrue(game, game.start, goal);
      }),
      { numRuns: 300 },
    );
  });

  it("answers as minimax would of any tic-tac-toe position: can X win, can X draw", () => {
    fc.assert(
      fc.property(
        arbitraryTicTacToe.filter((position) => ticTacToe.moves(position).length < 7),
        fc.constantFrom(1, 0),
        (position, goal) => expectTrue(ticTacToe, position, goal),
      ),
    );
  });

  it("knows of the empty tic-tac-toe board that X cannot win, and can draw", () => {
    expect(proofNumber(ticTacToe, ticTacToe.start, { goal: 1 }).answer).toBe("disproved");
    expect(proofNumber(ticTacToe, ticTacToe.start, { goal: 0 }).answer).toBe("proved");
  });

  it.each(
    Object.values({ ...games, gomoku: gomoku(5, { width: 4 }) } as Record<string, AnyGame>).map(
      (game) => [game.name, game] as const,
    ),
  )("answers as minimax would near the end of %s", (_name, game) => {
    for (const seed of [1, 2, 3]) {
      const position = nearTheEnd(game, seed);
      const { value } = minimax(game, position);
      for (const [goal, answer] of [
        [value, "proved"],
        [value + 1, "disproved"],
      ] as const) {
        expect(proofNumber(game, position, { goal }).answer).toBe(answer);
      }
    }
  });

  it("takes MIN's side, too: at MIN's turn a move that keeps MAX from the goal settles it", () => {
    const game = treeGame([[4, 2]]);
    const position = game.play(game.start, 0);
    expect(proofNumber(game, position, { goal: 3 })).toEqual({
      answer: "disproved",
      pn: Infinity,
      dn: 0,
      move: 1,
      nodes: 3,
    });
    expect(proofNumber(game, position, { goal: 2 })).toMatchObject({ answer: "proved", move: undefined });
  });

  it("has nothing to search where the game is over", () => {
    const game = treeGame(3);
    const over = { move: undefined, nodes: 1 };
    expect(proofNumber(game, game.start, { goal: 3 })).toEqual({
      ...{ answer: "proved", pn: 0, dn: Infinity },
      ...over,
    });
    expect(proofNumber(game, game.start, { goal: 4 })).toEqual({
      ...{ answer: "disproved", pn: Infinity, dn: 0 },
      ...over,
    });
  });

  it("stops where its budget is spent, and says what it knows", () => {
    fc.assert(
      fc.property(task, fc.integer({ min: 1, max: 40 }), ([tree, goal], budget) => {
        const game = treeGame(tree);
        const whole = proofNumber(game, game.start, { goal });
        const result = proofNumber(game, game.start, { goal, budget });
        if (result.answer !== "unknown") expect(result).toEqual(whole);
        else {
          expect(Math.min(result.pn, result.dn)).toBeGreaterThan(0);
          expect(Math.max(result.pn, result.dn)).toBeLessThan(Infinity);
          expect(result.move).toBeUndefined();
          expect(result.nodes).toBeGreaterThanOrEqual(budget);
          expect(result.nodes).toBeLessThan(budget + 4);
        }
      }),
    );
  });

  it("tells a story that begins each way at the root, expands a leaf and backs up, as an observer may rely on", () => {
    fc.assert(
      fc.property(task, ([tree, goal]) => {
        const game = treeGame(tree);
        const ledger = new ProofLedger(game, game.start);
        const { nodes, pn, dn } = proofNumber(game, game.start, { goal }, ledger);
        expect(ledger.atRest).toBe(true);
        expect(nodesOf(ledger.root!).length).toBe(nodes);
        expect(ledger.root!.numbers).toEqual({ pn, dn });
      }),
      { numRuns: 300 },
    );
    const position = ticTacToe.read("XO..X....");
    const ledger = new ProofLedger(ticTacToe, position);
    proofNumber(ticTacToe, position, { goal: 1 }, ledger);
    expect(ledger.atRest).toBe(true);
  });

  it("gives the same result, whoever observes", () => {
    fc.assert(
      fc.property(task, fc.integer({ min: 1, max: 60 }), ([tree, goal], budget) => {
        const game = treeGame(tree);
        const observed = proofNumber(game, game.start, { goal, budget }, new ProofLedger(game, game.start));
        expect(observed).toEqual(proofNumber(game, game.start, { goal, budget }));
      }),
    );
  });

  it("lets an observer's error through", () => {
    const game = treeGame([[1, 2], 3]);
    for (const event of ["select", "expand", "evaluate", "backup"] as const) {
      const silent = { select() {}, expand() {}, evaluate() {}, backup() {} };
      const faulty: ProofObserver<number> = Object.assign(silent, {
        [event]: () => {
          throw new Error(`no ${event}`);
        },
      });
      expect(() => proofNumber(game, game.start, { goal: 9 }, faulty)).toThrow(`no ${event}`);
    }
  });

  it.each([Number.NaN, Infinity, "3" as unknown as number])("refuses %s for a goal", (goal) => {
    expect(() => proofNumber(connectFour, connectFour.start, { goal })).toThrow(
      `goal must be a finite number, not ${goal}`,
    );
  });

  it.each([0, 2.5, Number.NaN])("refuses a budget of %s", (budget) => {
    expect(() => proofNumber(connectFour, connectFour.start, { goal: 1, budget })).toThrow(
      `budget must be a whole number of nodes, 1 or more, not ${budget}`,
    );
  });
});

describe("Proof and disproof numbers", () => {
  it("are the fewest open leaves that prove and disprove a node, at every node, whenever one is expanded", () => {
    fc.assert(
      fc.property(task, ([tree, goal]) => {
        const game = treeGame(tree);
        // Subsets of leaves are tried one by one, so there must not be too many.
        const check = (root: ToldNode) => {
          if (openLeaves(root).length > 10) return;
          for (const node of nodesOf(root)) {
            expect(node.numbers).toEqual({
              pn: fewestToSettle(node, goal, true),
              dn: fewestToSettle(node, goal, false),
            });
          }
        };
        proofNumber(game, game.start, { goal }, new ProofLedger(game, game.start, check));
      }),
    );
  });

  it("are taken 1 off the root's where the leaf that is expanded is proved, and where it is disproved", () => {
    let expanded = 0;
    fc.assert(
      fc.property(task, ([tree, goal]) => {
        const game = treeGame(tree);
        const check = (root: ToldNode, leaf: ToldNode) => {
          expanded++;
          const { pn, dn } = root.numbers;
          expect(numbersIf(root, goal, new Map([[leaf, true]])).pn).toBe(pn - 1);
          expect(numbersIf(root, goal, new Map([[leaf, false]])).dn).toBe(dn - 1);
        };
        proofNumber(game, game.start, { goal }, new ProofLedger(game, game.start, check));
      }),
      { numRuns: 300 },
    );
    expect(expanded).toBeGreaterThan(300);
  });

  /**
   * Derived by hand. MAX asks for 1 in ((a b) (c d e) (f g)), whose letters are deeper trees. Nothing is known of a leaf: 1, 1.
   *
   * - The root's three children are leaves at first. MAX's root: the least proof number, 1, and the sum of disproof numbers, 3.
   * - The first of them, (a b), is expanded. It is MIN's: to prove it, both (2); to disprove it, one (1). The root: 1, 3.
   * - Now (c d e) has the least proof number, and comes to 3, 1; then (f g), which comes to 2, 1. The root: 2, 3.
   * - Of (a b) and (f g), both with 2, the first is gone into; there a, the first of the least disproof number. One of a's
   *   moves wins, so a is 0, ∞. Then (a b) is 0 + 1, the least of ∞ and 1: 1, 1. The root: 1, 3.
   */
  it("are those of an example that was derived by hand", () => {
    const tree = parseTree("[[[1,[0]],[[0],[0]]],[[[0]],[[0]],[[0]]],[[[0]],[[0]]]]");
    const game = treeGame(tree);
    const seen: string[] = [];
    const note = (root: ToldNode) => {
      const below = root.children.map(({ numbers: { pn, dn } }) => `${pn},${dn}`).join(" ");
      seen.push(`${root.numbers.pn},${root.numbers.dn}: ${below}`);
    };
    proofNumber(game, game.start, { goal: 1 }, new ProofLedger(game, game.start, note));
    expect(seen.slice(0, 6)).toEqual([
      "1,1: ",
      "1,3: 1,1 1,1 1,1",
      "1,3: 2,1 1,1 1,1",
      "1,3: 2,1 3,1 1,1",
      "2,3: 2,1 3,1 2,1",
      "1,3: 1,1 3,1 2,1",
    ]);
  });
});

/** The root's numbers if these leaves came out so, counted anew from the leaves up, by nothing that the search has told. */
function numbersIf(
  node: ToldNode,
  goal: number,
  supposed: ReadonlyMap<ToldNode, boolean>,
): { pn: number; dn: number } {
  const known = verdict(node, goal, supposed);
  if (known !== undefined) return known ? { pn: 0, dn: Infinity } : { pn: Infinity, dn: 0 };
  if (node.children.length === 0) return { pn: 1, dn: 1 };
  let [pn, dn] = node.turn === "max" ? [Infinity, 0] : [0, Infinity];
  for (const child of node.children) {
    const below = numbersIf(child, goal, supposed);
    pn = node.turn === "max" ? Math.min(pn, below.pn) : pn + below.pn;
    dn = node.turn === "max" ? dn + below.dn : Math.min(dn, below.dn);
  }
  return { pn, dn };
}

/** A position as far from the end of a random game as it can be read whole. */
function nearTheEnd(game: AnyGame, seed: number): unknown {
  const chance = random(seed);
  const reached = [game.start];
  while (game.outcome(reached[0]) === undefined) {
    const moves = game.moves(reached[0]);
    reached.unshift(game.play(reached[0], moves[chance.below(moves.length)]));
  }
  let plies = 0;
  while (plies + 1 < reached.length && sizeWithin(game, reached[plies + 1], 3000) <= 3000) plies++;
  return reached[plies];
}

/** How many nodes a tree has; more than `most` are not counted. */
function sizeWithin(game: AnyGame, position: unknown, most: number): number {
  let size = 1;
  for (const move of game.moves(position)) {
    if (size > most) break;
    size += sizeWithin(game, game.play(position, move), most - size);
  }
  return size;
}
