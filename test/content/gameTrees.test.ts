import { describe, expect, it } from "vitest";
import { countPlies, type Game, minimax, ticTacToe } from "../../src/engine/index.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children, source } = await readChapter("chapters/01-game-trees.mdx");
const prose = proseOf(children).join("\n");

interface Table {
  readonly left: number;
  readonly mover: "max" | "min";
}
/** The game as the page shows it, with what a search asks besides. */
const [shown] = source.match(/(?<=^```js wrap\nconst matches = )\{.*?^\}(?=;)/ms)!;
const matches = {
  ...(Function(`return ${shown}`)() as Game<Table, number>),
  evaluate: () => 0,
  key: ({ left, mover }: Table) => `${left} ${mover}`,
} as Game<Table, number>;

describe("Chapter game-trees", () => {
  it("says truly that MIN wins with three matches, and MAX with four by taking one", () => {
    expect(minimax(matches, { left: 3, mover: "max" }).value).toBe(-1);
    expect(minimax(matches, { left: 4, mover: "max" })).toMatchObject({
      value: 1,
      line: [1, expect.anything(), expect.anything()],
    });
  });

  it("says truly where the nodes of tic-tac-toe fall behind the product, and why", () => {
    const plies = countPlies(ticTacToe, ticTacToe.start);
    const product = (ply: number): number => (ply === 0 ? 1 : product(ply - 1) * (10 - ply));
    const behind = plies.findIndex(({ nodes }, ply) => nodes < product(ply));
    expect(plies.findIndex(({ games }) => games > 0)).toBe(behind - 1);
    expect(prose).toContain(`At ply ${behind} the nodes fall behind`);
  });

  it("says truly how the position of its second task can end", () => {
    const play = (...cells: number[]) => cells.reduce(ticTacToe.play, ticTacToe.read("XOXOOX..."));
    expect(ticTacToe.outcome(play(8))).toBe(1);
    expect(ticTacToe.outcome(play(6, 7))).toBe(-1);
    const longest = [play(6, 8, 7), play(7, 6, 8), play(7, 8, 6)].map((end) => ticTacToe.outcome(end));
    expect(longest).toEqual([0, 1, 0]);
  });
});
