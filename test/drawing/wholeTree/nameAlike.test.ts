import { describe, expect, it } from "vitest";
import { fitsBefore, nameAlike } from "../../../src/drawing/wholeTree/nameAlike.ts";

const namings = [(node: number) => `node ${node}`, (node: number) => `${node}`];
const fits = (text: string, { room }: { room: number }) => text.length <= room;
const place = (node: number, level: number, room: number, whole = true) => ({ node, level, room, whole });
const names = (...places: ReturnType<typeof place>[]) => Object.fromEntries(nameAlike(places, namings, fits));

it("Nodes of a level are named all alike, as fully as all have room for", () => {
  expect(names(place(1, 1, 9), place(2, 1, 9), place(3, 2, 9), place(4, 2, 1))).toEqual({
    1: "node 1",
    2: "node 2",
    3: "3",
    4: "4",
  });
});

it("A node that an edge cuts short is named where it has room, and does not shorten the others' names", () => {
  expect(names(place(1, 1, 9), place(2, 1, 3, false))).toEqual({ 1: "node 1" });
  expect(names(place(2, 1, 3, false))).toEqual({ 2: "2" });
});

it("Where some have no room at all, none of their level is named", () => {
  expect(names(place(1, 1, 9), place(2, 1, 0))).toEqual({});
});

describe("The last of a level, beside which the drawing ends", () => {
  const last = (room: number) => ({ ...place(9, 1, room, false), ends: true });
  const others = [place(1, 1, 9), place(2, 1, 9)];
  const named = (room: number, turns?: Parameters<typeof nameAlike>[3]) =>
    nameAlike([...others, last(room)], namings, fits, turns as never).get(9);

  it("is named as its sisters where it has room, and shortens none of their names where it has not", () => {
    expect(named(9)).toBe("node 9");
    expect(nameAlike([...others, last(2)], namings, fits).get(1)).toBe("node 1");
  });

  it("has its name before it where there is room for it, which is told what its sisters are named", () => {
    const asked: unknown[] = [];
    const before = (text: string, _: unknown, found: ReadonlyMap<number, string>) => {
      asked.push(text, found.get(2));
      return true;
    };
    expect(named(2, before)).toBe("node 9");
    expect(asked).toEqual(["node 9", "node 2"]);
  });

  it("has a shorter name where there is none, and no name where that has no room either", () => {
    expect(named(2)).toBe("9");
    expect(named(0)).toBeUndefined();
  });
});

it("A text has room before a mark as far as the name of its neighbour leaves it", () => {
  expect(fitsBefore("bottom", 300, { at: 100, name: "left" })).toBe(true);
  expect(fitsBefore("bottom", 190, { at: 100, name: "left" })).toBe(false);
  expect(fitsBefore("bottom", 190, { at: 100, name: "" })).toBe(true);
});
