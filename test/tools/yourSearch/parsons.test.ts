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
  writePieces,
} from "../../../src/tools/yourSearch/parsons.ts";
import { distractors, linesIn, listingLines } from "../../../src/tools/yourSearch/startingTexts.ts";

it.each(taskNames)(
  "The lines of %s, in their own order, are the listing again, as deep as it has them",
  async (task) => {
    const lines = await listingLines(task);
    const pieces = lines.map((text, id) => ({ id, text: text.trim() }));
    const depths = indented(pieces).map(({ depth }) => 2 * depth);
    const own = lines.map((line) => line.length - line.trimStart().length);
    // A statement that goes on in the next line stands deeper there in listings; braces alone do not tell.
    const goesOn = (line: string) => /^\s*(&&|: )/.test(line);
    expect(depths.filter((_, place) => !goesOn(lines[place]))).toEqual(
      own.filter((_, place) => !goesOn(lines[place])),
    );
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
    const lines = await listingLines(task);
    const others = await distractors(task);
    const own = lines.map((line) => line.trim());
    expect(others.filter((line) => own.includes(line))).toEqual([]);
    const pieces = shufflePieces(lines, others, task);
    expect(pieces).toEqual(shufflePieces(lines, others, task));
    expect(pieces.map(({ text }) => text).sort()).toEqual([...own, ...others].sort());
    expect(pieces.map(({ text }) => text)).not.toEqual([...own, ...others]);
  },
);

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
