import fc from "fast-check";
import { expect, it } from "vitest";
import { taskNames } from "../../../src/judge/tasks.ts";
import {
  assemble,
  depthAfter,
  indented,
  moved,
  type Piece,
  readPieces,
  shifted,
  shufflePieces,
  statementsOf,
  writePieces,
} from "../../../src/tools/yourSearch/parsons.ts";
import { distractors, linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";

it.each(taskNames)(
  "The lines of %s, in their own order, are the listing again, as deep as it has them",
  async (task) => {
    const lines = await linesIn("javaScript", task);
    const statements = statementsOf(lines);
    const pieces = statements.flatMap((text, id) => (text === undefined ? [] : [{ id, text }]));
    expect(pieces.map(({ text }) => text).join(" ")).toBe(
      lines
        .map((line) => line.trim())
        .filter((line) => !line.startsWith("//"))
        .join(" "),
    );
    const own = lines.map((line) => line.length - line.trimStart().length);
    expect(indented(pieces).map(({ depth }) => 2 * depth)).toEqual(pieces.map(({ id }) => own[id]));
    expect(
      assemble(pieces)
        .split("\n")
        .map((line) => line.trim()),
    ).toEqual(pieces.map(({ text }) => text));
  },
);

it.each(taskNames)(
  "No line that is offered beside those of %s belongs to it, and the same lines come each time",
  async (task) => {
    const lines = await linesIn("javaScript", task);
    const others = await distractors(task);
    const own = lines.map((line) => line.trim());
    expect(others.filter((line) => own.includes(line))).toEqual([]);
    const pieces = shufflePieces(lines, others, task);
    expect(pieces).toEqual(shufflePieces(lines, others, task));
    const whole = [...statementsOf(lines), ...statementsOf(others)].filter((text) => text !== undefined);
    expect(pieces.map(({ text }) => text).sort()).toEqual(whole.toSorted());
    expect(pieces.map(({ text }) => text)).not.toEqual(whole);
  },
);

it("A statement that goes on is one piece where it begins, a comment is none, nor is half a statement", () => {
  expect(
    statementsOf([
      "// why",
      "  if (end <= value",
      "    && depth > 1) {",
      "    value = -visit(child,",
      "      -α)",
      "  }",
    ]),
  ).toEqual([
    undefined,
    "if (end <= value && depth > 1) {",
    undefined,
    "value = -visit(child, -α)",
    undefined,
    "}",
  ]);
  expect(statementsOf(["const sign = max ? 1", ": -1"])).toEqual(["const sign = max ? 1 : -1", undefined]);
  expect(statementsOf(["-α)", "value = visit(child,"])).toEqual([undefined, undefined]);
});

it("A moved line stands where it was moved to, and the others keep their order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: -1, max: 12 }),
      (items, from, to) => {
        const place = from % items.length;
        const after = moved(items, place, to);
        if (to < 0 || to >= items.length) {
          expect(after).toEqual(items);
          return;
        }
        expect(after[to]).toBe(items[place]);
        const others = (list: number[]) => list.filter((item) => item !== items[place]);
        expect(others(after)).toEqual(others(items));
      },
    ),
  );
});

it.each(taskNames)(
  "The lines of %s in Python, each put as deep as it stands, are the listing again",
  async (task) => {
    const lines = await linesIn("python", task);
    const pieces = lines.map((line, id): Piece => {
      const text = line.trim();
      return { id, text, depth: (line.length - text.length) / 4 };
    });
    expect(assemble(pieces, "python")).toBe(lines.join("\n"));
    const others = await distractors(task, "python");
    expect(others.filter((line) => pieces.some(({ text }) => text === line))).toEqual([]);
  },
);

it("A line in Python is put within the one before it where that opens a block, and never out of the page", () => {
  expect(depthAfter(undefined)).toBe(0);
  expect(depthAfter({ id: 0, text: "else:", depth: 1 })).toBe(2);
  expect(depthAfter({ id: 0, text: "if x: return y", depth: 1 })).toBe(1);
  const piece = { id: 0, text: "x" };
  expect(shifted(piece, -1).depth).toBe(0);
  expect(shifted(shifted(piece, 1), 1).depth).toBe(2);
  expect(shifted(piece, 99).depth).toBeLessThan(10);
});

it("A draft of lines is read as it was written, and what it does not hold is left out", () => {
  const pieces = ["a", "b", "c"].map((text, id) => ({ id, text }));
  const taken = [pieces[2], { ...pieces[0], depth: 3 }, { ...pieces[1], depth: 0 }];
  expect(readPieces(writePieces(taken), pieces)).toEqual(taken);
  expect(readPieces("", pieces)).toEqual([]);
  expect(readPieces("7 x 1:-4 1:y", pieces)).toEqual([pieces[1]]);
});
