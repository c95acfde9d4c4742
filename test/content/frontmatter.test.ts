import { describe, expect, it } from "vitest";
import { proseOf } from "./proseOf.ts";
import { chapterFiles, elementsOf, readChapter } from "./readChapter.ts";

const chapters = await Promise.all(chapterFiles.map(readChapter));

describe.each(chapters)("$file", ({ file, frontmatter, children }) => {
  it("says what it is, what it asks and what it gives", () => {
    expect(frontmatter).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^[A-Z].+\.$/),
      question: expect.stringMatching(/^[^A-Z].+\?$/),
      number: expect.any(Number),
      minutes: expect.any(Number),
      minutesWithTasks: expect.any(Number),
    });
    expect([3, 4, 5]).toContain((frontmatter.objectives as string[]).length);
  });

  it("has one number: in its file's name, in its head and in the sidebar", () => {
    expect(Number(file.match(/\/(\d+)-/)?.[1])).toBe(frontmatter.number);
    expect(frontmatter.sidebar).toEqual({ label: `${frontmatter.number}. ${frontmatter.title}` });
  });

  it("says how long it takes, by one rule for all: nearer than ten minutes", () => {
    const count = (...types: string[]) => elementsOf(children, ...types).length;
    const words = (text: string) => text.split(/\s+/).length;
    const folded = elementsOf(children, "Answer").flatMap((answer) => proseOf(answer.children));
    const read = words(proseOf(children).join(" ")) - words(folded.join(" "));
    const asked = elementsOf(children, "Check", "ChanceCheck").flatMap(
      ({ props }) => props.questions as unknown[],
    ).length;
    // 150 words a minute, 20 seconds for a phrase that sets a figure, and six minutes for code and figures.
    const reading = read / 150 + count("Show") / 3 + 6;
    expect(Math.abs(Number(frontmatter.minutes) - reading)).toBeLessThan(10);
    const doing = 3.5 * count("Try") + asked;
    expect(Math.abs(Number(frontmatter.minutesWithTasks) - reading - doing)).toBeLessThan(10);
  });

  it("asks only for chapters that come before it", () => {
    const before = chapters.filter((other) => Number(other.frontmatter.number) < Number(frontmatter.number));
    expect(before.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(frontmatter.prerequisites as string[]),
    );
  });
});
