import { describe, expect, it } from "vitest";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { travelling } from "../../../src/kit/tree/travelling.ts";
import { over } from "../../../src/trace/index.ts";

describe("travelling", () => {
  const run = runSetup({ tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" });
  const { trace } = run;
  // All of this tree is drawn, and it is searched in the order of its outline's moves.
  const drawn = (traced: number) => {
    const path = trace.moves(traced);
    return path.reduce<(typeof run.outline)["root"]>(
      (node, move) => node.children[Number(move)],
      run.outline.root,
    );
  };

  it("brings each value that is returned from its node to the parent", () => {
    for (let step = 1; step <= trace.length; step++) {
      const event = trace.event(step);
      const travel = travelling(run, drawn, step - 1, step);
      if (event.kind !== "leave" || event.node === 0) expect(travel).toBeUndefined();
      else {
        const from = drawn(event.node);
        expect(travel).toEqual({ from: from.id, to: from.parent!.id, text: formatValue(event.value), step });
      }
    }
  });

  it("brings the value of a move that is stepped over", () => {
    const entered = 1;
    const after = over(trace, entered);
    expect(trace.event(after).kind).toBe("improve");
    expect(travelling(run, drawn, entered, after)).toMatchObject({ from: 1, to: 0, text: "3" });
  });

  it("brings nothing on the way back", () => {
    for (let step = 1; step <= trace.length; step++)
      expect(travelling(run, drawn, step, step - 1)).toBeUndefined();
  });
});
