import { expect, it } from "vitest";
import { nameAlike } from "../../../src/drawing/wholeTree/nameAlike.ts";

const namings = [(node: number) => `node ${node}`, (node: number) => `${node}`];
const fits = (text: string, { room }: { room: number }) => text.length <= room;
const place = (node: number, level: number, room: number, whole = true) => ({ node, level, room, whole });
const names = (...places: ReturnType<typeof place>[]) =>
  Object.fromEntries(nameAlike(places, namings, fits, ({ whole }) => whole));

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
