import { describe, expect, it } from "vitest";
import { pressUndoKey } from "../../../src/kit/undo/undoKeys.ts";

type Modifiers = Partial<Pick<KeyboardEvent, "shiftKey" | "ctrlKey" | "metaKey" | "altKey">>;

/** What a key has done, on an element that is a text to be typed, or not. */
function press(key: string, modifiers: Modifiers, text = false): readonly string[] {
  const done: string[] = [];
  const target = { closest: () => (text ? {} : null) };
  const event = { key, target, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
  const meant = pressUndoKey(event as unknown as KeyboardEvent, {
    undo: () => done.push("undo"),
    redo: () => done.push("redo"),
  });
  expect(meant).toBe(done.length > 0);
  return done;
}

describe("Keys", () => {
  it.each([
    ["z", { ctrlKey: true }, "undo"],
    ["z", { metaKey: true }, "undo"],
    ["y", { ctrlKey: true }, "redo"],
    ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
    ["Z", { metaKey: true, shiftKey: true }, "redo"],
  ] as const)("take changes back and make them again: %s %o means %s", (key, modifiers, act) => {
    expect(press(key, modifiers)).toEqual([act]);
  });

  it.each([
    ["z", {}],
    ["y", { shiftKey: true }],
    ["z", { ctrlKey: true, altKey: true }],
    ["r", { ctrlKey: true }],
  ] as const)("mean nothing of the kind: %s %o", (key, modifiers) => {
    expect(press(key, modifiers)).toEqual([]);
  });

  it("are a text's own where one is typed", () => {
    expect(press("z", { ctrlKey: true }, true)).toEqual([]);
  });
});
