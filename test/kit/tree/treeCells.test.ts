import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSubject, record, runSetup } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { shownPath, TreeCells } from "../../../src/kit/tree/treeCells.svelte.ts";
import { findStep, type Outline, outline, Trace } from "../../../src/trace/index.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

const viewsOf = ({ cells }: TreeCells) => cells.map(({ view }) => view);

/** A searched setup whose picture may be folded. */
function searched(setup: Setup, limit: number): { drawn: Outline; trace: Trace<unknown> } {
  const subject = readSubject(setup);
  const drawn = outline(subject.game, subject.position, { depth: setup.depth, limit });
  return { drawn, trace: new Trace<unknown>(record(subject).recording) };
}

const searchedSetup = fc
  .tuple(arbitrarySetup, fc.oneof(fc.constant(2000), fc.integer({ min: 1, max: 40 })))
  .map(([setup, limit]) => searched(setup, limit));
/** Places in a run, from 0 for its start to 1 for its end. */
const jumps = fc.array(arbitraryShare, { minLength: 1, maxLength: 12 });

const textbook: Setup = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" };
function cellsAt(setup: Setup, at: string): TreeCells {
  const { outline, trace } = runSetup(setup);
  return new TreeCells(outline, trace, findStep(trace, at));
}
/** One word a node, ply by ply. */
const words = (cells: TreeCells, what: "status" | "edge") => viewsOf(cells).map((view) => view[what]);

describe("TreeCells", () => {
  it("shows the same at a step, however it came there", () => {
    fc.assert(
      fc.property(searchedSetup, jumps, ({ drawn, trace }, jumps) => {
        const cells = new TreeCells(drawn, trace, 0);
        for (const jump of jumps) {
          const step = Math.round(jump * trace.length);
          cells.moveTo(step);
          const fresh = new TreeCells(drawn, trace, step);
          expect(viewsOf(cells)).toEqual(viewsOf(fresh));
          expect(cells.path).toEqual(fresh.path);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("counts the nodes that look otherwise since the last move", () => {
    fc.assert(
      fc.property(searchedSetup, jumps, ({ drawn, trace }, jumps) => {
        const cells = new TreeCells(drawn, trace, 0);
        for (const jump of jumps) {
          const [step, before] = [Math.round(jump * trace.length), viewsOf(cells)];
          const turned = cells.turned;
          cells.moveTo(step);
          const changed = viewsOf(cells).filter((view, id) => view !== before[id]).length;
          // No move at all leaves the count as it was.
          expect([changed, turned]).toContain(cells.turned);
          if (changed > 0) expect(cells.turned).toBe(changed);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("shows the same when stepped forward to the end and back to the start", () => {
    fc.assert(
      fc.property(searchedSetup, ({ drawn, trace }) => {
        const cells = new TreeCells(drawn, trace, 0);
        const steps = [...Array(trace.length + 1).keys()];
        for (const step of [...steps, ...steps.toReversed()]) {
          cells.moveTo(step);
          expect(viewsOf(cells)).toEqual(viewsOf(new TreeCells(drawn, trace, step)));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("gives each node the window and the interval that the trace knows, and the current one its ring", () => {
    fc.assert(
      fc.property(searchedSetup, arbitraryShare, ({ drawn, trace }, jump) => {
        const step = Math.round(jump * trace.length);
        const cells = new TreeCells(drawn, trace, step);
        for (const { id } of drawn.nodes) {
          const traced = cells.tracedAt(id);
          if (traced === undefined) continue;
          const { alpha, beta, low, high } = trace.node(traced, step);
          expect(cells.cells[id].view).toMatchObject({ alpha, beta, low, high });
        }
        const now = shownPath(trace, step).at(-1);
        const current = drawn.nodes.filter(({ id }) => cells.cells[id].view.current).map(({ id }) => id);
        expect(current).toEqual(now === undefined ? [] : [cells.shownAt(now)]);
      }),
    );
  });

  it("repaints only what a step touches", () => {
    const { outline, trace } = runSetup(textbook);
    const cells = new TreeCells(outline, trace, findStep(trace, "enter 1.0"));
    const before = viewsOf(cells);
    cells.moveTo(findStep(trace, "leave 1.0"));
    const changed = viewsOf(cells).flatMap((view, id) => (view === before[id] ? [] : [id]));
    // The second move becomes current again, and its first leaf is read.
    expect(changed).toEqual([2, 7]);
  });

  it("marks what a cutoff leaves unread, and all below it", () => {
    expect(words(cellsAt(textbook, "cutoff 1"), "status")).toEqual([
      ...["active"],
      ...["done", "active", "unvisited"],
      ...["done", "done", "done", "done", "cut", "cut", "unvisited", "unvisited", "unvisited"],
    ]);
    const deep = cellsAt({ tree: "[[1],[0,[[5,6],[7]]]]", algorithm: "alphaBeta" }, "end");
    expect(words(deep, "status")).toEqual([
      ...["done", "done", "done", "done", "done"],
      ...["cut", "cut", "cut", "cut", "cut", "cut"],
    ]);
  });

  it("carries the value home along one line, and shows other best moves as best of their nodes alone", () => {
    expect(words(cellsAt(textbook, "end"), "edge")).toEqual([
      "unread",
      ...["line", "read", "read"],
      ...["line", "read", "read", "best", "cut", "cut", "read", "read", "best"],
    ]);
  });

  it("shows the path to where the search stands", () => {
    const cells = cellsAt(textbook, "enter 1.0");
    expect(cells.path).toEqual([0, 2, 7]);
    expect(words(cells, "edge").flatMap((edge, id) => (edge === "path" ? [id] : []))).toEqual([2, 7]);
    expect(cellsAt(textbook, "start").path).toEqual([]);
    expect(cellsAt(textbook, "end").path).toEqual([]);
  });

  it("shows what happens in a fold at the node that holds it", () => {
    const { drawn, trace } = searched({ game: "ticTacToe", position: "XOXO.....", algorithm: "minimax" }, 6);
    const cells = new TreeCells(drawn, trace, 0);
    const inside = trace.find([4, 5]);
    cells.moveTo(trace.firstEnter(inside)!);
    expect(cells.shownAt(inside)).toBe(drawn.root.children[0].id);
    expect(cells.path).toEqual([0, drawn.root.children[0].id]);
  });
});
