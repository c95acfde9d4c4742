import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBetaWithTable,
  type Entry,
  parseTree,
  TranspositionTable,
  treeGame,
} from "../../../src/engine/index.ts";
import { placeOf } from "../../../src/engine/table/transpositionTable.ts";
import { Recorder, TableHistory, Trace } from "../../../src/trace/index.ts";
import { arbitraryTable } from "../../engine/arbitraryTable.ts";
import { sharingTree } from "../../engine/sharingTree.ts";

/** A recorder that also writes down, after each event, what the table itself holds. */
class Witness extends Recorder<number> {
  readonly held: Entry<number>[][] = [[]];
  readonly #table: TranspositionTable<number>;

  constructor(table: TranspositionTable<number>) {
    super();
    this.#table = table;
    for (const event of ["enter", "improve", "cutoff", "probe", "store", "leave"] as const) {
      const tell = this[event].bind(this) as (...details: unknown[]) => void;
      Object.assign(this, {
        [event]: (...details: unknown[]) => {
          tell(...details);
          this.held.push([...this.#table.entries()]);
        },
      });
    }
  }
}

const keyed = (entries: readonly { key: unknown; value: number; bound: string; depth: number }[]) =>
  entries
    .map(({ key, value, bound, depth }) => `${key} ${value} ${bound} ${depth}`)
    .sort((one, other) => (one < other ? -1 : 1));

function watched(tree: Parameters<typeof treeGame>[0], settings = {}) {
  const table = new TranspositionTable<number>(settings);
  const [game, witness] = [treeGame(tree), new Witness(table)];
  alphaBetaWithTable(game, game.start, { table }, witness);
  const trace = new Trace<unknown>(witness.recording("max"));
  const { size } = table.settings;
  const history = new TableHistory(trace, size === Infinity ? undefined : (key) => placeOf(key, size));
  return { trace, history, held: witness.held };
}

describe("The history of a table", () => {
  it("holds at every step what the table itself held there", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, (tree, settings) => {
        const { trace, history, held } = watched(tree, settings);
        for (let step = 0; step <= trace.length; step++) {
          expect(keyed(history.entries(step))).toEqual(keyed(held[step]));
          expect(history.count(step)).toBe(held[step].length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("finds what lies at a key's place, with the steps that put it there, and put another in its stead", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, (tree, settings) => {
        const { trace, history } = watched(tree, settings);
        for (const entry of history.entries(trace.length)) {
          expect(history.at(entry.key, trace.length)).toEqual(entry);
          expect(entry.replacedBy).toBeUndefined();
          expect(trace.event(entry.step)).toMatchObject({ kind: "store", key: entry.key, node: entry.node });
          if (entry.replaced === undefined) expect(history.at(entry.key, entry.step - 1)).toBeUndefined();
          else {
            const before = history.at(entry.key, entry.step - 1)!;
            expect(before).toMatchObject({
              step: entry.replaced,
              place: entry.place,
              replacedBy: entry.step,
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("shows the newest entries where there are more than are asked for", () => {
    const { trace, history } = watched(parseTree("[[[1,2],[3,4]],[[5,6],[7,8]]]"));
    const all = history.entries(trace.length);
    const some = history.entries(trace.length, 3);
    expect(some.length).toBe(3);
    expect(some).toEqual(all.filter((entry) => all.filter(({ step }) => step > entry.step).length < 3));
  });

  it("knows the child that gave an entry its value", () => {
    const { trace, history } = watched(parseTree("[[3,[4,9]],[[4,9]]]"));
    const entry = history.at("max [4,9]", trace.length)!;
    expect(entry).toMatchObject({ value: 9, bound: "exact", best: trace.find([1, 0, 1]) });
    expect(history.at("max [4,9]", entry.replaced!)).toMatchObject({
      value: 4,
      bound: "lower",
      best: trace.find([0, 1, 0]),
    });
    expect(history.at("max [4,9]", 1)).toBeUndefined();
  });

  it("is empty where a search keeps no table", () => {
    const recorder = new Recorder<number>();
    recorder.enter(undefined, 1, -Infinity, Infinity);
    recorder.leave(3, "outcome");
    const history = new TableHistory(new Trace<unknown>(recorder.recording("max")));
    expect([history.count(2), history.entries(2)]).toEqual([0, []]);
  });
});
