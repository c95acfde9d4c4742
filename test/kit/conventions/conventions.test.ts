import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Conventions,
  choices,
  conventionalSetup,
  conventionsHere,
  isOwn,
  keepConventions,
  keptConventions,
  own,
  readConventions,
  writeConventions,
} from "../../../src/kit/conventions/conventions.ts";
import { conventionWords } from "../../../src/kit/conventions/words.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { fakeStorage } from "../../tools/check/fakeStorage.ts";

const every: Conventions[] = choices.cut.flatMap((cut) =>
  choices.bounds.flatMap((bounds) => choices.windows.map((windows) => ({ cut, bounds, windows }))),
);

beforeEach(() => {
  vi.stubGlobal("localStorage", Object.assign(fakeStorage(), { removeItem: vi.fn() }));
  vi.stubGlobal("dispatchEvent", () => true);
});

describe("Conventions", () => {
  it.each(every)("come back from a link and from the browser: %j", (conventions) => {
    expect(readConventions(writeConventions(conventions))).toEqual(conventions);
    expect(keepConventions(conventions)).toBe(true);
    expect(keptConventions()).toEqual(conventions);
    expect(isOwn(conventions)).toBe(conventionWords(conventions) === "");
  });

  it("of a link are kept, and words unknown are passed over", () => {
    expect(conventionsHere("?conventions=hard,sideways")).toEqual({ ...own, bounds: "hard" });
    expect(keptConventions()).toEqual({ ...own, bounds: "hard" });
    expect(conventionsHere("?figure=textbook")).toEqual({ ...own, bounds: "hard" });
  });

  it("of a link that knows none of the words leave the reader's own as they are", () => {
    const mine = { ...own, cut: "above", bounds: "hard" } as const;
    keepConventions(mine);
    expect(conventionsHere("?conventions=banana")).toEqual(mine);
    expect(keptConventions()).toEqual(mine);
    expect(conventionsHere("?conventions=")).toEqual(own);
  });

  it("are the notebook's own where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(keptConventions()).toEqual(own);
    expect(keepConventions({ ...own, cut: "above" })).toBe(false);
  });

  it("change plain alpha-beta alone, and never a value", () => {
    const setup = { tree: "[[3,4],[3,1],[2,9]]", algorithm: "alphaBeta" } as const;
    expect(conventionalSetup(setup, own)).toEqual(setup);
    const runs = every.map((conventions) => runSetup(conventionalSetup(setup, conventions)));
    expect(new Set(runs.map(({ result }) => result.value))).toEqual(new Set([3]));
    const leaves = runs.map(({ trace }) => trace.counters(trace.length).leaves);
    expect(leaves).toEqual([4, 4, 4, 4, 5, 5, 5, 5]);
    const other = { ...setup, algorithm: "minimax" } as const;
    expect(conventionalSetup(other, { ...own, cut: "above" })).toEqual(other);
  });
});
