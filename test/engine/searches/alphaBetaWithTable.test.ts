import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  alphaBetaWithTable,
  type Bound,
  Counter,
  minimax,
  type Options,
  type ProbeResult,
  parseTree,
  Silent,
  type TableOptions,
  TranspositionTable,
  type Tree,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTable } from "../arbitraryTable.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { Referee } from "../referee.ts";
import { sharingTree } from "../sharingTree.ts";
import { treeOf } from "../treeOf.ts";

/** What is told of the table, a line each. */
class TableTalk extends Silent<number> {
  readonly lines: string[] = [];

  override probe(key: unknown, result: ProbeResult, value?: number, bound?: Bound): void {
    this.lines.push(["probe", key, result, value, bound].filter((word) => word !== undefined).join(" "));
  }

  override store(key: unknown, value: number, bound: Bound, depth: number): void {
    this.lines.push(["store", key, value, bound, depth].join(" "));
  }

  override leave(value: number, from: string): void {
    if (from === "table") this.lines.push(`leave ${value}`);
  }
}

function talkOf(tree: Tree, options: Options & TableOptions<number> = {}): string[] {
  const [game, talk] = [treeGame(tree), new TableTalk()];
  alphaBetaWithTable(game, game.start, options, talk);
  return talk.lines;
}

function found(tree: Tree): number {
  const game = treeGame(tree);
  return alphaBetaWithTable(game, game.start).value;
}

function counted(search: typeof alphaBeta | typeof alphaBetaWithTable): Counter<number> {
  const counter = new Counter<number>();
  expect(search(ticTacToe, ticTacToe.start, {}, counter).value).toBe(0);
  return counter;
}

/** Another alpha-beta with a table, to count with: one function for both sides, boards as text, no observer. */
function countByHand(): { nodes: number; hits: number } {
  const table = new Map<string, { value: number; low: boolean; high: boolean }>();
  const lines = ["012", "345", "678", "036", "147", "258", "048", "246"].map((cells) =>
    [...cells].map(Number),
  );
  let [nodes, hits] = [0, 0];
  const visit = (board: string, me: string, other: string, alpha: number, beta: number): number => {
    nodes++;
    if (lines.some((line) => line.every((cell) => board[cell] === other))) return -1;
    if (!board.includes(".")) return 0;
    const known = table.get(board + me);
    // What is known to be at least beta, at most alpha, or both one and the other.
    if (known?.low && (known.high || known.value >= beta)) hits++;
    else if (known?.high && known.value <= alpha) hits++;
    else {
      let best = -2;
      for (let cell = 0; cell < 9 && Math.max(best, alpha) < beta; cell++) {
        if (board[cell] !== ".") continue;
        const next = board.slice(0, cell) + me + board.slice(cell + 1);
        best = Math.max(best, -visit(next, other, me, -beta, -Math.max(best, alpha)));
      }
      table.set(board + me, { value: best, low: best > alpha, high: best < beta });
      return best;
    }
    return known.value;
  };
  expect(visit(".........", "X", "O", -Infinity, Infinity) + 0).toBe(0);
  return { nodes, hits };
}

describe("alphaBetaWithTable", () => {
  it("is not misled by a bound that it met in another window", () => {
    expect(found(parseTree("[[3,[4,9]],[[4,9]]]"))).toBe(9);
    expect(talkOf(parseTree("[[3,[4,9]],[[4,9]]]"))).toEqual([
      "probe max [[3,[4,9]],[[4,9]]] absent",
      "probe min [3,[4,9]] absent",
      "probe max [4,9] absent",
      "store max [4,9] 4 lower Infinity",
      "store min [3,[4,9]] 3 exact Infinity",
      "probe min [[4,9]] absent",
      "probe max [4,9] bound",
      "store max [4,9] 9 exact Infinity",
      "store min [[4,9]] 9 exact Infinity",
      "store max [[3,[4,9]],[[4,9]]] 9 exact Infinity",
    ]);
  });

  it("keeps the two sides' positions apart, and values as MAX counts them", () => {
    expect(found(parseTree("[[3,3]]"))).toBe(3);
    // The same text at both sides: MAX would take 3 of it, MIN takes 1.
    expect(found(parseTree("[[1,3],[[1,3]]]"))).toBe(3);
    expect(found(parseTree("[[[1,3]],[1,3]]"))).toBe(3);
  });

  it("answers a position that came before, whatever moves led to it", () => {
    expect(talkOf(parseTree("[[[4,1],9],[9,[4,1]]]")).slice(-5)).toEqual([
      "probe min [9,[4,1]] absent",
      "probe max [4,1] hit 4 exact",
      "leave 4",
      "store min [9,[4,1]] 4 upper Infinity",
      "store max [[[4,1],9],[9,[4,1]]] 4 exact Infinity",
    ]);
  });

  it("asks a deeper search again where an entry is too shallow", () => {
    const game = treeGame(parseTree("[[[4,1],9],[2]]"));
    const [table, talk] = [new TranspositionTable<number>(), new TableTalk()];
    alphaBetaWithTable(game, game.start, { depth: 1, table });
    alphaBetaWithTable(game, game.start, { depth: 3, table }, talk);
    expect(talk.lines[0]).toBe(`probe ${game.key(game.start)} shallow`);
  });

  it("finds minimax's value whatever the table's size and replacement, the whole tree being searched", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, (tree, table) => {
        const game = treeGame(tree);
        const { value, line } = alphaBetaWithTable(game, game.start, { table });
        expect(value).toBe(forcedValue(tree));
        let reached = game.start;
        for (const move of line) {
          expect(game.moves(reached)).toContain(move);
          reached = game.play(reached, move);
          expect(forcedValue(reached.tree, reached.side)).toBe(value);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("finds minimax's value to any depth where entries are to be of equal depth", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, fc.nat(5), (tree, settings, depth) => {
        const game = treeGame(tree);
        const table = { ...settings, depths: "equal" } as const;
        const { value, line } = alphaBetaWithTable(game, game.start, { depth, table });
        expect(value).toBe(minimax(game, game.start, { depth }).value);
        expect(line.length).toBeLessThanOrEqual(depth);
      }),
      { numRuns: 500 },
    );
  });

  it("finds minimax's value when one table serves search after search, each with its own depth and window", () => {
    const task = fc.record({ depth: fc.nat(6), window: arbitraryWindow });
    fc.assert(
      fc.property(sharingTree, arbitraryTable, fc.array(task, { maxLength: 5 }), (tree, settings, tasks) => {
        const game = treeGame(tree);
        const table = new TranspositionTable<number>({ ...settings, depths: "equal" });
        for (const { depth, window } of tasks) {
          const [alpha, beta] = window;
          const truth = minimax(game, game.start, { depth }).value;
          const { value } = alphaBetaWithTable(game, game.start, { depth, window, table });
          if (value <= alpha) expect(truth).toBeLessThanOrEqual(value);
          else if (value >= beta) expect(truth).toBeGreaterThanOrEqual(value);
          else expect(value).toBe(truth);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("may know better than minimax to that depth where a deeper entry answers", () => {
    const game = treeGame(parseTree("[[[4,1],9],[2]]"));
    const deep = alphaBetaWithTable(game, game.start);
    for (const [depths, value] of [
      ["atLeast", deep.value],
      ["equal", 0],
    ] as const) {
      const table = new TranspositionTable<number>({ depths });
      alphaBetaWithTable(game, game.start, { table });
      expect(alphaBetaWithTable(game, game.start, { depth: 1, table }).value).toBe(value);
    }
    expect([deep.value, minimax(game, game.start, { depth: 1 }).value]).toEqual([4, 0]);
  });

  it("finds the true value of late tic-tac-toe positions and of the first, by one small table for all of them", () => {
    const table = new TranspositionTable<number>({ size: 97, replacement: "depth-preferred" });
    const positions = new Set([ticTacToe.start]);
    for (const position of positions) {
      for (const move of ticTacToe.moves(position)) positions.add(ticTacToe.play(position, move));
    }
    expect(positions.size).toBe(5478);
    for (const position of positions) {
      if (ticTacToe.moves(position).length > 5) continue;
      const { value } = alphaBetaWithTable(ticTacToe, position, { table });
      expect(value).toBe(forcedValue(treeOf(ticTacToe, position, Infinity), ticTacToe.turn(position)));
    }
    expect(alphaBetaWithTable(ticTacToe, ticTacToe.start, { table }).value).toBe(0);
  });

  it("enters a fraction of alpha-beta's nodes of tic-tac-toe, as many as another program counts", () => {
    const [plain, withTable] = [counted(alphaBeta), counted(alphaBetaWithTable)];
    const { nodes, hits } = countByHand();
    expect(withTable.nodes).toBe(nodes);
    expect(withTable.hits).toBe(hits);
    expect(withTable.nodes).toBe(4866);
    expect(withTable.nodes * 3).toBeLessThan(plain.nodes);
    // Every node with moves left asks the table; an answer ends it.
    expect(withTable.probes).toBe(withTable.nodes - withTable.leaves);
  });

  it("answers the root at once the second time, with the line as far as the table knows it", () => {
    fc.assert(
      fc.property(sharingTree, (tree) => {
        const [game, table, counter] = [
          treeGame(tree),
          new TranspositionTable<number>(),
          new Counter<number>(),
        ];
        const first = alphaBetaWithTable(game, game.start, { table });
        expect(alphaBetaWithTable(game, game.start, { table }, counter)).toEqual(first);
        expect([counter.nodes, counter.probes, counter.hits]).toEqual([1, 1, 1]);
      }),
    );
  });

  it("names a whole line to the end of the game where its table forgot nothing", () => {
    fc.assert(
      fc.property(sharingTree, (tree) => {
        const game = treeGame(tree);
        const { value, line } = alphaBetaWithTable(game, game.start);
        const end = line.reduce((from, move) => game.play(from, move), game.start);
        expect(game.outcome(end)).toBe(value);
      }),
    );
  });

  it("tells only of entries that the table took", () => {
    const stored = (replacement: "always" | "depth-preferred") =>
      talkOf(parseTree("[[[4,1],9],[[5],2]]"), { depth: 9, table: { size: 1, replacement } }).filter((line) =>
        line.startsWith("store"),
      );
    // The one place is fought for: the second move's grandchild comes when its uncle is there, a ply deeper.
    const all = [
      "store max [4,1] 4 exact 7",
      "store min [[4,1],9] 4 exact 8",
      "store max [5] 5 exact 7",
      "store min [[5],2] 2 upper 8",
      "store max [[[4,1],9],[[5],2]] 4 exact 9",
    ];
    expect(stored("always")).toEqual(all);
    expect(stored("depth-preferred")).toEqual(all.filter((line) => !line.includes("max [5]")));
  });

  it("tells a story that an observer may rely on, and gives the same whoever observes", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, arbitraryWindow, (tree, table, window) => {
        const game = treeGame(tree);
        const referee = new Referee(game, game.start);
        const observed = alphaBetaWithTable(game, game.start, { table, window }, referee);
        expect(referee.atRest).toBe(true);
        expect(alphaBetaWithTable(game, game.start, { table, window })).toEqual(observed);
      }),
      { numRuns: 200 },
    );
  });

  it("refuses a table that holds another game's positions", () => {
    const table = new TranspositionTable<number>();
    alphaBetaWithTable(ticTacToe, ticTacToe.start, { depth: 2, table });
    const game = treeGame([1, 2]);
    expect(() => alphaBetaWithTable(game, game.start, { table })).toThrow(
      "A table serves one game: this one holds positions of Tic-tac-toe, not Tree",
    );
  });
});
