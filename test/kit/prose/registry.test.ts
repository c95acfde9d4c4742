import { describe, expect, it } from "vitest";
import {
  type Facts,
  type Figure,
  followFigure,
  registerFigure,
  type Setting,
  showFigure,
} from "../../../src/kit/prose/registry.ts";

/** A figure that keeps what it was asked and says what it is told to. */
function figure(): Figure & { asked: Setting[]; say(facts: Facts): void } {
  const asked: Setting[] = [];
  const listeners = new Set<() => void>();
  let facts: Facts = { leaves: "4" };
  return {
    asked,
    show: (setting) => asked.push(setting),
    facts: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    element: {} as Element,
    say(said) {
      facts = said;
      for (const listener of listeners) listener();
    },
  };
}

describe("Prose that speaks to a figure", () => {
  it("is heard at once when the figure is there", () => {
    const textbook = figure();
    registerFigure("there", textbook);
    showFigure("there", { at: "cutoff 1" });
    expect(textbook.asked).toEqual([{ at: "cutoff 1" }]);
  });

  it("is kept, in order, until the figure is there, and heard once", () => {
    showFigure("late", { at: "start" });
    showFigure("late", { at: "end" });
    const late = figure();
    const leave = registerFigure("late", late);
    expect(late.asked).toEqual([{ at: "start" }, { at: "end" }]);
    leave();
    const next = figure();
    registerFigure("late", next);
    expect(next.asked).toEqual([]);
  });

  it("does not reach a figure of another name", () => {
    const other = figure();
    registerFigure("other", other);
    showFigure("another", { at: "end" });
    expect(other.asked).toEqual([]);
  });
});

describe("A number that follows a figure", () => {
  it("hears the facts when the figure comes, and after every change", () => {
    const heard: Facts[] = [];
    followFigure("followed", (facts) => heard.push(facts));
    expect(heard).toEqual([]);
    const followed = figure();
    registerFigure("followed", followed);
    followed.say({ leaves: "7" });
    expect(heard).toEqual([{ leaves: "4" }, { leaves: "7" }]);
  });

  it("hears nothing after it has let go", () => {
    const heard: Facts[] = [];
    const followed = figure();
    registerFigure("left", followed);
    const end = followFigure("left", (facts) => heard.push(facts));
    end();
    followed.say({ leaves: "7" });
    expect(heard).toEqual([{ leaves: "4" }]);
  });

  it("follows the next figure of the name when the first has gone, and the first no more", () => {
    const heard: Facts[] = [];
    const [first, second] = [figure(), figure()];
    const leave = registerFigure("again", first);
    followFigure("again", (facts) => heard.push(facts));
    leave();
    first.say({ leaves: "1" });
    registerFigure("again", second);
    second.say({ leaves: "9" });
    expect(heard).toEqual([{ leaves: "4" }, { leaves: "4" }, { leaves: "9" }]);
  });
});
