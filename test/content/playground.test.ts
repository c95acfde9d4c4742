import { expect, it } from "vitest";
import { factsOf } from "../../src/kit/facts/facts.ts";
import { readSetup, setupOf } from "../../src/kit/run/setup.ts";
import { linkOf } from "../../src/tools/playground/linkOf.ts";
import { type PlayableName, playableNames } from "../../src/tools/playground/playables.ts";
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
/** By the names of the components that chapters mount. */
const named: Readonly<Record<string, PlayableName>> = {
  RuleCard: "ruleCard",
};
const nameOf = (type: string) => named[type] ?? (type.toLowerCase() as PlayableName);

it.each(figures)("The playground can show $where, the chapter's $type", ({ type, props }) => {
  expect(playableNames).toContain(nameOf(type));
  const link = linkOf(nameOf(type), props);
  expect(link.get("figure")).toBe(nameOf(type));
});

const steppers = figures.filter(({ type }) => type === "Stepper");
it.each(steppers)("The link to $where shows what the chapter shows", ({ props }) => {
  const { setup, step } = readSetup(linkOf("stepper", props));
  const shown = factsOf(setup, String(step));
  expect(shown).toEqual(factsOf(setupOf(props), String(props.at ?? "start")));
});
