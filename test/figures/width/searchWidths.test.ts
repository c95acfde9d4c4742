import { describe, expect, it } from "vitest";
import { gomoku, iterativeDeepening } from "../../../src/engine/index.ts";
import { searchWidths, widths } from "../../../src/figures/width/searchWidths.ts";
import { deepWin } from "../../../src/figures/width/width.ts";
import { sayWidth } from "../../../src/figures/width/words.ts";

const budget = 400;
const found = [...searchWidths({ position: deepWin, budget })];

describe("Searching gomoku with several widths", () => {
  it("finds what the engine's iterations find with the same width and budget", () => {
    for (const [i, width] of widths.entries()) {
      const rules = gomoku(15, { width });
      const root = rules.read(deepWin);
      const { iterations, line, value } = iterativeDeepening(rules, root, { budget });
      expect(found[i].nodes).toEqual(iterations.map(({ nodes }) => nodes));
      expect([found[i].move, found[i].value]).toEqual([rules.writeMove(root, line[0]), value]);
    }
  });

  it("keeps within the budget once the first ply is whole, and sees less deep the wider it is", () => {
    for (const { nodes } of found.filter(({ nodes }) => nodes.length > 1)) {
      expect(nodes.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(budget);
    }
    const depths = found.map(({ nodes }) => nodes.length);
    expect(depths).toEqual(depths.toSorted((one, other) => other - one));
    expect(depths[0]).toBeGreaterThan(depths.at(-1)!);
  });

  it("looks at as many moves as the width says, or at all there are", () => {
    expect(found.map(({ moves }) => moves).slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(found[4].moves).toBeGreaterThan(16);
    expect(found[4].moves).toBeLessThan(225);
  });

  it("finds nothing where the game is over, and a win at once with every width", () => {
    const five = deepWin.replace("...............", "XXXXX..........");
    expect([...searchWidths({ position: five, budget })]).toEqual([]);
    const four = deepWin.replace("...............", "XXXX...........");
    expect(
      new Set([...searchWidths({ position: four, budget })].map(({ move, value }) => `${move} ${value}`))
        .size,
    ).toBe(1);
  });

  it("says of a win that it holds against the replies that were looked at, and of an estimate that it is one", () => {
    const say = (value: number) =>
      sayWidth({ ...found[1], value })
        .map(({ text }) => text)
        .join("");
    expect(say(1)).toContain("Black wins. That holds against the replies it looked at.");
    expect(say(-1)).toContain("White wins. That holds");
    expect(say(0)).toContain("estimates that nobody is ahead");
  });
});
