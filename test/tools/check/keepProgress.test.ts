import { beforeEach, expect, it, vi } from "vitest";
import { keepProgress, readProgress } from "../../../src/tools/check/keepProgress.ts";
import { fakeStorage } from "./fakeStorage.ts";

let storage = fakeStorage();
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
});

it("The list of chapters reads what a check has noted", () => {
  keepProgress("minimax", 2, 5);
  keepProgress("alpha-beta", 6, 6);
  keepProgress("minimax", 3, 5);
  expect(readProgress()).toEqual({ minimax: { solved: 3, of: 5 }, "alpha-beta": { solved: 6, of: 6 } });
});

it("A chapter of which nothing is solved is not noted", () => {
  keepProgress("minimax", 2, 5);
  keepProgress("alpha-beta", 1, 6);
  keepProgress("minimax", 0, 5);
  expect(readProgress()).toEqual({ "alpha-beta": { solved: 1, of: 6 } });
});

it("What cannot be read is replaced", () => {
  for (const broken of ["{", "[1]", "7", "null"]) {
    storage.kept.set("plyground:progress", broken);
    keepProgress("minimax", 1, 5);
    expect(readProgress()).toEqual({ minimax: { solved: 1, of: 5 } });
  }
});

it("A browser that keeps nothing does no harm", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => keepProgress("minimax", 1, 5)).not.toThrow();
});
