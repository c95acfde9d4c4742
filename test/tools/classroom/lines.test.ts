import fc from "fast-check";
import { expect, it } from "vitest";
import { type Results, readLines, writeLine } from "../../../src/tools/classroom/results.ts";
import { noWholeLine } from "../../../src/tools/classroom/words.ts";

const tried = fc.record({
  tries: fc.array(fc.string({ maxLength: 6 }), { maxLength: 4 }),
  solved: fc.boolean(),
  shown: fc.boolean(),
});
const arbitraryResults: fc.Arbitrary<Results> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => name.trim() !== ""),
  done: fc
    .dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fc.array(tried, { minLength: 1, maxLength: 6 }), {
      maxKeys: 4,
      noNullPrototype: true,
    })
    .map((all) => new Map(Object.entries(all).map(([work, tried]) => [work, { tried, tree: undefined }]))),
});

it("Results come back from lines, whatever a form has written around them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryResults, { minLength: 1, maxLength: 3 }), async (all) => {
      const lines = await Promise.all(all.map((one) => writeLine(one, "2026-11-25T10:00:00.000Z")));
      expect(lines.join("")).not.toMatch(/\s/);
      const form = lines.map((line, place) => `"${place}"\tAda, class 7b\t${line}\t12.5\r\n`).join("");
      const read = await readLines(form);
      expect(read.map((one) => (one instanceof Error ? one : { name: one.name, done: one.done }))).toEqual(
        all.map(({ name, done }: Results) => ({ name: name.trim(), done })),
      );
      expect(read.every((one) => !(one instanceof Error) && one.intact)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it("Of a line that was cut off, one learns that it is none, and the others are read", async () => {
  const done = new Map([
    ["minimax", { tried: [{ tries: ["3"], solved: true, shown: false }], tree: undefined }],
  ]);
  const line = await writeLine({ name: "Ada", done });
  const read = await readLines(`${line.slice(0, 60)}\n${line}\nplyground:short`);
  expect(read).toHaveLength(2);
  expect(read[0]).toEqual(new Error(noWholeLine));
  expect(read[1]).toMatchObject({ name: "Ada" });
  expect(await readLines("nothing of the kind")).toEqual([]);
});

it("A chapter's answers make a line that a form's field takes", async () => {
  const tried = Array.from({ length: 6 }, () => ({ tries: ["12", "3"], solved: true, shown: false }));
  const line = await writeLine({
    name: "Ada Lovelace",
    done: new Map([["alpha-beta", { tried, tree: undefined }]]),
  });
  expect(line.length).toBeLessThan(400);
});
