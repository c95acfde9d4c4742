import { afterEach, expect, it, vi } from "vitest";
import { PrintedState } from "../../../src/tools/printed/printed.svelte.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

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

it("What another tab has written is gone on with, and what stood here can be taken back", async () => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", fakeStorage());
  const [here, there] = [new PrintedState(), new PrintedState()];
  here.edit({ text: "3 12" });
  await here.compare();
  // Nothing has changed: what was said of it stays.
  here.takeUp();
  expect(here.answer).toBeDefined();
  there.takeUp();
  there.edit({ tree: "[1,2]", text: "1 2" });
  here.takeUp();
  expect(here.draft).toEqual(there.draft);
  expect([here.answer, here.before]).toEqual([undefined, "3 12"]);
  here.takeBack();
  expect(here.draft.text).toBe("3 12");
});
