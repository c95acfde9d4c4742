import { expect, it, vi } from "vitest";
import { followKept } from "../../../src/kit/kept/followKept.ts";

it("Other tabs are heard of what is asked for alone, and a page that comes back looks again, until that is ended", () => {
  const window = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const listener = vi.fn();
  const tell = (type: string, said: object) => {
    window.dispatchEvent(Object.assign(new Event(type), said));
    return listener.mock.calls.length;
  };
  const leave = followKept(["answers", "students"], listener);
  expect(tell("storage", { key: "plyground:check@1:minimax" })).toBe(1);
  expect(tell("storage", { key: "plyground:students" })).toBe(2);
  expect(tell("storage", { key: "plyground:progress" })).toBe(2);
  expect(tell("storage", { key: null })).toBe(3);
  expect(tell("pageshow", { persisted: false })).toBe(3);
  expect(tell("pageshow", { persisted: true })).toBe(4);
  leave();
  expect(tell("storage", { key: null })).toBe(4);
  expect(tell("pageshow", { persisted: true })).toBe(4);
  vi.unstubAllGlobals();
});
