import { solvePig } from "../../engine/chance/solvePig.ts";

/** Solves Pig to the goal that it is told, and hands its values over. */
addEventListener("message", ({ data: goal }: MessageEvent<number>) => {
  const { values } = solvePig(goal);
  postMessage({ kind: "solved", values }, { transfer: [values.buffer] });
});
