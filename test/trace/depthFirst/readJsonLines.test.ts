import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, ticTacToe } from "../../../src/engine/index.ts";
import { Recorder, readJsonLines, Trace, writeJsonLines } from "../../../src/trace/index.ts";
import { smallTree } from "../smallTree.ts";
import { stepsOf, told } from "../told.ts";
import { arbitraryTelling } from "./arbitraryTelling.ts";
import { tellingSearches } from "./tellingSearches.ts";

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
