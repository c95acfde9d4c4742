import { describe, expect, it } from "vitest";
import { chapterFiles, readChapter } from "./readChapter.ts";

const chapters = await Promise.all(chapterFiles.map(readChapter));

describe.each(chapters)("$file", ({ file, frontmatter }) => {
  it("says what it is, what it asks and what it gives", () => {
    expect(frontmatter).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^[A-Z].+\.$/),
      question: expect.stringMatching(/^[^A-Z].+\?$/),
      number: expect.any(Number),
      minutes: expect.any(Number),
    });
    expect([3, 4, 5]).toContain((frontmatter.objectives as string[]).length);
  });

  it("has one number: in its file's name, in its head and in the sidebar", () => {
    expect(Number(file.match(/\/(\d+)-/)?.[1])).toBe(frontmatter.number);
    expect(frontmatter.sidebar).toEqual({ label: `${frontmatter.number}. ${frontmatter.title}` });
  });

  it("asks only for chapters that come before it", () => {
    const before = chapters.filter((other) => Number(other.frontmatter.number) < Number(frontmatter.number));
    expect(before.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(frontmatter.prerequisites as string[]),
    );
  });
});

it("The contents page names every chapter once, in order and without a gap", () => {
  const numbers = chapters.map(({ frontmatter }) => Number(frontmatter.number));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
});
