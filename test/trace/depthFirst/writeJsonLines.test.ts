import { describe, expect, it } from "vitest";
import { Recorder, writeJsonLines } from "../../../src/trace/index.ts";

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
