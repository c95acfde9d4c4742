import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Controls, pressKey } from "../../../src/kit/player/keyedFigure.svelte.ts";

const acts = [
  ...["forward", "back", "over", "backOver", "into", "out", "first", "last"],
  ...["play or pause", "pause", "help"],
] as const;
let done: (typeof acts)[number][] = [];
const does = (act: (typeof acts)[number]) => () => {
  done.push(act);
};
const controls = {
  stepper: Object.fromEntries(acts.map((act) => [act, does(act)])),
  player: { toggle: does("play or pause"), pause: does("pause") },
} as unknown as Controls;

/** An element of the page as far as keys care: what it is, by the selectors that it answers to. */
const element = (...is: string[]) => {
  const answers = (selector: string) => selector.split(/, (?![^([]*[)\]])/).some((part) => is.includes(part));
  return { closest: (selector: string) => (answers(selector) ? {} : null), matches: answers };
};
const figure = element();
const button = element("button");
const slider = element("input", "input[type=range]");
const select = element("input:not([type=range], [type=checkbox])", "select");

type Modifiers = Partial<Pick<KeyboardEvent, "shiftKey" | "ctrlKey" | "metaKey" | "altKey">>;
function press(key: string, modifiers: Modifiers = {}, target: unknown = figure): boolean {
  const event = { key, target, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
  return pressKey(event as unknown as KeyboardEvent, controls, does("help"));
}

beforeEach(() => {
  done = [];
  vi.clearAllMocks();
});

describe("A key in a figure", () => {
  it.each([
    ["ArrowRight", {}, "forward"],
    ["ArrowLeft", {}, "back"],
    ["ArrowRight", { shiftKey: true }, "over"],
    ["ArrowLeft", { shiftKey: true }, "backOver"],
    ["ArrowDown", {}, "into"],
    ["ArrowUp", {}, "out"],
    ["Home", {}, "first"],
    ["End", {}, "last"],
    ["?", { shiftKey: true }, "help"],
  ] as const)("pauses play and does its work: %s %o means %s", (key, modifiers, act) => {
    expect(press(key, modifiers)).toBe(true);
    expect(done).toEqual(["pause", act]);
  });

  it("plays and pauses with the space bar", () => {
    expect(press(" ")).toBe(true);
    expect(done).toEqual(["play or pause"]);
  });

  it.each([
    ["a", {}],
    ["Tab", {}],
    ["Escape", {}],
    ["constructor", {}],
    ["ArrowRight", { ctrlKey: true }],
    ["ArrowUp", { altKey: true }],
    ["Home", { metaKey: true }],
    ["r", { ctrlKey: true }],
    ["z", { ctrlKey: true }],
  ] as const)("leaves to the browser what means nothing here: %s %o", (key, modifiers) => {
    expect(press(key, modifiers)).toBe(false);
    expect(done).toEqual([]);
  });

  it("keeps Alt with an arrow from the browser, which would leave the page with all edits", () => {
    for (const key of ["ArrowLeft", "ArrowRight"]) expect(press(key, { altKey: true })).toBe(true);
    expect(done).toEqual([]);
  });

  it("leaves a field and a menu all of their keys", () => {
    for (const key of ["ArrowRight", "Home", " ", "?", "z"]) {
      expect(press(key, { ctrlKey: key === "z" }, select)).toBe(false);
    }
    expect(done).toEqual([]);
  });

  it("leaves a button its space bar, but steps with the arrows", () => {
    expect(press(" ", {}, button)).toBe(false);
    expect(press("ArrowRight", {}, button)).toBe(true);
    expect(done).toEqual(["pause", "forward"]);
  });

  it("leaves the slider its own keys, and still plays, steps over and helps", () => {
    for (const key of ["ArrowRight", "ArrowUp", "Home", "End"]) expect(press(key, {}, slider)).toBe(false);
    expect(press(" ", {}, slider)).toBe(true);
    expect(press("ArrowRight", { shiftKey: true }, slider)).toBe(true);
    expect(press("?", {}, slider)).toBe(true);
    expect(done).toEqual(["play or pause", "pause", "over", "pause", "help"]);
  });
});
