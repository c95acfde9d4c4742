import { beforeEach, describe, expect, it } from "vitest";
import { type Searched, searchWidths } from "../../../src/figures/width/searchWidths.ts";
import { width, widthFacts } from "../../../src/figures/width/width.ts";
import { progressOf, type WidthMessage, Widths } from "../../../src/figures/width/widths.svelte.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const view = width.place({ budget: 200 }).given;
const { position } = view;
const found = [...searchWidths(view)];
const worker = new ManualWorker<Searched, WidthMessage>(function* (searched) {
  for (const result of searchWidths(searched)) yield { kind: "found", result };
  yield { kind: "ended" };
});
const fresh = () => new Widths(view, found, worker.start);

beforeEach(() => {
  worker.started.length = 0;
});

describe("A figure of widths", () => {
  it("begins with what was found beforehand, looks at the deepest, and searches nothing itself", () => {
    const searches = fresh();
    expect(worker.started).toHaveLength(0);
    expect(searches.done!.results).toBe(found);
    expect(searches.picked!.width).toBe(2);
    searches.pick(16);
    expect(searches.picked!.width).toBe(16);
  });

  it("searches anew with another budget, width by width, and its facts change at the end", () => {
    const searches = fresh();
    searches.setBudget("300");
    expect([searches.results.length, searches.running]).toEqual([0, true]);
    worker.latest.next();
    expect(progressOf(searches)).toEqual({ share: 0.2, text: "1 of 5 widths searched" });
    expect(searches.done!.searched).toBe(view);
    worker.latest.finish();
    expect(searches.running).toBe(false);
    expect(searches.done!.searched.budget).toBe(300);
    expect(searches.results).toEqual([...searchWidths({ ...view, budget: 300 })]);
  });

  it("keeps what was found when it is cancelled, and hears no more of it", () => {
    const searches = fresh();
    searches.run();
    const task = worker.latest;
    task.next();
    searches.cancel();
    task.next();
    expect([searches.results.length, searches.running, searches.cancelled]).toEqual([1, false, true]);
    expect(progressOf(searches).text).toBe("Cancelled after 1 of 5 widths");
  });

  it("refuses a bad budget with the range, and keeps the last good one", () => {
    const searches = fresh();
    searches.setBudget("many");
    expect(searches.budgetError).toBe('"many" is not a whole number of nodes from 100 to 200,000');
    expect(searches.view).toEqual(view);
    expect(worker.started).toHaveLength(0);
    searches.setBudget("1,000");
    expect([searches.budgetError, searches.view.budget]).toEqual([undefined, 1000]);
  });

  it("searches the position that is played or typed, and Reset comes back", () => {
    const searches = fresh();
    searches.played.play(0);
    searches.follow();
    expect(worker.latest.question.position).toMatch(/^X.* O$/);
    searches.played.type("nonsense");
    searches.follow();
    expect(searches.played.error).toBeDefined();
    expect(worker.started).toHaveLength(1);
    searches.reset();
    expect(worker.latest.question).toEqual({ position, budget: 200 });
    expect(searches.played.text).toBe(view.position);
  });

  it("shows what prose asks for", () => {
    const searches = fresh();
    searches.show({ ...view, pick: 8 });
    expect([searches.picked!.width, worker.started.length]).toEqual([8, 0]);
    searches.show({ ...view, budget: 500, pick: 4 });
    worker.latest.finish();
    expect([searches.picked!.width, searches.done!.searched.budget]).toEqual([4, 500]);
  });

  it("holds the width that is looked at in its view, and searches again what was not searched to its end", () => {
    const searches = fresh();
    searches.pick(8);
    expect(searches.view).toEqual({ ...view, pick: 8 });
    searches.run();
    searches.cancel();
    searches.show(view);
    expect([worker.started.length, searches.running]).toEqual([2, true]);
    worker.latest.finish();
    expect(searches.picked!.width).toBe(2);
  });

  it("says that a search broke off", () => {
    const searches = fresh();
    searches.run();
    worker.latest.say({ kind: "failed", message: "out of memory" });
    expect([searches.notice, searches.running]).toEqual(["The search broke off: out of memory", false]);
  });

  it("has the plies, the move and its worth of each width as facts", () => {
    const facts = widthFacts(view, found);
    expect(facts.budget).toBe("200");
    for (const [i, name] of ["2", "4", "8", "16", "all"].entries()) {
      expect(facts[`plies${name}`]).toBe(String(found[i].nodes.length));
      expect(facts[`move${name}`]).toBe(found[i].move);
    }
  });
});
