import { alphaBeta, minimax, preferSooner, type Search, ticTacToe } from "../../src/engine/index.ts";
import { Recorder, transferables } from "../../src/trace/index.ts";
import type { Row } from "../row.ts";

const timed = preferSooner(ticTacToe);

function bytesAnEvent(search: Search): number {
  const recorder = new Recorder<number>();
  search(timed, timed.start, {}, recorder);
  const buffers = transferables(recorder.recording("max"));
  return buffers.reduce((bytes, buffer) => bytes + buffer.byteLength, 0) / recorder.length;
}

/** The larger of two: minimax's windows never change, alpha-beta's do. */
export const row: Row = {
  title: "Trace of whole values: bytes an event",
  goal: { atMost: 8 },
  contender: {
    name: "timed tic-tac-toe",
    measure: () => Math.max(bytesAnEvent(minimax), bytesAnEvent(alphaBeta)),
  },
};
