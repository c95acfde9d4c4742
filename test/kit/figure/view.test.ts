import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  flag,
  formerly,
  oneOf,
  optional,
  parsed,
  real,
  text,
  whole,
} from "../../../src/kit/figure/field.ts";
import {
  checkNames,
  misspelt,
  overView,
  readView,
  type ViewOf,
  writeView,
} from "../../../src/kit/figure/view.ts";

const sizes = { small: 3, large: 9 } as const;
type Size = keyof typeof sizes;
const fields = {
  size: oneOf(["small", "large"], "small"),
  place: after(["size"], ({ size }: { size: Size }) => whole(0, sizes[size], 1)),
  pace: real(0, 2, 0.5),
  loud: flag(),
  note: optional(text()),
  marks: formerly(
    ["dots"],
    parsed(
      (said) => said.split(" ").map(Number),
      () => [1, 2],
      (marks) => marks.join(" "),
    ),
  ),
};
const usual: ViewOf<typeof fields> = {
  size: "small",
  place: 1,
  pace: 0.5,
  loud: false,
  note: undefined,
  marks: [1, 2],
};

const views: fc.Arbitrary<ViewOf<typeof fields>> = fc.constantFrom<Size>("small", "large").chain((size) =>
  fc.record({
    size: fc.constant(size),
    place: fc.integer({ min: 0, max: sizes[size] }),
    pace: fc.double({ min: 0, max: 2, noNaN: true }).map((pace) => pace + 0),
    loud: fc.boolean(),
    note: fc.option(fc.string(), { nil: undefined }),
    marks: fc.array(fc.nat(99), { minLength: 1 }),
  }),
);

describe("A view", () => {
  it("is as usual where nothing is said", () => {
    expect(readView(fields, {})).toEqual(usual);
  });

  it("comes back from its link", () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(fields, Object.fromEntries(writeView(fields, view)))).toEqual(view);
      }),
    );
  });

  it("is the same in the page's own language, and over any other view", () => {
    fc.assert(
      fc.property(views, views, (view, other) => {
        expect(readView(fields, view)).toEqual(view);
        const { note, ...said } = view;
        expect(overView(fields, other, said)).toEqual({ ...view, note: other.note });
      }),
    );
  });

  it("is read by older names, too", () => {
    expect(readView(fields, { dots: "4" })).toEqual({ ...usual, marks: [4] });
    expect(overView(fields, usual, { dots: "4" })).toEqual({ ...usual, marks: [4] });
  });

  it("takes what is usual for a value that goes by one that changes", () => {
    const given = { ...usual, place: 2, loud: true };
    expect(overView(fields, given, { size: "large" })).toEqual({ ...given, size: "large", place: 1 });
    expect(overView(fields, given, { size: "large", place: 8 })).toEqual({
      ...given,
      size: "large",
      place: 8,
    });
    expect(overView(fields, given, { size: "small" })).toEqual(given);
  });

  it("says what is wrong with a value, by its name", () => {
    expect(() => readView(fields, { place: 4 })).toThrow('its place "4" is no whole number from 0 to 3');
    expect(() => readView(fields, { size: "huge" })).toThrow(
      'there is no size "huge"; there are small, large',
    );
    expect(() => readView(fields, { loud: "loud" })).toThrow('its loud "loud" is neither yes nor no');
    expect(() => overView(fields, usual, { pace: "" })).toThrow('its pace "" is no number from 0 to 2');
  });
});

describe("Names that no field has", () => {
  const refusing = (name: string) => () => checkNames(fields, [name], "a dial", ["caption"]);

  it("are refused with the nearest there is", () => {
    expect(refusing("pcae")).toThrow('a dial has no "pcae"; did you mean "pace"?');
    expect(refusing("Note")).toThrow('did you mean "note"?');
    expect(refusing("captoin")).toThrow('did you mean "caption"?');
    expect(refusing("elephant")).toThrow("there are size, place, pace, loud, note, marks, caption");
  });

  it("are passed over in a link, but for what is misspelt", () => {
    expect(misspelt(fields, ["size", "dots", "utm_source", "fbclid", "plcae"])).toEqual([["plcae", "place"]]);
  });

  it("are none of the fields'", () => {
    expect(() => checkNames(fields, ["size", "caption"], "a dial", ["caption"])).not.toThrow();
  });
});

describe("Fields that exclude each other", () => {
  const subject = {
    tree: text("[1]"),
    game: oneOf(["nim", "kayles"], "nim"),
    heap: after(["game"], ({ game }: { game: string }) => text(game === "nim" ? "7" : "5")),
    depth: whole(0, 9, 3),
  };
  const either = [["tree"], ["game", "heap"]];

  it("are never there together", () => {
    expect(readView(subject, {}, either)).toEqual({ tree: "[1]", depth: 3 });
    expect(readView(subject, { heap: "9" }, either)).toEqual({ game: "nim", heap: "9", depth: 3 });
    expect(() => readView(subject, { tree: "[1]", heap: "9" }, either)).toThrow("it says both tree and game");
  });

  it("give way to the other", () => {
    const [tree, game] = [
      readView(subject, { depth: 4 }, either),
      readView(subject, { game: "kayles" }, either),
    ];
    expect(overView(subject, tree, { game: "kayles" }, either)).toEqual({
      game: "kayles",
      heap: "5",
      depth: 4,
    });
    expect(overView(subject, game, { tree: "[2]" }, either)).toEqual({ tree: "[2]", depth: 3 });
    expect(overView(subject, game, { depth: 1 }, either)).toEqual({ ...game, depth: 1 });
    expect(() => overView(subject, game, { tree: "[2]", heap: "1" }, either)).toThrow("both tree and game");
    expect(writeView(subject, game).toString()).toBe("game=kayles&heap=5&depth=3");
  });
});
