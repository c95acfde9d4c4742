import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { iterativeDeepening, parseTree, type Search, searches, treeGame } from "../../src/engine/index.ts";
import { eventKinds, Recorder, writeJsonLines } from "../../src/trace/index.ts";

const schema = JSON.parse(readFileSync("public/trace.schema.json", "utf8"));
const isLine = new Ajv2020({ strict: false }).compile(schema);
const game = treeGame(parseTree("[[[4,1],[4,1]],[[4,1],0,[7,-2.5]],3]"));

function linesOf(search: Search): unknown[] {
  const recorder = new Recorder<number>();
  search(game, game.start, {}, recorder);
  return writeJsonLines(recorder.recording("max"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
const all = { ...searches, iterativeDeepening: iterativeDeepening as unknown as Search };

describe("The schema of a trace's lines", () => {
  it.each(Object.entries(all))("takes every line of %s", (_name, search) => {
    for (const line of linesOf(search)) expect([line, isLine(line)]).toEqual([line, true]);
  });

  it("is tried on every kind of event", () => {
    const kinds = new Set(
      Object.values(all)
        .flatMap(linesOf)
        .map((line) => (line as { event?: string }).event),
    );
    expect(eventKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each([
    [{ event: "enter" }],
    [{ event: "enter", move: 2 }],
    [{ event: "leave", value: 3 }],
    [{ event: "leave", value: "-inf" }],
  ])("takes %j, which is all that is needed", (line) => {
    expect(isLine(line)).toBe(true);
  });

  it.each([
    [[]],
    [{}],
    [{ event: "visit" }],
    [{ event: "leave" }],
    [{ event: "leave", value: "3" }],
    [{ event: "enter", move: null }],
    [{ event: "enter", depth: -1 }],
    [{ event: "cutoff", skipped: [] }],
    [{ event: "leave", value: 3, from: "nowhere" }],
    [{ plyground: "trace", version: 2, root: "max" }],
    [{ plyground: "trace", version: 1 }],
  ])("refuses %j", (line) => {
    expect(isLine(line)).toBe(false);
  });
});
