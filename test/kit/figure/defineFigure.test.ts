import { describe, expect, it } from "vitest";
import { defineFigure } from "../../../src/kit/figure/defineFigure.ts";
import { formerly, oneOf, whole } from "../../../src/kit/figure/field.ts";

const fields = {
  game: formerly(["rules"], oneOf(["nim", "kayles"], "nim")),
  depth: whole(1, 9, 3),
  plies: whole(0, 9, 0),
};
const figure = defineFigure({
  name: "peek",
  fields,
  linkSays: ["game", "depth"],
  opening: {},
  facts: () => ({}),
  component: () => Promise.reject(new Error("nobody looks inside")),
});
const read = (link: string) => figure.read(new URLSearchParams(link));

describe("What every link of a figure says", () => {
  it("is refused where half of it is missing", () => {
    expect(read("game=nim&depth=2")).toEqual({ game: "nim", depth: 2, plies: 0 });
    expect(() => read("game=nim")).toThrow('its depth "" is no whole number from 1 to 9');
    expect(() => read("depth=2")).toThrow('there is no game ""; there are nim, kayles');
    expect(() => read("plies=1")).toThrow(Error);
  });

  it("counts by an older name, too", () => {
    expect(read("rules=kayles&depth=2").game).toBe("kayles");
  });

  it("may be left out by a page and by a phrase", () => {
    const { given } = figure.place({ plies: 1 });
    expect(given).toEqual({ game: "nim", depth: 3, plies: 1 });
    expect(figure.over(given, { depth: 4 })).toEqual({ ...given, depth: 4 });
  });
});
