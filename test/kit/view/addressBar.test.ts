import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { addressBar, asksForView, followInAddress } from "../../../src/kit/view/addressBar.ts";
import { putInAddress } from "../../../src/kit/view/newAddress.ts";

const search = () => location.search;

beforeEach(() => {
  vi.useFakeTimers();
  const there = { search: "?figure=deepening", hash: "" };
  vi.stubGlobal("location", there);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, link: string) => {
      if (link !== "") there.search = link;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Follows the figure that it names, soon and with the last that it shows", () => {
  followInAddress("deepening", new URLSearchParams({ depth: "3" }));
  followInAddress("deepening", new URLSearchParams({ depth: "4" }));
  followInAddress("ordering", new URLSearchParams({ depth: "5" }));
  vi.runAllTimers();
  expect(search()).toBe("?depth=4&figure=deepening");
});

test("Keeps a link that is put there, whatever was about to follow", () => {
  followInAddress("deepening", new URLSearchParams({ depth: "3" }));
  putInAddress(new URLSearchParams({ figure: "ordering" }));
  vi.runAllTimers();
  expect(search()).toBe("?figure=ordering");
});

test("What was about to follow does not, once the tab's history has come to another link", () => {
  followInAddress("deepening", new URLSearchParams({ depth: "3" }));
  addressBar.settle();
  vi.runAllTimers();
  expect(search()).toBe("?figure=deepening");
});

it("A link asks a figure for a view where it says more than its name and its frame", () => {
  const asks = (link: string) => asksForView(new URLSearchParams(link), "mcts");
  expect(asks("figure=mcts&game=ticTacToe")).toBe(true);
  expect(asks("game=ticTacToe&figure=mcts&controls=no")).toBe(true);
  expect(asks("figure=mcts")).toBe(false);
  expect(asks("figure=mcts&controls=no&theme=dark&panels=none")).toBe(false);
  expect(asks("figure=stepper&game=ticTacToe")).toBe(false);
  expect(asks("")).toBe(false);
});
