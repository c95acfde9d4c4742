import { expect, test } from "vitest";
import { withOwnDrawings } from "../../../scripts/config/ownDrawings.ts";

const page = (narrow: string) =>
  `<ply-figure><svg>wide</svg><template data-width="358" data-pagefind-ignore>${narrow}</template></ply-figure>`;

test("A drawing for a narrow place leaves its page, and its figure names its file", () => {
  const { html, files } = withOwnDrawings(page("<svg>\n<path></path></svg>"), "/docs/");
  const [[name, drawing]] = [...files];
  expect(drawing).toBe("<svg>\n<path></path></svg>");
  expect(html).toBe(`<ply-figure data-at-358="/docs/_astro/drawings/${name}"><svg>wide</svg></ply-figure>`);
});

test("Drawings that are equal share a file, others do not", () => {
  const two = (one: string, other: string) => withOwnDrawings(page(one) + page(other), "/").files.size;
  expect(two("a", "a")).toBe(1);
  expect(two("a", "b")).toBe(2);
});

test("Other templates of a page stay as they are", () => {
  const html = "<template id='x'><p>here</p></template>";
  expect(withOwnDrawings(html, "/")).toEqual({ html, files: new Map() });
});
