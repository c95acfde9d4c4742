import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  connectFour,
  iterativeDeepening,
  killersFirst,
  orderingPartNames,
  ticTacToe,
} from "../../../src/engine/index.ts";
import {
  deepenPosition,
  runDeepening,
  type Searched,
  tablePlaces,
} from "../../../src/figures/deepening/deepenPosition.ts";
import { partsOf } from "../../../src/kit/orderingParts/savingParts.ts";

const view: Searched = {
  game: "connectFour",
  position: "44",
  limit: "plies",
  amount: 6,
  parts: partsOf("connectFour"),
  width: 0,
};
const start = connectFour.read("44");

describe("Deepening a position", () => {
  it("finds what the engine finds with the same table and the same ordering, node for node", () => {
    const table = { size: tablePlaces };
    const all = iterativeDeepening(connectFour, start, { depth: 6, table });
    const killers = iterativeDeepening(connectFour, start, {
      depth: 6,
      table: { size: 1 },
      order: [killersFirst()],
    });
    for (const [parts, engine] of [
      [partsOf("connectFour"), all],
      [["killers"], killers],
    ] as const) {
      const { iterations, ended, half } = runDeepening({ ...view, parts });
      expect([ended, half]).toEqual(["depth", undefined]);
      expect(
        iterations.map(({ depth, nodes, value, line, settled }) => ({ value, line, depth, nodes, settled })),
      ).toEqual(engine.iterations);
    }
  });

  it("is plain alpha-beta, node for node, when all help is switched off", () => {
    const { iterations } = runDeepening({ ...view, parts: [] });
    for (const { depth, nodes, value } of iterations) {
      const counter = new Counter<number>();
      expect(alphaBeta(connectFour, start, { depth }, counter).value).toBe(value);
      expect(nodes).toBe(counter.nodes);
    }
  });

  it("says of every best move what placed it", () => {
    for (const parts of [partsOf("connectFour"), ["killers", "static"], []] as const) {
      const { iterations } = runDeepening({ ...view, parts });
      for (const { ordered, placed, firsts, nodes } of iterations) {
        const sum = orderingPartNames.reduce((total, part) => total + placed[part], 0);
        expect(sum).toBe(ordered);
        expect(firsts).toBeLessThanOrEqual(ordered);
        expect(ordered).toBeLessThan(nodes);
        const strange = orderingPartNames.filter(
          (part) => placed[part] > 0 && part !== "natural" && !(parts as readonly string[]).includes(part),
        );
        expect(strange).toEqual([]);
      }
      expect(iterations[0].ordered).toBe(1);
    }
  });

  it("finds the first move the best more often when the moves are ordered", () => {
    const shareOf = (parts: Searched["parts"]) => {
      const { ordered, firsts } = runDeepening({ ...view, parts }).iterations.at(-1)!;
      return firsts / ordered;
    };
    expect(shareOf(partsOf("connectFour"))).toBeGreaterThan(shareOf(["static"]));
    expect(shareOf(["static"])).toBeGreaterThan(shareOf([]));
  });

  it("ends on its budget with what the iteration that was cut short had found", () => {
    const budget = { limit: "nodes", amount: 3000 } as const;
    const { iterations, ended, half } = runDeepening({ ...view, parts: [], ...budget });
    expect(ended).toBe("budget");
    const whole = iterations.reduce((sum, { nodes }) => sum + nodes, 0);
    expect(half!.nodes).toBe(3000 - whole);
    expect(half!.depth).toBe(iterations.at(-1)!.depth + 1);
    expect(half!.tried).toBeLessThan(half!.of);
    expect(half!.of).toBe(7);
    if (half!.tried > 0) expect(connectFour.moves(start)).toContain(half!.move);
  });

  it("knows of no move before the first of them is searched to the end", () => {
    for (let amount = 100; amount < 1500; amount += 37) {
      const { half } = runDeepening({ ...view, parts: [], limit: "nodes", amount });
      expect(half?.move === undefined).toBe(half === undefined || half.tried === 0);
    }
  });

  it("stops when it is told to, and ends by itself where the game is seen to its end", () => {
    const stopped = deepenPosition({ ...view, limit: "plies", amount: 42 }, ({ depth }) => depth > 3);
    const depths: number[] = [];
    for (;;) {
      const { value, done } = stopped.next();
      if (done) {
        expect(value.ended).toBe("stop");
        break;
      }
      depths.push(value.depth);
    }
    expect(depths).toEqual([1, 2, 3]);
    const solved = runDeepening({
      ...view,
      game: "ticTacToe",
      position: ticTacToe.write(ticTacToe.start),
      limit: "plies",
      amount: 42,
    });
    expect([solved.ended, solved.iterations.at(-1)!.value]).toEqual(["settled", 0]);
  });

  it("finds the same values with an aspiration window, and counts what was searched again", () => {
    const whole = runDeepening(view);
    const narrow = runDeepening({ ...view, width: 0.005 });
    const wide = runDeepening({ ...view, width: 10 });
    const values = ({ iterations }: typeof whole) => iterations.map(({ value }) => value);
    expect(values(wide)).toEqual(values(whole));
    expect(whole.iterations.every(({ researches }) => researches === 0)).toBe(true);
    expect(narrow.iterations.reduce((sum, { researches }) => sum + researches, 0)).toBeGreaterThan(0);
    expect(narrow.iterations[0].researches).toBe(0);
    for (const { researches, lost, nodes } of narrow.iterations) {
      expect(lost > 0).toBe(researches > 0);
      expect(lost).toBeLessThan(nodes);
    }
  });

  it("refuses a clock where the result must be the same everywhere", () => {
    expect(() => runDeepening({ ...view, limit: "seconds", amount: 1 })).toThrow("A clock");
  });
});
