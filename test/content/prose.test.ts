import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { proseOf, textOf } from "./proseOf.ts";
import { chapterFiles, elementsOf, readChapter } from "./readChapter.ts";

const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));
/** Ends of sentences: not the point in 2.5 or in [3,12,8]. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!][”"]?)\s+(?=[“"A-Z])/);
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe.each(pages)("In $file", ({ file, source, data, children }) => {
  const paragraphs = elementsOf(children, "p", "li").map((paragraph) => textOf(paragraph.children).trim());

  it("no sentence is longer than 34 words", () => {
    const long = paragraphs.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 34);
    expect(long).toEqual([]);
  });

  it("no paragraph has more than six sentences", () => {
    expect(paragraphs.filter((text) => sentencesOf(text).length > 6)).toEqual([]);
  });

  it("nothing is called easy, and nobody shouts", () => {
    const words =
      /\b(simply|just|obviously|obvious|easy|easily|trivial|trivially|of course|clearly|basically)\b|!(?!=)/i;
    const prose = proseOf(children).filter((text) => words.test(text));
    expect(prose).toEqual([]);
  });

  it("quotes and dashes are the printer's, not the typist's", () => {
    expect(paragraphs.filter((text) => / - | -- |\.\.\./.test(text))).toEqual([]);
  });

  it("a chapter is long enough to teach and short enough to finish", () => {
    if (file === "index.mdx") return;
    // What is folded is read by those who have tried, or want more, and is none of the way through the chapter.
    const answers = elementsOf(children, "Answer", "Box").flatMap((folded) => proseOf(folded.children));
    const words = wordsOf(proseOf(children).join(" ")).length - wordsOf(answers.join(" ")).length;
    expect(words).toBeGreaterThanOrEqual(1000);
    expect(words).toBeLessThanOrEqual(2400);
  });

  it("every section of a chapter gives the reader something to do", () => {
    if (file === "index.mdx") return;
    const sections = source.split(/^## /m).slice(1);
    const idle = sections
      .filter((section) => !/<(Try|Check|ChanceCheck|YourSearch|BeTheSearch)\b/.test(section))
      .map((section) => section.split("\n")[0]);
    expect(idle).toEqual([]);
  });

  it("whatever a reader is asked to try has an answer to compare with, below it", () => {
    const open = elementsOf(children, "Try").filter((task) => {
      const answers = elementsOf(task.children, "Answer");
      return answers.length !== 1 || wordsOf(textOf(answers[0].children)).length < 3;
    });
    expect(open.map((task) => textOf(task.children).trim())).toEqual([]);
  });

  it("a term is defined once, in bold", () => {
    const terms = elementsOf(children, "strong").map(({ children }) => textOf(children).toLowerCase());
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  });

  it("code that is shown is the code that was run", () => {
    const shown = [...source.matchAll(/^```js wrap\n(.*?)^```/gms)].map(([, code]) => code);
    // In the data it has types, and lines of another length.
    const dense = (code: string) => code.replaceAll(/\s+/g, "");
    const run = dense(stripTypeScriptTypes(data));
    expect(shown.filter((code) => !run.includes(dense(code)))).toEqual([]);
  });
});
