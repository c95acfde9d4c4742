import { describe, expect, it } from "vitest";
import {
  Counter,
  checkers,
  connectFour,
  gomoku,
  iterativeDeepening,
  levels,
  orderedAlphaBeta,
  ticTacToe,
} from "../../src/engine/index.ts";
import { cards } from "../../src/figures/ruleCard/cards.ts";
import { deepWin } from "../../src/figures/width/deepWin.ts";
import { runWidths } from "../../src/figures/width/runWidths.ts";
import { widthViewOf } from "../../src/figures/width/widthProps.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children, source } = await readChapter("chapters/10-opponents.mdx");
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

  it("only a width of 4 sees the win, one of 8 would at seven plies, and one of 2 misses it for its width alone", () => {
    expect(prose).toContain("a search of width 8 needs seven plies");
    const found = runWidths(widthViewOf({}));
    expect(found.filter(({ value }) => value === 1).map(({ width }) => width)).toEqual([4]);
    const [two, , eight] = found;
    expect(two.nodes.length).toBeGreaterThan(7);
    expect(eight.nodes).toHaveLength(6);
    expect(prose).toContain("8,000 nodes");
    const rules = gomoku(15, { width: 8 });
    const { iterations } = iterativeDeepening(rules, rules.read(deepWin), { budget: 8000 });
    const firstWin = iterations.find(({ value }) => value === 1);
    expect(firstWin?.depth).toBe(7);
  });

  it("Connect Four after 4, 4, 3 has O to move", () => {
    expect(prose).toContain("after the columns 4, 4 and 3, with O to move");
    expect(connectFour.turn(connectFour.read("443"))).toBe("min");
  });

  it("the position to set up is that of the card, and only one of Black’s men may move", () => {
    expect(source).toContain(`position="${cards.checkersJump.position}"`);
    const position = checkers.read(cards.checkersJump.position);
    const from = new Set(checkers.moves(position).map(({ path }) => path[0]));
    expect(from.size).toBe(1);
    expect(prose).toContain("only that one");
  });

  it("a line of tic-tac-toe is three of nine bits", () => {
    const top = ticTacToe.read("XXXOO....");
    expect(top & 0b111_111_111).toBe(7);
    expect(prose).toContain("The top row is 7. X owns it if (cells & 7) is 7");
    expect(prose).toContain("X on the first two cells is the number 3");
  });
});
