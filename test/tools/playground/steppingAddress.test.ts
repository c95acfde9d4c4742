import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressBar, followInAddress } from "../../../src/kit/view/addressBar.ts";
import { steppingAddress } from "../../../src/tools/playground/steppingAddress.ts";

const search = () => location.search;
/** The addresses that the tab's history has gone on from. */
let past: string[];

beforeEach(() => {
  vi.useFakeTimers();
  const there = { search: "?figure=deepening", hash: "" };
  vi.stubGlobal("location", there);
  past = [];
  vi.stubGlobal("history", {
    state: null,
    pushState: () => past.push(there.search),
    replaceState: (_state: unknown, _title: string, link: string) => {
      if (link !== "") there.search = link;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("A step leaves what was shown last in the tab's history, and is there at once", () => {
  followInAddress("deepening", new URLSearchParams({ depth: "4" }));
  steppingAddress.step(
    new URLSearchParams({ figure: "deepening", depth: "4" }),
    new URLSearchParams({ figure: "deepening", depth: "3" }),
  );
  expect([past, search()]).toEqual([["?figure=deepening&depth=3"], "?figure=deepening&depth=4"]);
  vi.runAllTimers();
  expect(search()).toBe("?figure=deepening&depth=4");
});

test("A step leaves the address as it is where nothing else was shown", () => {
  steppingAddress.step(new URLSearchParams({ figure: "deepening", depth: "4" }), undefined);
  expect([past, search()]).toEqual([["?figure=deepening"], "?figure=deepening&depth=4"]);
});

test("What is kept of a step is not kept for the address that was left", () => {
  steppingAddress.step(new URLSearchParams({ figure: "deepening", depth: "4" }), undefined);
  expect(addressBar.before).toBeUndefined();
});
