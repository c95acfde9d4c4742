import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Colour, contrast, difference, readColour, type Sight, seen, sights } from "./colour.ts";

const css = readFileSync(new URL("../../src/site/theme.css", import.meta.url), "utf8");
const [light, dark] = css
  .split("@media screen")
  .map(
    (part) =>
      new Map([...part.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, readColour(value)])),
  );

/** Text and the grounds on which it stands: 4.5 to 1. */
const texts: Record<string, readonly string[]> = {
  ink: ["paper", "panel", "code-bg", "now"],
  soft: ["paper", "panel", "code-bg", "now"],
  max: ["paper", "panel"],
  min: ["paper", "panel"],
  best: ["paper", "panel"],
  cut: ["paper", "panel"],
  owner: ["paper", "panel"],
  "on-max": ["max"],
  "on-min": ["min"],
  "stone-dark": ["board-brown"],
};
/** Shapes and lines that say something: 3 to 1. */
const marks: Record<string, readonly string[]> = {
  unread: ["paper", "panel"],
  "now-strong": ["paper", "panel", "now"],
  max: ["now"],
  min: ["now"],
  "stone-dark": ["board-green", "board-wood"],
  "stone-light": ["board-green", "board-brown"],
  "board-trail": ["board-green", "board-brown"],
};
const meanings = ["max", "min", "best", "cut", "owner"];
const pairs = meanings.flatMap((one, i) => meanings.slice(i + 1).map((other) => [one, other] as const));

describe.each([
  ["light", light],
  ["dark", new Map([...light, ...dark])],
])("On a %s ground", (theme, colours) => {
  const colour = (name: string): Colour => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`theme.css has no --${name} in ${theme}`);
    return value;
  };
  const ratios = (table: Record<string, readonly string[]>) =>
    Object.entries(table).flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const));

  it.each(ratios(texts))("%s can be read on %s", (name, ground) => {
    expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ratios(marks))("%s stands out from %s", (name, ground) => {
    expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(sights) as Sight[])(
    "every two meanings are told apart with the sight of %s",
    (sight) => {
      const near = pairs.filter(
        ([one, other]) => difference(seen(colour(one), sight), seen(colour(other), sight)) < 10,
      );
      expect(near).toEqual([]);
    },
  );
});

it("The ratios that theme.css states are the true ones", () => {
  const stated = css.split("@media screen").flatMap((part, i) => {
    const colours = i === 0 ? light : new Map([...light, ...dark]);
    const lines = [...part.matchAll(/--([\w-]+): #\w+; \/\* (.*?) \*\//g)];
    return lines.flatMap(([, name, comment]) =>
      [...comment.matchAll(/([\d.]+) on ([\w-]+)/g)].map(([, ratio, ground]) => ({
        says: `${name}: ${ratio} on ${ground}`,
        is: `${name}: ${contrast(colours.get(name)!, colours.get(ground)!).toFixed(1)} on ${ground}`,
      })),
    );
  });
  expect(stated.length).toBeGreaterThan(20);
  expect(stated.map(({ says }) => says)).toEqual(stated.map(({ is }) => is));
});

it("contrast and difference are those of their definitions", () => {
  const [black, white, grey] = ["#000000", "#ffffff", "#777777"].map(readColour);
  expect(contrast(black, white)).toBeCloseTo(21, 10);
  expect(contrast(white, grey)).toBeCloseTo(4.48, 2);
  expect(difference(black, white)).toBeCloseTo(100, 3);
  expect(
    difference(seen(readColour("#d55e00"), "deuteranopia"), seen(readColour("#009e73"), "deuteranopia")),
  ).toBeLessThan(difference(readColour("#d55e00"), readColour("#009e73")));
});
