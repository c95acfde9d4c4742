import fc from "fast-check";
import { expect, it } from "vitest";
import { taskNames } from "../../../src/judge/tasks.ts";
import { assemble, indented, moved, shufflePieces } from "../../../src/tools/yourSearch/parsons.ts";
import { distractors, listingLines } from "../../../src/tools/yourSearch/startingTexts.ts";

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
