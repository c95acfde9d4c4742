import { describe, expect, it } from "vitest";
import { alphaBeta, ticTacToe } from "../../../src/engine/index.ts";
import { findStep, Recorder, Trace } from "../../../src/trace/index.ts";
import { stepsOf, told } from "../told.ts";

const { trace } = told("alphaBeta", "[[3,12,8],[2,4,6],[14,5,2]]");
const at = (text: string) => findStep(trace, text);

describe("findStep", () => {
  it("finds the ends and numbered steps", () => {
    expect([at("start"), at("end"), at(" 7 ")]).toEqual([0, trace.length, 7]);
  });

  it("counts cutoffs and other events from 1", () => {
    const cutoffs = stepsOf(trace).filter((step) => step > 0 && trace.event(step).kind === "cutoff");
    expect(cutoffs.map((_, index) => at(`cutoff ${index + 1}`))).toEqual(cutoffs);
    expect(cutoffs.length).toBeGreaterThan(0);
    const asked = told("asking", "[[3,[4,9]],[[4,9]]]").trace;
    const probes = stepsOf(asked).filter((step) => step > 0 && asked.event(step).kind === "probe");
    expect(probes.map((_, index) => findStep(asked, `probe ${index + 1}`))).toEqual(probes);
    expect(asked.counters(asked.length).hits).toBeGreaterThan(0);
  });

  it("finds what happens to the node at a path of moves", () => {
    expect(trace.event(at("enter 1.0"))).toMatchObject({ kind: "enter", node: trace.find([1, 0]) });
    expect(trace.event(at("leave 1"))).toMatchObject({ kind: "leave", node: trace.find([1]), value: 2 });
    expect(trace.event(at("improve 2"))).toMatchObject({ kind: "improve", node: trace.find([2]), value: 14 });
    expect(trace.event(at("improve 2 #2"))).toMatchObject({ node: trace.find([2]), value: 5 });
    expect([at("enter root"), at("leave root")]).toEqual([1, trace.length]);
  });

  it("finds a later visit", () => {
    const again = told("rootAgainAndAgain", "[[1,2],[0,1]]").trace;
    const enters = again.enters(again.find([0]));
    expect(findStep(again, "enter 0 #2")).toBe(enters[1]);
    expect(findStep(again, "enter 0")).toBe(enters[0]);
  });

  it("takes a game's moves as the trace has them", () => {
    const recorder = new Recorder<number>();
    alphaBeta(ticTacToe, ticTacToe.read("XO.XO...."), {}, recorder);
    const game = new Trace<number>(recorder.recording("max"));
    expect(game.event(findStep(game, "enter 6"))).toMatchObject({ kind: "enter", move: 6 });
  });

  it.each([
    ["", 'expected "start", "end", a number'],
    ["cutoff", '"cutoff" names no step'],
    ["cutof 1", '"cutof 1" names no step'],
    ["cutoff 9", "the last is cutoff 1"],
    ["cutoff 0", "counted from 1"],
    ["probe 1", "there is none"],
    ["31", "There is no step 31: the last is 29"],
    ["-1", '"-1" names no step'],
    ["enter 1.7", 'there is no move "7" at node 1; the moves are 0, 1, 2'],
    ["enter 5", 'there is no move "5" at the root; the moves are 0, 1, 2'],
    ["enter 0.0.0", 'there is no move "0" at node 0.0; no move was looked at'],
    ["enter 1.1", "this never happens there"],
    ["leave 0 #2", "the last is #1"],
  ])("refuses %j in words", (text, message) => {
    expect(() => at(text)).toThrow(message);
  });
});
