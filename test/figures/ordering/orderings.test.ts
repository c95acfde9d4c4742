import { beforeEach, describe, expect, it } from "vitest";
import { ticTacToe } from "../../../src/engine/index.ts";
import { countOrderings, runOrderings } from "../../../src/figures/ordering/countOrderings.ts";
import { ordering, orderingFacts } from "../../../src/figures/ordering/ordering.ts";
import {
  type OrderingMessage,
  Orderings,
  type OrderingTask,
} from "../../../src/figures/ordering/orderings.svelte.ts";
import { partSet } from "../../../src/figures/ordering/partSets.ts";
import { sayTiming } from "../../../src/figures/ordering/timingWords.ts";
import { sayOrderings } from "../../../src/figures/ordering/words.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const view = ordering.place({ position: "44", depth: 4 }).given;
const { pick: _, ...searched } = view;
const found = runOrderings(view);
const whole = partSet(view.parts).name;
const worker = new ManualWorker<OrderingTask, OrderingMessage>(function* ({ searched }) {
  for (const count of countOrderings(searched)) yield { kind: "count", count };
  yield { kind: "ended" };
});
const fresh = () => new Orderings(view, found, worker.start);
const said = (orderings: Orderings) =>
  sayOrderings(orderings)
    .map(({ text }) => text)
    .join("");

beforeEach(() => {
  worker.started.length = 0;
});

describe("A figure of ordering parts", () => {
  it("begins with what was counted beforehand, and counts nothing itself", () => {
    const orderings = fresh();
    expect(worker.started).toHaveLength(0);
    expect([orderings.whole, orderings.shown]).toEqual([4, 4]);
    expect(orderings.done!.counts).toBe(found);
  });

  it("counts with another part as soon as it is switched, ply by ply", () => {
    const orderings = fresh();
    orderings.toggle("killers");
    expect(orderings.view.parts).toEqual(["static", "history", "variation", "answers", "table"]);
    expect([orderings.shown, said(orderings)]).toEqual([0, "The first ply is not counted yet."]);
    const task = worker.latest;
    while (orderings.whole < 2) task.next();
    expect([orderings.shown, orderings.running]).toEqual([2, "count"]);
    expect(orderings.done!.searched).toEqual(searched);
    task.finish();
    expect(orderings.running).toBeUndefined();
    expect(orderings.counts).toEqual(runOrderings(orderings.view));
    expect({ ...orderings.done!.searched, pick: undefined }).toEqual(orderings.view);
  });

  it("has no table's move without a table", () => {
    const orderings = fresh();
    orderings.toggle("answers");
    expect(orderings.view.parts).toEqual(["static", "killers", "history", "variation"]);
    orderings.toggle("table");
    expect(orderings.view.parts).toEqual(["static", "killers", "history", "variation", "answers", "table"]);
  });

  it("keeps what is counted when it is cancelled, and hears no more of it", () => {
    const orderings = fresh();
    orderings.setDepth("5");
    const task = worker.latest;
    while (orderings.whole < 3) task.next();
    const { counts } = orderings;
    orderings.cancel();
    task.next();
    expect(orderings.counts).toBe(counts);
    expect([orderings.running, task.stopped, orderings.shown]).toEqual([undefined, true, 3]);
    expect(orderings.progress.text).toBe("Cancelled after 3 plies");
  });

  it("refuses a depth that is none, and stays with the last good one", () => {
    const orderings = fresh();
    for (const text of ["", "x", "0", "13", "2.5"]) {
      orderings.setDepth(text);
      expect(orderings.depthError).toContain("is not a whole number of plies from 1 to 12");
    }
    expect([orderings.view.depth, worker.started.length]).toEqual([4, 0]);
    orderings.setDepth("3");
    expect([orderings.view.depth, orderings.depthError]).toEqual([3, undefined]);
  });

  it("searches what is played, and keeps the last good position when a text is none", async () => {
    const orderings = fresh();
    orderings.played.play(0);
    orderings.follow();
    expect(worker.latest.question.searched.position).toBe("441");
    orderings.played.type("449");
    orderings.follow();
    expect(orderings.played.error).toBeDefined();
    expect([orderings.view.position, worker.started.length]).toEqual(["441", 1]);
    orderings.toggle("static");
    await orderings.setGame("ticTacToe");
    expect(orderings.view).toMatchObject({ position: ticTacToe.write(ticTacToe.start), depth: 9 });
    expect(orderings.view.parts).toEqual(["killers", "history", "variation", "answers", "table"]);
  });

  it("looks at any ply that is whole", () => {
    const orderings = fresh();
    orderings.pick(2);
    expect([orderings.shown, orderings.savings!.natural]).toEqual([2, found.none[1]]);
    orderings.pick(9);
    expect(orderings.shown).toBe(4);
  });

  it("shows what prose asks for, and counts only what is new", () => {
    const orderings = fresh();
    orderings.show({ ...view, pick: 2 });
    expect([orderings.shown, orderings.view.pick, worker.started.length]).toEqual([2, 2, 0]);
    const other = { ...view, depth: 3, parts: ["static"] as const };
    orderings.show(other);
    worker.latest.finish();
    expect([orderings.view, orderings.shown]).toEqual([other, 3]);
    orderings.run();
    orderings.cancel();
    orderings.show(other);
    expect([orderings.running, worker.started.length]).toEqual(["count", 3]);
  });

  it("times in a task of its own, and forgets the time when something else is searched", () => {
    const orderings = fresh();
    const timing = {
      depth: 5,
      rounds: 9,
      time: { median: 0.24, low: 0.2, high: 0.3 },
      nodes: 0.1,
      each: { median: 2.4, low: 2, high: 3 },
    };
    orderings.time();
    expect(worker.latest.question).toEqual({ kind: "time", searched });
    expect(orderings.progress.text).toBe("Timing …");
    worker.latest.say({ kind: "timed", timing });
    worker.latest.say({ kind: "ended" });
    expect([orderings.running, orderings.counts]).toEqual([undefined, found]);
    const words = sayTiming(orderings.timing!).map(({ text }) => text);
    expect(words.join("")).toBe(
      "Measured in your browser, 9 times, in the search 5 plies deep: 24 % of the time (from 20 % to 30 %) for 10 % of the nodes. A node takes 2.4 times as long as in natural order (from 2.0 to 3.0).",
    );
    const unsure = sayTiming({ ...timing, time: { median: 0.9, low: 0.8, high: 1.1 } });
    expect(unsure.at(-1)!.text).toMatch(/cannot be told which order is the faster one here\.$/);
    orderings.toggle("static");
    expect(orderings.timing).toBeUndefined();
  });

  it("says what broke the search off", () => {
    const orderings = fresh();
    orderings.run();
    worker.latest.say({ kind: "failed", message: "no memory" });
    expect([orderings.notice, orderings.running]).toEqual(["The search broke off: no memory", undefined]);
  });

  it("says of an order what it saves, and of a worse one that it is worse", () => {
    expect(said(fresh())).toContain(`the natural order enters ${found.none[3]} nodes`);
    const counts = { none: [100], best: [40], [whole]: [70] };
    const say = (counts: Record<string, number[]>) => said(new Orderings(view, { ...found, ...counts }));
    const shallow = Object.fromEntries(Object.keys(found).map((name) => [name, [50]]));
    expect(say({ ...shallow, ...counts })).toContain("70 %");
    expect(say({ ...shallow, ...counts })).toContain("This closes 50 % of the gap");
    expect(say({ ...shallow, ...counts, [whole]: [130] })).toContain("worse than no ordering at all");
    expect(say({ ...shallow, ...counts, [whole]: [30] })).toContain("fewer than the best order");
    expect(say({ ...shallow, ...counts, best: [] })).toContain("too large to find the best order");
    expect(say({ ...shallow, ...counts, best: [100] })).toContain("no order does better");
  });

  it("tells prose what it counted", () => {
    const facts = orderingFacts(view, found);
    expect([facts.depth, facts.natural, facts.present, facts.best]).toEqual(
      [4, found.none[3], found[whole][3], found.best[3]].map(String),
    );
    expect(facts.static).toBe(String(Math.round((100 * found.static[3]) / found.none[3])));
    expect(facts.table).toBe(String(Math.round((100 * found["answers,table"][3]) / found.none[3])));
  });
});
