import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dicePlay } from "../../src/figures/dicePlay/dicePlay.ts";
import { duel } from "../../src/figures/duel/duel.ts";
import { play } from "../../src/figures/play/play.ts";
import { wholeTree } from "../../src/figures/wholeTree/wholeTree.ts";
import { taskNames } from "../../src/judge/tasks.ts";
import { practices } from "../../src/tools/beTheSearch/practices.ts";
import { exhibits } from "../../src/tools/bugLab/exhibits.ts";
import { rungNames } from "../../src/tools/yourSearch/rungs.ts";
import { figureKinds } from "./figureKinds.ts";
import { textOf } from "./proseOf.ts";
import { chapterFiles, elementsOf, type PageNode, readChapter } from "./readChapter.ts";

const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));
const address = (file: string, slug: string) => (file === "index.mdx" ? "/" : `/chapters/${slug}/`);

/** Pages that are no chapters: the labs. */
const isPlace = (path: string) =>
  path !== "/" && existsSync(new URL(`../../src/pages${path.replace(/\/$/, "")}.astro`, import.meta.url));

/** Pages of one figure, by its name there. */
const figurePages = {
  "/whole-tree/": ["whole", wholeTree],
  "/play/": ["play", play],
} as const;

/** The view that a link to the page of a figure asks for, or the task or search on another page. Throws where there is none such. */
const viewOnPage = (path: string, query: string) => {
  if (path === "/your-search/") {
    const { task, rung } = Object.fromEntries(new URLSearchParams(query));
    expect(taskNames).toContain(task);
    expect(rungNames).toContain(rung);
    return task;
  }
  if (path === "/be-the-search/") {
    const { algorithm } = Object.fromEntries(new URLSearchParams(query));
    expect(practices).toContain(algorithm);
    return algorithm;
  }
  if (path === "/playground/") {
    const { figure, ...said } = Object.fromEntries(new URLSearchParams(query));
    expect(figure).toBe(duel.name);
    return duel.place(said).given;
  }
  expect(Object.keys(figurePages)).toContain(path);
  const [name, shown] = figurePages[path as keyof typeof figurePages];
  const { figure, ...said } = Object.fromEntries(new URLSearchParams(query));
  // A game of dice takes the place of the figure that stands on the page.
  if (path === "/play/" && figure === dicePlay.name) return dicePlay.place(said).given;
  expect(figure).toBe(name);
  return shown.place(said).given;
};

/** The places of the bug lab: its mistakes, by name. */
const places: readonly string[] = exhibits.map(({ name }) => name);

/** The addresses within a page: its headings, as the site derives them, and its figures. */
function anchors(children: readonly PageNode[]): string[] {
  const headings = elementsOf(children, "h2", "h3").map(({ children }) =>
    textOf(children)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
  return [
    ...headings,
    ...elementsOf(children, ...Object.keys(figureKinds)).map(({ props }) => String(props.name)),
  ];
}

it.skipIf(process.env.CHAPTER)("Every task is to be written in one chapter, and no other is", () => {
  const set = pages.flatMap(({ children }) =>
    elementsOf(children, "YourSearch").flatMap(({ props: { task, others = [] } }) => [task, others].flat()),
  );
  expect(set.sort()).toEqual([...taskNames].sort());
});

describe.each(pages)("In $file", ({ file, slug, children }) => {
  const links = elementsOf(children, "a").map(({ props }) => String(props.href));

  it("every link leads to a page that is written, and to a place on it", () => {
    for (const link of links) {
      const [target, hash] = link.split("#");
      const [path, query] = target.split("?");
      if (query !== undefined) expect(() => viewOnPage(path, query), link).not.toThrow();
      if (isPlace(path) && (hash === undefined || places.includes(hash))) continue;
      const page = pages.find((other) => address(other.file, other.slug) === (path || address(file, slug)));
      expect(page, link).toBeDefined();
      if (hash !== undefined) expect(anchors(page!.children), link).toContain(hash);
    }
  });
});
