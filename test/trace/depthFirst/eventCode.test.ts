import { describe, expect, it } from "vitest";
import { probeResults, valueSources } from "../../../src/engine/index.ts";
import {
  codeOfWord,
  codesOf,
  eventCode,
  eventCodeCount,
  eventKinds,
  isLeave,
  kindOfCode,
  leaveCode,
  moreBit,
  probeCode,
} from "../../../src/trace/depthFirst/eventCode.ts";

describe("event codes", () => {
  it("belong to one kind each and fit a word", () => {
    const codes = eventKinds.flatMap((kind) => codesOf(kind));
    expect(codes.toSorted((a, b) => a - b)).toEqual([...Array(eventCodeCount).keys()]);
    for (const kind of eventKinds) {
      expect(codesOf(kind)).toContain(eventCode[kind]);
      for (const code of codesOf(kind))
        expect([kindOfCode(code), isLeave(code)]).toEqual([kind, kind === "leave"]);
    }
    for (const code of codes) expect(codeOfWord(code | moreBit)).toBe(code);
  });

  it("say why a node was left and what a probe found", () => {
    expect(valueSources.map(leaveCode)).toEqual(codesOf("leave"));
    expect(probeResults.map(probeCode)).toEqual(codesOf("probe"));
  });
});
