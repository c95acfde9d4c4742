import { afterEach, expect, it, vi } from "vitest";
import { PrintedState } from "../../../src/tools/printed/printed.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

it("Comparing waits for an example that is on its way", async () => {
  vi.stubGlobal("location", { search: "" });
  const work = new PrintedState();
  const filled = work.example("leaves");
  await work.compare();
  await filled;
  expect(work.draft.text).toMatch(/^3 12 8 2 4/);
  expect(work.answer).toMatchObject({ kind: "verdict" });
});

it("An example takes the place of a text, which can be taken back; a change forgets what was said", async () => {
  vi.stubGlobal("location", { search: "" });
  const work = new PrintedState();
  work.edit({ text: "3 12" });
  await work.example("nodes");
  expect(work.before).toBe("3 12");
  work.takeBack();
  expect(work.draft.text).toBe("3 12");
  await work.compare();
  await work.show();
  expect(work.shown).toBeDefined();
  work.edit({ text: "3 12 8" });
  expect([work.answer, work.shown]).toEqual([undefined, undefined]);
});

it("Of a tree that is none there is no example, and that is said", async () => {
  vi.stubGlobal("location", { search: "" });
  const work = new PrintedState();
  work.edit({ tree: "[3", text: "3" });
  await work.example("leaves");
  expect(work.answer).toMatchObject({ kind: "fault", field: "tree" });
  expect(work.draft.text).toBe("3");
});
