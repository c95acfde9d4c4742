import { expect, it } from "vitest";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { readSetup, setupOf } from "../../src/kit/run/setup.ts";
import { playableNames } from "../../src/tools/playground/playables.ts";
import { figureKinds } from "./figureKinds.ts";
import { chapterFiles, elementsOf, readChapter } from "./readChapter.ts";

const chapters = await Promise.all(chapterFiles.map(readChapter));
const figures = chapters.flatMap(({ slug, children }) =>
  elementsOf(children, ...Object.keys(figureKinds)).map(({ type, props }) => ({
    type,
    props,
    where: `${slug}#${props.name}`,
  })),
);
it.each(figures)("The playground can show $where, the chapter's $type", ({ type, props }) => {
  const { name, link } = figureKinds[type];
  expect(playableNames).toContain(name);
  expect(link(props).get("figure")).toBe(name);
});

const steppers = figures.filter(({ type }) => type === "Stepper");
it.each(steppers)("The link to $where shows what the chapter shows", ({ props }) => {
  const { setup, step } = readSetup(figureKinds.Stepper.link(props));
  const shown = factsOf(setup, String(step));
  expect(shown).toEqual(factsOf(setupOf(props), String(props.at ?? "start")));
});
