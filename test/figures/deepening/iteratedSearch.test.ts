import { beforeEach, describe, expect, it } from "vitest";
import { connectFour, ticTacToe } from "../../../src/engine/index.ts";
import { deepening as kind } from "../../../src/figures/deepening/deepening.ts";
import { runDeepening } from "../../../src/figures/deepening/deepenPosition.ts";
import { IteratedSearch } from "../../../src/figures/deepening/iteratedSearch.svelte.ts";
import { partsOf } from "../../../src/kit/orderingParts/savingParts.ts";
import { manualSearch } from "./manualSearch.ts";

const view = kind.place({ position: "44", amount: 5 }).given;
const made = () => new IteratedSearch(view, runDeepening(view), manualSearch.start);
const depths = ({ iterations }: IteratedSearch) => iterations.map(({ depth }) => depth);

beforeEach(() => {
  manualSearch.started.length = 0;
});

describe("A search by iterations in a figure", () => {
  it("begins with what was found beforehand, and searches only when it is asked to", () => {
    const deepening = made();
    expect(depths(deepening)).toEqual([1, 2, 3, 4, 5]);
    expect(deepening.shown?.depth).toBe(5);
    expect([deepening.running, manualSearch.started.length]).toEqual([false, 0]);
  });

  it("shows each iteration when it is whole, beside the search before of the same position", () => {
    const deepening = made();
    const before = deepening.iterations;
    deepening.toggle("killers");
    expect(deepening.running).toBe(true);
    expect(manualSearch.latest.question.parts).toEqual([
      "static",
      "history",
      "variation",
      "answers",
      "table",
    ]);
    expect([depths(deepening), deepening.before]).toEqual([[], before]);
    manualSearch.latest.next();
    manualSearch.latest.next();
    expect(depths(deepening)).toEqual([1, 2]);
    manualSearch.latest.finish();
    expect([deepening.running, deepening.ending, depths(deepening)]).toEqual([
      false,
      "depth",
      [1, 2, 3, 4, 5],
    ]);
    deepening.played.type("4444");
    deepening.follow();
    expect(deepening.before).toEqual([]);
  });

  it("is looked at as a link says, as soon as that is found, and until another search", () => {
    const deepening = made();
    const look = { iteration: 2, ply: 1, bars: "log" } as const;
    deepening.run();
    deepening.show({ ...view, ...look });
    manualSearch.latest.next();
    expect(deepening.shown?.depth).toBe(1);
    manualSearch.latest.finish();
    expect([deepening.shown?.depth, deepening.view]).toEqual([2, { ...view, ...look }]);
    deepening.toggle("killers");
    expect(deepening.view).toMatchObject({ iteration: undefined, ply: 0, bars: "log" });
    deepening.reset();
    manualSearch.latest.finish();
    expect(deepening.view).toEqual(view);
  });

  it("is cancelled at once, keeps its whole iterations, and hears no more", () => {
    const deepening = made();
    deepening.run();
    manualSearch.latest.next();
    const half = { depth: 2, nodes: 9, move: 0, value: 0, tried: 1, of: 7 };
    manualSearch.latest.say({ kind: "progress", half, milliseconds: 7 });
    deepening.cancel();
    expect(manualSearch.latest.stopped).toBe(true);
    expect([deepening.running, deepening.ending, depths(deepening)]).toEqual([false, "cancelled", [1]]);
    expect(deepening.half).toEqual(half);
    manualSearch.latest.finish();
    expect(depths(deepening)).toEqual([1]);
  });

  it("ends the search that runs before it starts another", () => {
    const deepening = made();
    deepening.run();
    const [first] = manualSearch.started;
    deepening.setWidth(0.01);
    expect(first.stopped).toBe(true);
    manualSearch.latest.finish();
    expect([deepening.view.width, depths(deepening)]).toEqual([0.01, [1, 2, 3, 4, 5]]);
  });

  it("says what went wrong in the search, and can search again", () => {
    const deepening = made();
    deepening.run();
    manualSearch.latest.say({ kind: "failed", message: "no memory" });
    expect([deepening.running, deepening.notice]).toEqual([false, "The search broke off: no memory"]);
    deepening.run();
    manualSearch.latest.finish();
    expect([deepening.notice, depths(deepening)]).toEqual([undefined, [1, 2, 3, 4, 5]]);
  });

  it("keeps the last good position and limit when it is handed bad ones, and says what is wrong", () => {
    const deepening = made();
    deepening.played.type("48");
    deepening.follow();
    expect(deepening.played.error).toBeDefined();
    deepening.setAmount("plies", "0");
    expect(deepening.limitError).toBe('"0" is not a whole number of plies from 1 to 42');
    deepening.setAmount("seconds", "soon");
    expect(deepening.limitError).toContain("from 0.1 to 10");
    expect([deepening.view, manualSearch.started.length]).toEqual([view, 0]);
    deepening.played.type("4453");
    deepening.follow();
    deepening.setAmount("seconds", "0.5");
    expect([deepening.played.error, deepening.limitError]).toEqual([undefined, undefined]);
    expect(deepening.view).toMatchObject({ position: "4453", limit: "seconds", amount: 0.5 });
  });

  it("plays the line move by move, plays moves on the board, and takes them back", () => {
    const deepening = made();
    const line = deepening.shown!.line as readonly number[];
    deepening.stepTo(2);
    const reached = deepening.positions[2];
    expect(connectFour.write(reached as never)).toBe(
      connectFour.write(line.slice(0, 2).reduce(connectFour.play, connectFour.read("44"))),
    );
    deepening.play(0);
    const moves = line.slice(0, 2).map((move) => move + 1);
    expect(deepening.view.position).toBe(`44${moves.join("")}1`);
    expect([deepening.plies, manualSearch.started.length]).toEqual([0, 1]);
    for (let undone = 0; undone < 3; undone++) deepening.played.undo();
    deepening.follow();
    expect([deepening.view.position, deepening.played.canUndo]).toEqual(["44", false]);
  });

  it("looks at the iteration that is picked, at the start of its line", () => {
    const deepening = made();
    deepening.stepTo(3);
    deepening.pick(2);
    expect([deepening.shown?.depth, deepening.plies]).toEqual([2, 0]);
    deepening.stepTo(99);
    expect(deepening.plies).toBe(deepening.shown!.line.length);
  });

  it("changes the game, from its start, and comes back by reset", async () => {
    const deepening = made();
    deepening.toggle("static");
    await deepening.setGame("ticTacToe");
    expect(deepening.view).toMatchObject({ position: ticTacToe.write(ticTacToe.start), amount: 11 });
    expect(deepening.view.parts).toEqual(["killers", "history", "variation", "answers", "table"]);
    manualSearch.latest.finish();
    deepening.play(4);
    expect(deepening.view.position).toBe("....X....");
    deepening.reset();
    expect([deepening.view, deepening.played.canUndo]).toEqual([view, false]);
  });

  it("does not search again what is shown, unless that was cancelled", () => {
    const deepening = made();
    deepening.show({ ...view, iteration: 3, bars: "log" });
    expect([deepening.shown?.depth, deepening.log, manualSearch.started.length]).toEqual([3, true, 0]);
    deepening.show({ ...view, limit: "nodes", amount: 200 });
    expect(manualSearch.latest.question).toMatchObject({ limit: "nodes", amount: 200 });
    deepening.show(view);
    deepening.cancel();
    deepening.show(view);
    expect(manualSearch.started.length).toBe(3);
    manualSearch.latest.finish();
    expect([deepening.view, depths(deepening)]).toEqual([view, [1, 2, 3, 4, 5]]);
  });

  it("keeps what a reader has set of it when the game changes", async () => {
    const deepening = made();
    deepening.setAmount("nodes", "3,000");
    deepening.setWidth(0.05);
    await deepening.setGame("othello");
    expect(deepening.view).toMatchObject({ game: "othello", limit: "nodes", amount: 3000, width: 0.05 });
    expect(deepening.view.parts).toEqual(partsOf("othello"));
  });
});
