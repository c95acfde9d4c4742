import { describe, expect, it } from "vitest";
import type { LadderRow } from "../../bench/levelLadder.ts";
import { ladder, pairs, plainMatches, playRow, stylesOf } from "../../bench/levelLadder.ts";
import { levelLadder as played } from "../../content/chapters/levelLadder.ts";
import {
  Counter,
  checkers,
  connectFour,
  gomoku,
  levelNames,
  levels,
  match,
  orderedAlphaBeta,
  pairScore,
  playerOf,
  ticTacToe,
} from "../../src/engine/index.ts";
import { cards } from "../../src/figures/ruleCard/cards.ts";
import { deepWin, runWidths, width } from "../../src/figures/width/width.ts";
import { winByFours } from "../figures/width/foursWin.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children, data } = await readChapter("chapters/10-opponents.mdx");
const levelLadder = played as unknown as readonly LadderRow[];
const prose = proseOf(children).join("\n");

describe("What the chapter on opponents says in words of its own", () => {
  it("the first opponent looks three plies ahead, and not always plays what it likes best", () => {
    expect(prose).toContain("It looks three plies ahead");
    expect(levels.connectFour.casual.depth).toBe(3);
    expect(levels.connectFour.casual.temperature).toBeGreaterThan(0);
  });

  it("gomoku’s casual player looks one ply ahead", () => {
    expect(prose).toContain("which looks one ply ahead");
    expect(levels.gomoku.casual.depth).toBe(1);
  });

  it("narrow and deep costs less than wide and shallow", () => {
    const wide = gomoku();
    const position = ["h8", "h9", "i9", "g7", "g8", "i8"].reduce(
      (at, move) => wide.play(at, wide.readMove(at, move)),
      wide.start,
    );
    const nodes = (width: number, depth: number) => {
      const counter = new Counter();
      orderedAlphaBeta(gomoku(15, { width }), position, { depth }, counter);
      return counter.nodes;
    };
    expect(prose).toContain("With 5 moves at each node, five plies cost less than three plies with 20.");
    expect(nodes(5, 5)).toBeLessThan(nodes(20, 3));
  });

  describe("in the position of widths", () => {
    const rules = gomoku();
    const root = rules.read(deepWin);
    const found = runWidths(width.place({}).given);
    const [two, four, eight, sixteen, all] = found;
    const having = (move: string) => rules.play(root, rules.readMove(root, move));
    const written = (line: readonly number[] | undefined) =>
      line?.map((point) => rules.writeMove(root, point));

    it("Black wins by fours in nine plies, and a width of 4 alone plays so", () => {
      const [best, ...rest] = written(winByFours(root.stones, 1, 9))!;
      expect([best, rest.length + 1]).toEqual([four.move, 9]);
      expect(four.line).toHaveLength(9);
      expect(found.filter(({ value }) => value === 1)).toEqual([four]);
      expect(prose).toContain("wins in nine plies");
    });

    it("the widest play a move after which White wins by fours in seven plies, and see nothing of it", () => {
      expect([sixteen.move, all.move]).toEqual(["f6", "f6"]);
      expect(written(winByFours(having("f6").stones, -1, 7))).toHaveLength(7);
      expect(written(winByFours(having("f6").stones, -1, 7))![0]).toBe("e12");
      for (const { value } of [sixteen, all]) expect(Math.abs(value)).toBeLessThan(0.1);
      expect(prose).toMatch(/play f6.*e12.*in seven plies/s);
    });

    it("a width of 2 misses the win for its width alone, and one of 8 for its depth", () => {
      expect(two.nodes.length).toBeGreaterThan(9);
      expect(two.value).toBeLessThan(1);
      expect(eight.nodes.length).toBeLessThan(9);
    });

    it("after f6 narrow searches take White's loss for sure, and one of width 8 sees its win", () => {
      const values = runWidths({ position: rules.write(having("f6")), budget: 4000 }).map(
        ({ value }) => value,
      );
      expect(values.slice(0, 3)).toEqual([1, 1, -1]);
      for (const value of values.slice(3)) expect(Math.abs(value)).toBeLessThan(0.1);
    });
  });

  it("after 4, 3, 5 no move of O loses within nine plies, after 4, 4, 3 five do in four", () => {
    expect(prose).toContain("after the columns 4, 3 and 5, with O to move");
    expect(prose).toContain("None of these moves loses within nine plies");
    const lost = (text: string, depth: number) => {
      const position = connectFour.read(text);
      expect(connectFour.turn(position)).toBe("min");
      return connectFour
        .moves(position)
        .filter(
          (move) => orderedAlphaBeta(connectFour, connectFour.play(position, move), { depth }).value >= 1,
        );
    };
    expect(lost("435", 8)).toEqual([]);
    expect(lost("443", 3)).toHaveLength(5);
    expect(lost("443", 2)).toEqual([]);
    expect(prose).toContain("5 of the seven moves lose in four plies, one more than is searched");
  });

  it("the ladder is that of the levels as they are, and its quickest matches come out as they stand there", () => {
    expect(levelLadder.map(({ game, level, against }) => ({ game, level, against }))).toEqual([
      ...ladder,
      ...plainMatches,
    ]);
    for (const row of levelLadder) {
      expect(row.styles).toEqual(stylesOf(row));
      expect(row.wins + row.draws + row.losses).toBe(2 * pairs);
    }
    const quick = levelLadder.filter(({ game, level, against }) =>
      [`${game} ${level}`, `${game} ${against}`].some((name) =>
        ["othello chance", "connectFour 1"].includes(name),
      ),
    );
    expect(quick.length).toBeGreaterThan(1);
    for (const row of quick) expect(playRow(row)).toEqual(row);
  });

  it("each level is clear of the one below it, and casual’s temperature costs it two plies of three", () => {
    const scored = (row: (typeof levelLadder)[number]) => ({ ...row, ...pairScore(row) });
    for (const { low, against } of levelLadder.map(scored))
      if (typeof against === "string") expect(low).toBeGreaterThan(0.5);
    const plain = (level: string, plies: number) =>
      scored(
        levelLadder.find(
          (row) => row.game === "connectFour" && row.level === level && row.against === plies,
        )!,
      );
    expect(plain("casual", 1).low).toBeLessThan(0.5);
    expect(plain("casual", 1).high).toBeGreaterThan(0.5);
    expect(plain("casual", 2).high).toBeLessThan(0.5);
    expect(prose).toContain("Its temperature costs it about two plies.");
  });

  it("in the position to set up two of Black’s three men may move, and every chain takes three men", () => {
    const [, text] = data.match(/setUp = "([^"]+)"/)!;
    const position = checkers.read(text);
    const moves = checkers.moves(position);
    expect(new Set(moves.map(({ path }) => path[0])).size).toBe(2);
    expect(new Set(moves.map((move) => checkers.writeMove(position, move).split("x").length))).toEqual(
      new Set([4]),
    );
    expect(prose).toContain(
      `There are ${moves.length} legal moves: ${moves.map((move) => checkers.writeMove(position, move)).join(", ")}.`,
    );
    expect(Object.values(cards).map((card) => card.position)).not.toContain(text);
  });

  it("the best-looking point alone beats a search of one ply among twelve, beyond the half", () => {
    expect(prose).toMatch(/It scores \d+ %, with a 95 % interval from (5[1-9]|[6-9]\d) % to/);
  });

  it("against two open threes that cross, five plies see the loss, and three of a greater width do not", () => {
    const rules = gomoku();
    const crossed = ["f8", "c3", "g8", "m12", "h9", "k4", "h10", "d12", "h8"].reduce(
      (at, move) => rules.play(at, rules.readMove(at, move)),
      rules.start,
    );
    const value = (width: number, depth: number) =>
      orderedAlphaBeta(gomoku(15, { width }), crossed, { depth }).value;
    expect(value(5, 5)).toBe(1);
    expect(Math.abs(value(20, 3))).toBeLessThan(0.1);
  });

  it("each level of tic-tac-toe is stronger than the one below it, openings counted, and the master never loses", () => {
    const ladder = levelNames.map((level, at) => {
      const below = at === 0 ? ({ thinker: "chance" } as const) : levels.ticTacToe[levelNames[at - 1]];
      const [one, other] = [
        playerOf(ticTacToe, levels.ticTacToe[level], `one ${level}`),
        playerOf(ticTacToe, below, `other ${level}`),
      ];
      return match(ticTacToe, one, other, { pairs: 100, opening: 1 });
    });
    for (const score of ladder) expect(pairScore(score).low).toBeGreaterThan(0.5);
    expect(ladder.at(-1)!.losses).toBe(0);
    expect(prose).toContain("each has played 200 games");
  });

  it("a line of tic-tac-toe is three of nine bits", () => {
    const top = ticTacToe.read("XXXOO....");
    expect(top & 0b111_111_111).toBe(7);
    expect(prose).toContain("The top row is 7. X owns it if (cells & 7) is 7");
    expect(prose).toContain("X on the first two cells is the number 3");
  });
});
