import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { printedSearches } from "../../../src/judge/printed/judgePrinted.ts";
import { keepDraft, keptDraft, readDraft } from "../../../src/tools/printed/draft.ts";

function standIn(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  } as unknown as Storage;
}
afterEach(() => vi.unstubAllGlobals());

it("A draft that is kept comes back as it was", () => {
  vi.stubGlobal("localStorage", standIn());
  expect(keptDraft()).toBeUndefined();
  const draft = { tree: fc.string(), algorithm: fc.constantFrom(...printedSearches), text: fc.string() };
  fc.assert(
    fc.property(fc.record(draft, { noNullPrototype: true }), (draft) => {
      expect(keepDraft(draft)).toBe(true);
      expect(keptDraft()).toEqual(draft);
    }),
  );
});

it("What is no draft is none, and breaks nothing", () => {
  for (const text of ["null", "7", "[]", '{"tree":"3"}', '{"tree":"3","text":"3","algorithm":"best"}'])
    expect(readDraft(text)).toBeUndefined();
  vi.stubGlobal("localStorage", { getItem: () => "{" });
  expect(keptDraft()).toBeUndefined();
});
