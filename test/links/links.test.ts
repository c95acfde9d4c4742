import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type PlayableName, playableNames } from "../../src/tools/playground/playables.ts";
import { linkedFigures } from "./linkedFigures.ts";
import { linkText } from "./linkText.ts";
import refused from "./refused.json";

/** A link that somebody may have kept: whatever is rebuilt, it shows what it has always shown. */
interface KeptLink {
  /** What stands in it beside the figure's name. */
  readonly link: string;
  /** The same view as the figure writes it. */
  readonly reads: string;
  /** What the figure's own link is once it shows that, where that is another: a named step has its number then. */
  readonly shows?: string;
}

const acceptedBy = (figure: PlayableName) =>
  JSON.parse(readFileSync(new URL(`accepted/${figure}.json`, import.meta.url), "utf8")) as KeptLink[];

/** Parameters as an address brings them, among what else stands there. */
const inAddress = (figure: string, link: string) => new URLSearchParams(`figure=${figure}&${link}`);
/** The order of parameters says nothing. */
const sorted = (link: string | URLSearchParams) => {
  const parameters = new URLSearchParams(link);
  parameters.sort();
  return linkText(parameters);
};

/** Those that stood when the links were kept. */
const linked = Object.keys(refused) as (keyof typeof refused)[];

describe.each(linked)("A link to the figure %s", (figure) => {
  const { read, open = read } = linkedFigures[figure];
  const accepted = acceptedBy(figure);

  it.each(accepted)("is read as ever: $link", ({ link, reads }) => {
    expect(sorted(read(inAddress(figure, link)))).toBe(sorted(reads));
  });

  it.each(accepted)("shows what it always has: $link", ({ link, reads, shows = reads }) => {
    expect(sorted(open(inAddress(figure, link)))).toBe(sorted(shows));
  });

  it.each([...new Set(accepted.map(({ shows, reads }) => shows ?? reads))])(
    "that the figure wrote itself leads back to it: %s",
    (link) => {
      expect(sorted(open(inAddress(figure, link)))).toBe(sorted(link));
    },
  );

  it.each(refused[figure])("is refused with an Error: %s", (link) => {
    expect(() => open(inAddress(figure, link))).toThrow(Error);
  });
});

it("There are links to be kept by every figure", () => {
  expect(playableNames).toEqual(expect.arrayContaining(linked));
  expect(linked.filter((figure) => acceptedBy(figure).length < 10)).toEqual([]);
  expect(linked.filter((figure) => refused[figure].length < 4)).toEqual([]);
});
