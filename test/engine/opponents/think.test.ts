import { describe, expect, it } from "vitest";
import { gomoku } from "../../../src/engine/games/gomoku.ts";
import {
  connectFour,
  gameFor,
  games,
  type LeveledGame,
  levelNames,
  levels,
  match,
  minimax,
  moveValues,
  parseTree,
  playerOf,
  type Style,
  scoreInterval,
  searches,
  softmax,
  think,
  thinkers,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";

const master = levels.ticTacToe.master;
const tree = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));

/** Whether no line of replies beats MASTER, who has the given side, from here on. */
function neverLoses(position: number, side: "max" | "min", known = new Map<number, boolean>()): boolean {
  const outcome = ticTacToe.outcome(position);
  if (outcome !== undefined) return side === "max" ? outcome >= 0 : outcome <= 0;
  const before = known.get(position);
  if (before !== undefined) return before;
  const replies =
    ticTacToe.turn(position) === side ? [think(ticTacToe, position, master).move] : ticTacToe.moves(position);
  const safe = replies.every((move) => neverLoses(ticTacToe.play(position, move), side, known));
  known.set(position, safe);
  return safe;
}

/** An empty board of gomoku but for its middle row. */
function middleRow(size: number, row: string, mover: string): string {
  const empty = Array.from({ length: (size - 1) / 2 }, () => ".".repeat(size));
  return `${[...empty, row, ...empty].join("/")} ${mover}`;
}

describe("A thought", () => {
  it("refuses a style that nobody can play by, and says why", () => {
    const refuses = (style: object) => expect(() => think(tree, tree.start, style as Style));
    refuses({ thinker: "guesswork" }).toThrow('nobody plays by "guesswork"; there are chance, minimax');
    for (const temperature of [Number.NaN, -1, Infinity])
      refuses({ ...master, temperature }).toThrow(
        `temperature must be a number, 0 or more, not ${temperature}`,
      );
  });

  it("at temperature 0 plays a best move, whatever searches", () => {
    for (const thinker of ["minimax", "alphaBeta", "orderedAlphaBeta", "negaScout", "mtdf"] as const) {
      const { move, value, line } = think(tree, tree.start, { thinker });
      expect([move, value, line[0]]).toEqual([0, 3, 0]);
    }
    for (const text of ["X.O......", "XO.......", "X...O...X", "XOX.O...."]) {
      const position = ticTacToe.read(text);
      const best = moveValues(ticTacToe, position, minimax);
      const { move, value } = think(ticTacToe, position, { thinker: "alphaBeta" });
      expect(value).toBe(minimax(ticTacToe, position).value);
      expect(best.find((one) => one.move === move)!.value).toBe(value);
    }
  });

  it("draws its move with the softmax of the values for the side to move", () => {
    for (const text of ["X...O....", "X...O...X"]) {
      const position = ticTacToe.read(text);
      const [depth, temperature] = [2, 0.2];
      const sign = ticTacToe.turn(position) === "max" ? 1 : -1;
      const values = moveValues(ticTacToe, position, minimax, depth);
      const probabilities = softmax(
        values.map(({ value }) => sign * value),
        temperature,
      );
      const style: Style = { thinker: "alphaBeta", depth, temperature };
      const { moves } = think(ticTacToe, position, style);
      expect(moves).toHaveLength(values.length);
      for (const [i, { move, value }] of values.entries()) {
        const found = moves.find((one) => one.move === move)!;
        expect(found.value).toBe(value);
        expect(found.probability).toBeCloseTo(probabilities[i], 12);
      }
      const drawn = new Map<number, number>();
      for (let seed = 0; seed < 2000; seed++) {
        const { move } = think(ticTacToe, position, style, { seed });
        drawn.set(move, (drawn.get(move) ?? 0) + 1);
      }
      for (const [i, { move }] of values.entries()) {
        // Four standard deviations of a share of a half in 2,000 draws.
        expect(Math.abs((drawn.get(move) ?? 0) - 2000 * probabilities[i])).toBeLessThan(90);
      }
    }
  });

  it("is the same for the same seed, and by sampling too", () => {
    const position = connectFour.read("4453");
    for (const style of [levels.connectFour.beginner, { thinker: "mcts", budget: 200 }] as const) {
      const first = think(connectFour, position, style, { seed: 7 });
      expect(think(connectFour, position, style, { seed: 7 })).toEqual(first);
    }
  });

  it("compares every move where it is asked to, and plays the same", () => {
    const position = connectFour.read("4453");
    const style: Style = { thinker: "orderedAlphaBeta", depth: 4 };
    const compared = think(connectFour, position, style, { compare: true });
    const exact = moveValues(connectFour, position, minimax, 4);
    expect(compared.value).toBe(think(connectFour, position, style).value);
    for (const { move, value } of exact)
      expect(compared.moves.find((one) => one.move === move)!.value).toBe(value);
    expect(compared.moves[0].move).toBe(compared.move);
  });

  it("stops when it is told to, or its nodes are used up, with the last whole look", () => {
    const position = connectFour.read("44");
    const told: number[] = [];
    let asked = 0;
    const stopped = think(
      connectFour,
      position,
      { thinker: "orderedAlphaBeta" },
      {
        stop: () => ++asked > 3000,
        tell: ({ depth }) => told.push(depth!),
      },
    );
    expect(told).toEqual(Array.from({ length: stopped.depth! }, (_, i) => i + 1));
    expect(stopped.nodes).toBeLessThanOrEqual(3000);
    const { nodes } = think(connectFour, position, { thinker: "orderedAlphaBeta", budget: 500 });
    expect(nodes).toBeLessThanOrEqual(500);
  });

  it("looks no deeper than the first win it has found", () => {
    const winning = gomoku().read(middleRow(15, "...XXXX........", "X"));
    const { depth, value } = think(gomoku(15, { width: 10 }), winning, levels.gomoku.master);
    expect([depth, value]).toEqual([1, 1]);
  });

  it("wins at once in gomoku, or else stops the other side from winning", () => {
    for (const level of ["casual", "club", "master"] as const) {
      const style: Style = levels.gomoku[level];
      const game = gomoku(11, { width: style.width! });
      const own = think(game, game.read(middleRow(11, "..XXXXO....", "X")), style);
      expect(game.writeMove(game.start, own.move)).toBe("b6");
      const stop = think(game, game.read(middleRow(11, "..XXXXO....", "O")), style);
      expect(game.writeMove(game.start, stop.move)).toBe("b6");
    }
  });

  it("can go by every search there is, and plays the same by all of them", () => {
    expect([...thinkers].sort()).toEqual(["chance", "mcts", ...Object.keys(searches)].sort());
    const position = ticTacToe.read("XX.OO....");
    for (const thinker of thinkers.filter((one) => one !== "chance")) {
      expect(think(ticTacToe, position, { thinker, ...(thinker === "mcts" && { budget: 300 }) }).move).toBe(
        2,
      );
    }
  });

  it("refuses a game that is over, and sampling without an end", () => {
    expect(() => think(ticTacToe, ticTacToe.read("XXXOO...."), master)).toThrow("the game is over");
    expect(() => think(ticTacToe, 0, { thinker: "mcts" })).toThrow("Sampling needs a number of games");
  });
});

describe("The levels", () => {
  it("exist for every game, four of each, and end without a clock", () => {
    expect(Object.keys(levels).sort()).toEqual(expect.arrayContaining(Object.keys(games).sort()));
    for (const name of Object.keys(levels) as LeveledGame[]) {
      for (const level of levelNames) {
        const style: Style = levels[name][level];
        const game = gameFor(name, style);
        const { move } = think(game, game.start, style);
        expect(() => game.play(game.start, move)).not.toThrow();
      }
    }
  });

  it.each([
    ["ticTacToe", 50, 0],
    ["connectFour", 40, 2],
    ["othello", 24, 4],
    ["checkers", 24, 4],
  ] as const)(
    "begin in %s with one that loses to chance now and then, and wins more",
    (name, pairs, opening) => {
      const game = gameFor(name, {});
      const { wins, losses } = match(
        game,
        playerOf(game, levels[name].beginner, "a"),
        playerOf(game, { thinker: "chance" }, "b"),
        { pairs, opening },
      );
      expect(losses).toBeGreaterThan(0);
      expect(wins).toBeGreaterThan(losses);
    },
  );

  it("of tic-tac-toe beat each the one below it, by more than luck", () => {
    for (const [at, level] of levelNames.entries()) {
      if (at === 0) continue;
      const better = playerOf(ticTacToe, levels.ticTacToe[level], level);
      const worse = playerOf(ticTacToe, levels.ticTacToe[levelNames[at - 1]], `worse than ${level}`);
      expect(scoreInterval(match(ticTacToe, better, worse, { pairs: 60, opening: 1 })).low).toBeGreaterThan(
        0.5,
      );
    }
  });

  it("include a tic-tac-toe that never loses, whatever the reply, as X or as O", () => {
    expect(neverLoses(ticTacToe.start, "max")).toBe(true);
    expect(neverLoses(ticTacToe.start, "min")).toBe(true);
  });
});
