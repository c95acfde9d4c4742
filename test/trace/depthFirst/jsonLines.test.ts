import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, ticTacToe } from "../../../src/engine/index.ts";
import { Recorder, readJsonLines, Trace, writeJsonLines } from "../../../src/trace/index.ts";
import { smallTree } from "../smallTree.ts";
import { stepsOf, told } from "../told.ts";
import { arbitraryTelling } from "./arbitraryTelling.ts";
import { tellingSearches } from "./tellingSearches.ts";

describe("writeJsonLines", () => {
  it("writes a header and one object an event, in plain words", () => {
    const recorder = new Recorder<number | bigint | object>();
    recorder.iteration(2);
    recorder.enter(undefined, Infinity, -Infinity, 3);
    recorder.probe("k", "absent");
    recorder.probe(12n, "hit", 1, "lower");
    recorder.order([0, 1n, { to: 3 }], ["table", "killers", "natural"]);
    recorder.enter(0, 1, -Infinity, 3);
    recorder.leave(0.5, "evaluation");
    recorder.improve(0, 0.5);
    recorder.research(-1, 1);
    recorder.cutoff([1n, { to: 3 }]);
    recorder.store("k", -2, "upper", 4);
    recorder.leave(-2, "children");
    expect(writeJsonLines(recorder.recording("min")).split("\n")).toEqual([
      '{"plyground":"trace","version":1,"root":"min"}',
      '{"event":"iteration","depth":2}',
      '{"event":"enter","depth":"inf","alpha":"-inf","beta":3}',
      '{"event":"probe","key":"k","result":"absent"}',
      '{"event":"probe","key":{"bigint":"12"},"result":"hit","value":1,"bound":"lower"}',
      '{"event":"order","moves":[0,{"bigint":"1"},{"to":3}],"placedBy":["table","killers","natural"]}',
      '{"event":"enter","move":0,"depth":1,"alpha":"-inf","beta":3}',
      '{"event":"leave","value":0.5,"from":"evaluation"}',
      '{"event":"improve","move":0,"value":0.5}',
      '{"event":"research","alpha":-1,"beta":1}',
      '{"event":"cutoff","skipped":[{"bigint":"1"},{"to":3}]}',
      '{"event":"store","key":"k","value":-2,"bound":"upper","depth":4}',
      '{"event":"leave","value":-2,"from":"children"}',
      "",
    ]);
  });
});

const header = '{"plyground":"trace","version":1,"root":"max"}';
const enterRoot = '{"event":"enter","depth":"inf","alpha":"-inf","beta":3}';

describe("readJsonLines", () => {
  it("gives back the very recording that was written", () => {
    fc.assert(
      fc.property(arbitraryTelling, fc.constantFrom("max", "min"), (tell, root) => {
        const recorder = new Recorder<unknown>();
        tell(recorder);
        const recording = recorder.recording(root as "max" | "min");
        expect(readJsonLines(writeJsonLines(recording))).toEqual(recording);
      }),
    );
  });

  it.each(Object.keys(tellingSearches))("gives back the trace of %s", (search) => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const { trace } = told(search, tree);
        const again = new Trace<number>(readJsonLines(writeJsonLines(trace.recording)));
        const steps = stepsOf(trace).slice(1);
        expect(steps.map((step) => again.event(step))).toEqual(steps.map((step) => trace.event(step)));
      }),
    );
  });

  it("reads what it writes of a whole game", () => {
    const recorder = new Recorder<number>();
    alphaBeta(ticTacToe, ticTacToe.start, { depth: 3 }, recorder);
    const recording = recorder.recording("max");
    expect(readJsonLines(writeJsonLines(recording))).toEqual(recording);
  });

  it("keeps to the recorder's limit", () => {
    const { trace } = told("minimax", "[1,2]");
    expect(() => readJsonLines(writeJsonLines(trace.recording), { limit: 3 })).toThrow("Line 5: ");
  });

  it.each([
    ["", "Line 1: expected an object in JSON, but found nothing"],
    ["{}", "Line 1: expected the header of a trace"],
    ['{"plyground":"trace","version":2,"root":"max"}', "Line 1: expected the header of a trace"],
    [
      '{"plyground":"trace","version":1,"root":"white"}',
      'Line 1: expected "root", one of max, min, but found "white"',
    ],
    [`${header}\n[1]`, "Line 2: expected an object in JSON, but found [1]"],
    [`${header}\n{"event":`, 'Line 2: expected an object in JSON, but found {"event":'],
    [`${header}\n{"event":"entre"}`, 'Line 2: expected "event", one of enter, improve, cutoff'],
    [
      `${header}\n${enterRoot}\n\n`.replace("3}", '"3"}'),
      'Line 2: expected "beta", a number, "inf" or "-inf", but found "3"',
    ],
    [`${header}\n{"event":"enter","move":1,"depth":1,"alpha":0,"beta":1}`, 'Line 2: expected no "move"'],
    [`${header}\n${enterRoot}\n${enterRoot}`, 'Line 3: expected "move": only the root has none'],
    [`${header}\n{"event":"leave","value":1,"from":"outcome"}`, 'Line 2: "leave" needs a node'],
    [`${header}\n{"event":"improve","move":1,"value":1}`, 'Line 2: "improve" needs a node'],
    [
      `${header}\n${enterRoot}\n{"event":"leave","value":1,"from":"hope"}`,
      'Line 3: expected "from", one of outcome',
    ],
    [`${header}\n${enterRoot}\n{"event":"leave","from":"outcome"}`, 'Line 3: expected "value", a number'],
    [`${header}\n${enterRoot}\n{"event":"improve","value":1}`, 'Line 3: expected "move"'],
    [`${header}\n${enterRoot}\n{"event":"cutoff","skipped":[]}`, 'Line 3: expected "skipped", a list'],
    [`${header}\n{"event":"probe","key":1,"result":"maybe"}`, 'Line 2: expected "result", one of hit'],
    [
      `${header}\n{"event":"store","key":1,"value":1,"bound":"tight","depth":1}`,
      'Line 2: expected "bound", one of exact',
    ],
    [
      `${header}\n${enterRoot}\n{"event":"order","moves":[1,2],"placedBy":["table"]}`,
      'Line 3: expected as many "placedBy" as "moves", but found 1 for 2',
    ],
    [
      `${header}\n${enterRoot}\n{"event":"order","moves":[1],"placedBy":["luck"]}`,
      'Line 3: expected "placedBy", one of variation, table',
    ],
  ])("refuses %j, naming the line", (text, message) => {
    expect(() => readJsonLines(text)).toThrow(message);
  });
});
