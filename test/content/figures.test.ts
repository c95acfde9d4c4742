import { describe, expect, it } from "vitest";
import { figureKinds } from "./figureKinds.ts";
import { liveText, textOf } from "./proseOf.ts";
import { chapterFiles, elementsOf, type PageNode, readChapter } from "./readChapter.ts";

const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));

describe.each(pages)("In $file", ({ children }) => {
  const mounted = elementsOf(children, ...Object.keys(figureKinds));
  const figures = mounted.map(({ props }) => String(props.name));
  /** The kind of a figure of this page, and what the page says of it. */
  const known = (name: unknown) => {
    const { type, props } = mounted.find(({ props }) => props.name === name)!;
    return { kind: figureKinds[type], props, type };
  };

  it("every figure has a name of its own, which is no heading's address", () => {
    const headings = elementsOf(children, "h2", "h3").map((heading) =>
      textOf(heading.children).toLowerCase(),
    );
    expect(new Set(figures).size).toBe(figures.length);
    expect(figures.filter((name) => headings.includes(name))).toEqual([]);
  });

  const shows = elementsOf(children, "Show").map((show) => ({ ...show, says: textOf(show.children) }));
  it.each(shows)('the phrase "$says" sets a figure of its page to a state that exists', (show) => {
    expect(figures).toContain(show.props.figure);
    const { kind, props } = known(show.props.figure);
    kind.show(props, show.props);
  });

  it.each(shows.filter(({ props }) => props.panel !== undefined))(
    'the phrase "$says" asks for a panel that is there',
    (show) => {
      const { props, type } = known(show.props.figure);
      const there = type === "Lockstep" ? ["left", "right"] : String(props.panels).split(",");
      expect(there).toContain(show.props.panel);
    },
  );

  const facts = elementsOf(children, "Fact");
  it.each(facts)('the number "$props.value" holds in a state of $props.figure that exists', (fact) => {
    expect(liveText(fact)).not.toBe("");
    const { kind, props } = known(fact.props.figure);
    kind.show(props, fact.props);
  });

  // A sentence follows its figure whole or not at all: what is fixed in it would be false after a click.
  const nows = elementsOf(children, "Now");
  it.each(nows.map((now) => ({ now, says: textOf(now.children) })))(
    '"$says" follows its figure whole',
    ({ now, says }) => {
      expect(says).toMatch(/^[“(]?[A-Z−\d].*[.?][”)]?$/);
      expect(wordsBeside(now.children)).not.toMatch(/\d/);
      expect(elementsOf(now.children, "Fact", "Show")).toEqual([]);
      const lives = elementsOf(now.children, "Live");
      expect(lives.map(({ props }) => props.figure)).toEqual(lives.map(() => now.props.figure));
      expect(lives.length).toBeGreaterThan(0);
    },
  );

  it("no number follows a figure outside a sentence that follows it", () => {
    const within = nows.flatMap((now) => elementsOf(now.children, "Live"));
    const following = elementsOf(children, "Live").filter(({ props }) => props.figure !== undefined);
    expect(following.filter((live) => !within.includes(live)).map(({ props }) => props)).toEqual([]);
  });

  const lives = elementsOf(children, "Live");
  it.each(lives)('the number "$props.value" of $props.figure follows a figure of its page', (live) => {
    expect(liveText(live)).toMatch(/^[−\d.,∞]+$/);
    const { figure, value } = live.props;
    if (figure === undefined) return;
    // What stands on the page before the figure wakes is what the figure then says.
    const { kind, props } = known(figure);
    expect(liveText(live)).toBe(kind.facts(props)[String(value)]);
  });
});

/** The words of a sentence without the numbers in it that follow a figure. */
function wordsBeside(children: readonly PageNode[]): string {
  return children
    .map((node) => (typeof node === "string" ? node : node.type === "Live" ? "" : wordsBeside(node.children)))
    .join("");
}
