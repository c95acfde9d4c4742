import { describe, expect, it } from "vitest";
import type { PlayableName } from "../../src/tools/playground/playables.ts";
import { figureKinds } from "../content/figureKinds.ts";
import { chapterFiles, elementsOf, readChapter } from "../content/readChapter.ts";
import { linkedFigures } from "./linkedFigures.ts";
import { linkText } from "./linkText.ts";
import kept from "./mounts.json";

/** A figure that stands on a page of the site. */
interface Mount {
  /** The page's address below the site's. */
  readonly page: string;
  /** By what links to a view of it on that page name it. */
  readonly name: string;
  readonly figure: PlayableName;
  /** The link to what it opens on, without the figure's name. */
  readonly link: string;
  /** What its own link is then, where that is another. */
  readonly shows?: string;
}
const mounts = kept as readonly Mount[];

const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));
const standing = pages.flatMap(({ file, slug, children }) =>
  elementsOf(children, ...Object.keys(figureKinds)).map(({ type, props }) => ({
    where: `${file === "index.mdx" ? "" : `chapters/${slug}/`}#${props.name}`,
    kind: figureKinds[type],
    props,
  })),
);

describe.each(mounts)("On /$page", ({ page, name, figure, link, shows = link }) => {
  it(`a link to what ${name} opens on is read as ever`, () => {
    const { read, open = read } = linkedFigures[figure];
    const parameters = new URLSearchParams(`figure=${name}&${link}`);
    expect([linkText(read(parameters)), linkText(open(parameters))]).toEqual([link, shows]);
  });

  // The other pages take their figures from lists of their own.
  if (page !== "" && !page.startsWith("chapters/")) return;
  it(`${name} stands where links to it lead, and opens on what it always has`, () => {
    const found = standing.find(({ where }) => where === `${page}#${name}`);
    expect(found?.kind.name).toBe(figure);
    const parameters = found!.kind.link(found!.props);
    parameters.delete("figure");
    expect(linkText(parameters)).toBe(link);
  });
});
