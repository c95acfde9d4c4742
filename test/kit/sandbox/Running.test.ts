import { describe, expect, it } from "vitest";
import type { Frame } from "../../../src/kit/sandbox/frame.ts";
import type { RunnerQuestion } from "../../../src/kit/sandbox/protocol.ts";
import { Running } from "../../../src/kit/sandbox/Running.ts";

/** Milliseconds that the programs here are given, and for which the page stands still. */
const given = 300;
const stands = 3 * given;

/** A program that answers the check as any does, and everything after it as it is told to. */
const programThat = (answers: (question: RunnerQuestion, port: MessagePort) => void): Frame => ({
  start(_script, _first, port) {
    port.onmessage = ({ data }) =>
      data.kind === "check" ? port.postMessage({ kind: "checked" }) : answers(data, port);
    return () => port.close();
  },
  remove() {},
});

const standStill = () => {
  const begun = performance.now();
  while (performance.now() - begun < stands);
};

describe("A program that runs", () => {
  const question: RunnerQuestion = { kind: "jobs", jobs: [] };
  const start = (answers: Parameters<typeof programThat>[0]) =>
    Running.start(programThat(answers), { script: "", first: undefined });

  it("is ended where it says nothing for as long as it is given", async () => {
    const running = await start(() => {});
    await expect(running.ask(question, () => true, given)).rejects.toEqual({ kind: "time" });
  });

  it("is heard where the page stood still for longer, and its answer had come meanwhile", async () => {
    const running = await start((_, port) => port.postMessage({ kind: "told", told: [] }));
    const heard = running.ask(question, () => true, given);
    standStill();
    await expect(heard).resolves.toBe(undefined);
    running.end({ kind: "time" });
  });

  it("has its time anew with each word", async () => {
    let words = 0;
    const running = await start((_, port) => {
      const clock = setInterval(() => {
        port.postMessage({ kind: "told", told: [] });
        if (++words === 4) clearInterval(clock);
      }, given / 2);
    });
    let heard = 0;
    await running.ask(question, () => ++heard === 4, given);
    running.end({ kind: "time" });
    expect(heard).toBe(4);
  });
});
