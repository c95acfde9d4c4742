import { expect, test } from "vitest";
import { cutMethod } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";

const source = `
/** A counter. */
export class Counter<Item> {
  /** Adds one. */
  protected count(item: Item, by = 1): number {
    const { sums } = this;
    return sums.get(item)! + by;
  }
}
export const twice = 2;
export function half(value: number): number {
  return value / 2;
}`;
const textOf = (name: string) => cutMethod(source, name).lines.map(lineText);

test("A method is cut out of its class as a function, without types, comments or its object", () => {
  expect(textOf("count")).toEqual(["function count(item, by = 1) {", "  return sums.get(item) + by", "}"]);
});

test("What is no method is asked for in vain", () => {
  expect(() => textOf("twice")).toThrow("There is no method called twice");
  expect(() => textOf("half")).toThrow("There is no method called half");
});
