import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ChanceUct,
  chanceTreeGame,
  checkers,
  connectFour,
  type Game,
  treeGame,
  Uct,
} from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { SampleRecorder, SampleTrace } from "../../../src/trace/index.ts";
import { readSampleLines, writeSampleLines } from "../../../src/trace/sampling/sampleLines.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

function recordingOf<Position, Move>(
  game: Game<Position, Move>,
  iterations: number,
  seed: number,
  Sampler = Uct,
) {
  const recorder = new SampleRecorder<Move>();
  const uct = new Sampler(game, game.start, { seed }, recorder);
  for (let done = 0; done < iterations; done++) uct.iterate();
  return recorder.recording();
}

const header = '{"plyground":"samples","version":1}';
const expand = '{"event":"expand","move":0}';

describe("JSON lines of sampling", () => {
  const tree = arbitraryTree.filter((one) => typeof one !== "number");

  it("give back the very recording that was written", () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 60 }), fc.nat(), (one, iterations, seed) => {
        const recording = recordingOf(treeGame(one), iterations, seed);
        expect(readSampleLines(writeSampleLines(recording))).toEqual(recording);
      }),
    );
  });

  it("give back draws", () => {
    const drawing = arbitraryChanceTree.filter((one) => typeof one !== "number");
    fc.assert(
      fc.property(drawing, fc.integer({ min: 0, max: 60 }), fc.nat(), (one, iterations, seed) => {
        const recorder = new SampleRecorder<number>();
        const uct = new ChanceUct(chanceTreeGame(one), chanceTreeGame(one).start, { seed }, recorder);
        for (let done = 0; done < iterations; done++) uct.iterate();
        expect(readSampleLines(writeSampleLines(recorder.recording()))).toEqual(recorder.recording());
      }),
    );
  });

  it("give back anything that can be told, infinities and what is no number too", () => {
    const part = fc
      .oneof(fc.double({ noNaN: false }), fc.constantFrom(Infinity, -Infinity, Number.NaN))
      .map((x) => x + 0);
    const value = fc
      .oneof(fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity))
      .map((x) => x + 0);
    const moves = fc.uniqueArray(fc.oneof(fc.nat(), fc.bigInt(), fc.string()), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(moves, value, part, part), { maxLength: 6 }), (iterations) => {
        const recorder = new SampleRecorder<unknown>();
        for (const [played, outcome, exploit, explore] of iterations) {
          for (const move of played)
            if (recorder.hasChild(move)) recorder.select(move, { exploit, explore });
            else recorder.expand(move);
          recorder.rollout(played, outcome);
          for (let up = 0; up <= played.length; up++) recorder.backup(up, exploit);
        }
        const recording = recorder.recording();
        expect(readSampleLines(writeSampleLines(recording))).toEqual(recording);
      }),
    );
  });

  it.each([
    ["Connect Four", connectFour],
    ["checkers, whose moves are objects,", checkers],
  ])("give back every step of %s", (_, game) => {
    const recording = recordingOf(game as Game<unknown, unknown>, 40, 7);
    const [trace, again] = [recording, readSampleLines(writeSampleLines(recording))].map(
      (one) => new SampleTrace(one),
    );
    expect(again.iterations).toBe(40);
    for (let step = 1; step <= trace.length; step++) expect(again.event(step)).toEqual(trace.event(step));
  });

  it("give back what divides by no visits", () => {
    const { Sampler } = samplingMistakes.zeroDivision;
    const recording = recordingOf(treeGame([0, 1]), 5, 1, Sampler as typeof Uct);
    const text = writeSampleLines(recording);
    expect(text).not.toContain("null");
    expect(readSampleLines(text)).toEqual(recording);
  });

  it.each([
    ["", "Line 1: expected an object in JSON"],
    ['{"plyground":"trace","version":1}', "Line 1: expected the header of a sampled trace"],
    [
      `${header}\n{"event":"enter"}`,
      'Line 2: expected "event", one of select, expand, rollout, backup, draw',
    ],
    [`${header}\n{"event":"expand"}`, 'Line 2: expected "move"'],
    [`${header}\n{"event":"select","move":0,"exploit":1,"explore":1}`, 'Line 2: "select" needs a child'],
    [`${header}\n{"event":"draw","move":0}`, 'Line 2: "draw" needs a child'],
    [
      `${header}\n${expand}\n{"event":"backup","visits":1,"mean":1}\n${expand}`,
      'Line 4: "expand" needs a move',
    ],
    [`${header}\n{"event":"rollout","moves":3,"value":1}`, 'Line 2: expected "moves", a list'],
    [`${header}\n{"event":"rollout","moves":[]}`, 'Line 2: expected "value", a number'],
    [`${header}\n{"event":"backup","visits":1,"mean":"much"}`, 'Line 2: expected "mean", a number'],
  ])("refuse %j, naming the line", (text, message) => {
    expect(() => readSampleLines(text)).toThrow(message);
  });
});
