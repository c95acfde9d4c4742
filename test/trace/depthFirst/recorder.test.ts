import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimax, ticTacToe } from "../../../src/engine/index.ts";
import { Log } from "../../../src/trace/depthFirst/log.ts";
import { readEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import { Recorder, type Recording, Trace, TraceLimitError, transferables } from "../../../src/trace/index.ts";
import { told } from "../told.ts";
import { arbitraryTelling } from "./arbitraryTelling.ts";
import { PlainEvents } from "./plainEvents.ts";

const bytesOf = (recording: Recording<unknown>) =>
  transferables(recording).reduce((bytes, buffer) => bytes + buffer.byteLength, 0);

describe("Recorder", () => {
  it("keeps whatever it is told", () => {
    fc.assert(
      fc.property(arbitraryTelling, (tell) => {
        const plain = new PlainEvents<unknown>();
        tell(plain);
        const log = new Log(plain.recorder.recording("max"));
        const kept = plain.events.map((_, index) => readEvent(log, index + 1));
        expect(kept).toEqual(plain.events);
        expect(plain.recorder.length).toBe(plain.events.length);
      }),
    );
  });

  it("gives equal recordings with memory that is used again", () => {
    const used = new Recorder<unknown>();
    fc.assert(
      fc.property(arbitraryTelling, (tell) => {
        const fresh = new Recorder<unknown>();
        tell(fresh);
        used.reset();
        tell(used);
        expect(used.recording("min")).toEqual(fresh.recording("min"));
      }),
    );
  });

  it("forgets on reset what it was told last, which an event that repeats it need not say again", () => {
    const tell = (recorder: Recorder<number>, value: number) => {
      recorder.enter(undefined, 2, value, 9);
      recorder.improve(0, value);
      recorder.leave(value, "children");
    };
    const [fresh, used] = [new Recorder<number>(), new Recorder<number>()];
    tell(used, 5);
    used.reset();
    for (const recorder of [fresh, used]) tell(recorder, 5);
    expect(used.recording("max")).toEqual(fresh.recording("max"));
    expect(new Trace(used.recording("max")).event(2)).toMatchObject({ kind: "improve", value: 5 });
    used.reset();
    tell(used, 0);
    expect(new Trace(used.recording("max")).event(2)).toMatchObject({ kind: "improve", value: 0 });
  });

  it("leaves an earlier recording alone when it is used again", () => {
    const recorder = new Recorder<number>();
    const { trace, events } = told("alphaBeta", "[[3,12,8],[2,4,6]]", {}, recorder);
    recorder.reset();
    told("minimax", "[[9,9],[9,9],[9,9]]", {}, recorder);
    expect(events.map((_, index) => trace.event(index + 1).kind)).toEqual(events.map(({ kind }) => kind));
    expect(trace.node(0, trace.length).value).toBe(3);
  });

  it("takes at most 8 bytes an event for whole values", () => {
    const recorder = new Recorder<number>();
    minimax(ticTacToe, ticTacToe.read("X........"), {}, recorder);
    expect(bytesOf(recorder.recording("max")) / recorder.length).toBeLessThanOrEqual(8);
  });

  it("holds exactly as many events as its limit, and says what to do about one more", () => {
    const { trace, events } = told("alphaBeta", "[[3,12,8],[2,4,6]]", {}, new Recorder({ limit: 18 }));
    expect(trace.length).toBe(events.length);
    expect(events.length).toBe(18);
    const short = new Recorder<number>({ limit: 17 });
    const search = () => told("alphaBeta", "[[3,12,8],[2,4,6]]", {}, short);
    expect(search).toThrow(TraceLimitError);
    expect(short.length).toBe(17);
    short.reset();
    expect(search).toThrow(/more than the 17 events .* lower depth, .* later position/);
  });

  it("keeps its limit when it has grown before", () => {
    const recorder = new Recorder<number>({ limit: 70_000 });
    const search = () => minimax(ticTacToe, ticTacToe.read("X........"), {}, recorder);
    expect(search).toThrow("more than the 70,000 events");
    expect(new Trace(recorder.recording("min")).length).toBe(70_000);
    recorder.reset();
    expect(search).toThrow("more than the 70,000 events");
  });

  it("limits skipped moves too, which a cutoff may tell by the hundred", () => {
    const recorder = new Recorder<number>({ limit: 10 });
    const moves = Array.from({ length: 1_000_000 }, (_, move) => move % 100);
    recorder.enter(undefined, 1, 0, 0);
    for (let i = 0; i < 4; i++) recorder.cutoff(moves);
    expect(() => recorder.cutoff(moves)).toThrow(TraceLimitError);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])("refuses a limit of %d", (limit) => {
    expect(() => new Recorder({ limit })).toThrow("limit must be a whole number of events");
  });

  it("refuses NaN, wherever a number is due", () => {
    const nan = Number.NaN;
    const recorder = new Recorder<number>();
    for (const tell of [
      () => recorder.enter(undefined, 1, nan, 1),
      () => recorder.enter(undefined, 1, 0, nan),
      () => recorder.improve(0, nan),
      () => recorder.leave(nan, "outcome"),
      () => recorder.store(1, nan, "exact", 1),
    ]) {
      expect(tell).toThrow("NaN");
    }
    expect(recorder.length).toBe(0);
  });
});
