import { plainJson } from "../core/plainJson.ts";
import type { SampleRecording } from "./sampleRecording.ts";
import { SampleTrace } from "./sampleTrace.ts";

/**
 * A recorded search by sampling as JSON lines: a header `{"plyground":"samples","version":1}`, then one object an event:
 * `{"event":"select","move":0,"exploit":0.5,"explore":"inf"}`, `{"event":"expand","move":3}`,
 * `{"event":"rollout","moves":[1,2],"value":-1}`, `{"event":"backup","visits":1,"mean":0.5}`. What is no number is "nan",
 * infinities are "inf" and "-inf", a move that is a bigint is `{"bigint":"12"}`. `readSampleLines` is its inverse.
 */
export function writeSampleLines(recording: SampleRecording<unknown>): string {
  const trace = new SampleTrace(recording);
  const lines = [JSON.stringify({ plyground: "samples", version: 1 })];
  for (let step = 1; step <= trace.length; step++) lines.push(JSON.stringify(told(trace, step), plainJson));
  return `${lines.join("\n")}\n`;
}

function told(trace: SampleTrace<unknown>, step: number): object {
  const event = trace.event(step);
  const move = trace.moves[event.node];
  switch (event.phase) {
    case "select":
      return { event: "select", move, exploit: event.exploit, explore: event.explore };
    case "expand":
      return { event: "expand", move };
    case "rollout":
      return { event: "rollout", moves: event.moves, value: event.outcome };
    case "backup":
      return { event: "backup", visits: event.visits, mean: event.mean };
  }
}
