import { expect, it } from "vitest";
import { tableMark } from "../../../../src/figures/stepper/table/shownTable.ts";
import { runSetup } from "../../../../src/kit/run/run.ts";
import type { Setup } from "../../../../src/kit/run/setup.ts";
import { findStep } from "../../../../src/trace/index.ts";

function markAt(setup: Setup, at: string) {
  const run = runSetup(setup);
  const drawn = (node: number) => run.outline.nodes[run.outline.nodes.length > node ? node : 0];
  return tableMark(run, drawn, findStep(run.trace, at));
}

it("tells an entry of another depth from none, where entries are to be exactly as deep", () => {
  const setup: Setup = { tree: "[[[1]],[[[[1]]]]]", depth: 4, algorithm: "alphaBetaWithTable" };
  expect(markAt(setup, "probe 6")?.kind).toBe("hit");
  const exact = markAt({ ...setup, table: { depths: "equal" } }, "probe 6");
  expect(exact?.kind).toBe("depth");
  expect(exact?.arrow).toBeDefined();
  expect(markAt({ ...setup, table: { depths: "equal" } }, "probe 1")).toMatchObject({
    kind: "absent",
    arrow: undefined,
  });
});

it("takes another position in its place for no entry", () => {
  const full: Setup = { tree: "[[3,[4,9]],[[4,9]]]", algorithm: "alphaBetaWithTable", table: { size: 1 } };
  expect(markAt(full, "probe 4")).toMatchObject({ kind: "absent", arrow: undefined });
});
