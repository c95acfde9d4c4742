import { expect, it } from "vitest";
import type { Setting } from "../../src/kit/prose/registry.ts";
import type { PlayableName } from "../../src/tools/playground/playables.ts";
import { figureKinds } from "../content/figureKinds.ts";
import { liveText, textOf } from "../content/proseOf.ts";
import { chapterFiles, elementsOf, type PageElement, readChapter } from "../content/readChapter.ts";
import { linkText } from "./linkText.ts";
import { phraseViews } from "./phraseViews.ts";
import kept from "./shows.json";

/** A phrase of the prose, or a number in it, and where it leads. */
interface Phrase {
  /** Its words; of a number its name, too. */
  readonly says: string;
  /** What it asks of the figure, in the language of its attributes. */
  readonly setting: Setting;
  /** The link to what the figure shows then. */
  readonly leads: string;
}
/** A figure and all that a page says of it. */
interface Spoken {
  readonly page: string;
  readonly name: string;
  readonly figure: PlayableName;
  /** The figure's own attributes. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly shows: readonly Phrase[];
  readonly facts: readonly Phrase[];
}
const spoken = kept as readonly Spoken[];

const leadsTo = async (figure: PlayableName, props: unknown, setting: Setting) =>
  linkText(await phraseViews[figure](props as never, setting));

const saysOf = (element: PageElement) =>
  element.type === "Show" ? textOf(element.children) : `${element.props.value}: ${liveText(element)}`;
const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));
const chapters = pages.map(({ file, slug, children }) => ({
  page: file === "index.mdx" ? "" : `chapters/${slug}/`,
  mounted: elementsOf(children, ...Object.keys(figureKinds)),
  elements: elementsOf(children, "Show", "Fact"),
}));

/** What stands in the chapters today of what was kept: the same words, as often as they were there, of the same figure. */
const standing = spoken.flatMap(({ page, name, figure, shows, facts }) => {
  const chapter = chapters.find((one) => one.page === page);
  const props = chapter?.mounted.find((mount) => mount.props.name === name)?.props;
  const left = chapter?.elements.filter((element) => element.props.figure === name) ?? [];
  return [...shows, ...facts].flatMap(({ says, leads }) => {
    const place = left.findIndex((element) => saysOf(element) === says);
    if (place < 0 || props === undefined) return [];
    const [element] = left.splice(place, 1);
    const { figure: _, value: __, ...setting } = element.props;
    return [{ where: `/${page}#${name}`, says, figure, props, setting, leads }];
  });
});

it.each(standing)(
  'In $where "$says" leads where it always has',
  async ({ figure, props, setting, leads }) => {
    expect(await leadsTo(figure, props, setting)).toBe(leads);
  },
);

it("Most phrases that were kept still stand in their chapters", () => {
  expect(standing.length).toBeGreaterThan(600);
});
