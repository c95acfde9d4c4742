import { describe, expect, it } from "vitest";
import { Counter, connectFour, minimalLeaves, orderedAlphaBeta } from "../../src/engine/index.ts";
import { deepening } from "../../src/figures/deepening/deepening.ts";
import { runDeepening, tablePlaces } from "../../src/figures/deepening/deepenPosition.ts";
import { proseOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/06-iterative-deepening.mdx");
const prose = proseOf(children).join("\n");
type Said = Readonly<Record<string, unknown>>;
const run = (said: Said) => runDeepening(deepening.place(said).given);
const clock = { position: "44", amount: 9 } as const;
const stopped = { position: "61567", limit: "nodes", amount: 20000, parts: "none" } as const;
const write = (count: number) => count.toLocaleString("en");
const sumOf = (props: Said) => run(props).iterations.reduce((sum, { nodes }) => sum + nodes, 0);

describe("Chapter iterative-deepening", () => {
  it("prints what all iterations cost on minimal trees: 1.8 and 1.5 for 7 moves, 1.6 and 1.1 for 35", () => {
    const factor = (b: number, depth: number) => {
      const leaves = Array.from({ length: depth }, (_, i) => minimalLeaves(b, i + 1));
      return (leaves.reduce((sum, count) => sum + count) / leaves[depth - 1]).toFixed(1);
    };
    expect([factor(7, 8), factor(7, 9), factor(35, 8), factor(35, 9)]).toEqual(["1.8", "1.5", "1.6", "1.1"]);
    expect(prose).toContain(
      "With 7 moves all iterations cost 1.8 times the last at 8 plies, and 1.5 times at 9.",
    );
    expect(prose).toContain("With 35 moves the two numbers are 1.6 and 1.1.");
  });

  it("states growth that minimal trees have, between odd and even depths", () => {
    for (const b of [7, 35]) {
      const growth = (depth: number) => minimalLeaves(b, depth) / minimalLeaves(b, depth - 1);
      expect(growth(9)).toBeCloseTo((b + 1) / 2, 2);
      expect(growth(8)).toBeCloseTo((2 * b) / (b + 1), 1);
    }
  });

  it("prints what B/(B − 1) comes to", () => {
    expect(prose).toContain("that is 2.00,");
    expect(prose).toContain("it is 1.50,");
    expect(prose).toContain("no more than 1.11.");
  });

  it("says what nine iterations cost against the ninth ply alone", () => {
    const alone = new Counter<number>();
    const options = { depth: 9, table: { size: tablePlaces } };
    orderedAlphaBeta(connectFour, connectFour.read("44"), options, alone);
    const { iterations } = run(clock);
    expect(sumOf(clock)).toBeLessThan(alone.nodes);
    expect(prose).toContain(`the ninth ply of this position takes ${write(alone.nodes)} nodes.`);
    expect(prose).toContain(`After eight others it takes ${write(iterations[8].nodes)}`);
  });

  it("says truly that the last line adds nothing to the table, and the table much to the line", () => {
    const all = sumOf(clock);
    expect(sumOf({ ...clock, parts: "table,killers,history,static" })).toBe(all);
    expect(prose).toContain(`Without the line the nodes stay at ${write(all)}:`);
    const [noMove, noTable] = [
      "variation,answers,killers,history,static",
      "variation,killers,history,static",
    ].map((parts) => sumOf({ ...clock, parts }));
    expect(noTable).toBeGreaterThan(2 * all);
    expect(prose).toContain(`Without the table’s move they rise to ${write(noMove)}.`);
    expect(prose).toContain(`Without the answers too it takes ${write(noTable)}.`);
    const share = Math.round((100 * (noMove - all)) / (noTable - all));
    expect(prose).toContain(`${share} % are its order, and ${100 - share} % its memory.`);
  });

  it("shows a half iteration that would lose at once, where every deeper whole one has seen the threat", () => {
    const { iterations, half } = run(stopped);
    expect(iterations.slice(1).map(({ line }) => (line[0] as number) + 1)).toEqual(
      Array(iterations.length - 1).fill(4),
    );
    expect(prose).toContain(
      `${iterations.at(-1)!.depth} plies deep, answers column ${(iterations.at(-1)!.line[0] as number) + 1}.`,
    );
    expect(prose).toContain(`had searched ${half!.tried} of ${half!.of} moves.`);
    expect(prose).toContain(`it knew was column ${(half!.move as number) + 1}, because`);
    const position = connectFour.play(connectFour.read(stopped.position), half!.move as number);
    expect(connectFour.turn(position)).toBe("max");
    const replies = connectFour.moves(position).map((move) => connectFour.play(position, move));
    expect(
      replies.map((reply) => connectFour.outcome(reply) ?? 0).filter((outcome) => outcome > 0),
    ).toHaveLength(1);
    // One move alone has been searched: what it knows is no better than what it does not.
    expect(half!.tried).toBe(1);
  });

  it("promises truly what the reader is asked to try with the half iteration", () => {
    for (const amount of [10_000, 30_000])
      expect(run({ ...stopped, amount }).half).toMatchObject({ move: 0, tried: 3 });
    // The first three moves all lose at once.
    const start = connectFour.read(stopped.position);
    for (const column of [0, 1, 2]) {
      const position = connectFour.play(start, column);
      const outcomes = connectFour
        .moves(position)
        .map((move) => connectFour.outcome(connectFour.play(position, move)));
      expect(Math.max(...outcomes.map((outcome) => outcome ?? 0))).toBeGreaterThan(0);
    }
    expect(run({ ...stopped, parts: "variation" }).half!.move).toBe(3);
    expect(run({ ...stopped, parts: "all" }).iterations.length).toBeGreaterThan(
      run(stopped).iterations.length,
    );
  });

  it("says truly that no width changes a value, and that another move of the same value may be found", () => {
    const found = (props: Said) => run(props).iterations.map(({ value, line }) => ({ value, move: line[0] }));
    for (const position of ["44", "61567", "4", "445"]) {
      for (const width of [0.2, 0.05, 0.01]) {
        const asked = { position, amount: 6 };
        const values = found({ ...asked, width }).map(({ value }) => value);
        expect(values).toEqual(found(asked).map(({ value }) => value));
      }
    }
    const [whole, narrow] = [clock, { ...clock, width: 0.01 }].map((props) => found(props)[4]);
    expect(narrow.value).toBe(whole.value);
    expect(narrow.move).not.toBe(whole.move);
  });

  it("says truly that narrow windows are lost again and again, wide ones never, and that none saves much", () => {
    const windows = [0.2, 0.05, 0.02, 0.01].map((width) => {
      const { iterations } = run({ ...clock, width });
      return {
        nodes: iterations.reduce((sum, one) => sum + one.nodes, 0),
        lost: iterations.reduce((sum, one) => sum + one.researches, 0),
      };
    });
    expect(windows.slice(0, 2).map(({ lost }) => lost)).toEqual([0, 0]);
    for (const { lost } of windows.slice(2)) expect(lost).toBeGreaterThan(4);
    const whole = sumOf(clock);
    for (const { nodes } of windows) expect(Math.abs(nodes / whole - 1)).toBeLessThan(0.1);
    expect([windows[0].nodes < whole, windows[1].nodes > whole]).toEqual([true, true]);
    const values = run(clock).iterations.map(({ value }) => value);
    const steps = values.slice(1).map((value, i) => value - values[i]);
    expect(steps.map((step) => Math.abs(step) > 0.01)).toEqual(steps.map((_, i) => i > 0));
    expect(steps.map((step) => step > 0)).toEqual(steps.map((_, i) => i % 2 === 1));
  });

  it("says of a narrow window that more can be cut, since its own table has one that costs more", () => {
    expect(sumOf({ ...clock, width: 0.05 })).toBeGreaterThan(sumOf(clock));
    expect(prose).toContain("The narrower the window, the more can be cut");
  });

  it("has a hint for who counts the best order of all, and for who counts the other order of the two", () => {
    const [{ props }] = elementsOf(children, "Check");
    const orders = (props.questions as { tree?: string; hints?: Readonly<Record<number, string>> }[])
      .filter(({ tree }) => tree?.includes("[3,12,8]"))
      .map(({ hints = {} }) => Object.keys(hints).map(Number));
    expect(minimalLeaves(3, 2)).toBe(5);
    expect(orders).toEqual([
      [5, 7, 8],
      [5, 8, 9],
    ]);
  });
});
