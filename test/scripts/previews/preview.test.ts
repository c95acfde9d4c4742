import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inkOf } from "../../../scripts/previews/inkOf.ts";
import { attributeOf, shownOf } from "../../../scripts/previews/pageTree.ts";
import { height, previewPicture, width } from "../../../scripts/previews/previewPicture.ts";
import { previewFile } from "../../../src/site/previewFile.ts";

const page = (figures: string) => `<!doctype html><html data-theme="dark"><head>
<meta property="og:site_name" content="Plyground"><meta name="description" content="A notebook. With trees."></head>
<body><p class="facts"><span>Chapter 4</span><span>35 minutes</span></p><h1 id="_top">Alpha–beta: what for?</h1>${figures}`;
const drawing = (name: string, marks: number) =>
  `<svg viewBox="0 0 300 200" aria-label="${name}">${"<path d='M0 0'></path>".repeat(marks)}</svg>`;

describe("What is shown of a page", () => {
  it("is its headline, and of its first drawn figure the first drawing that is not much poorer than another", () => {
    const shown = shownOf(
      page(
        [
          "<ply-figure><p>no drawing</p></ply-figure>",
          `<ply-figure><svg viewBox="0 0 20 20"><path></path></svg>${drawing("poor", 2)}${drawing("rich", 6)}${drawing("richer", 9)}</ply-figure>`,
          `<ply-figure>${drawing("later", 40)}</ply-figure>`,
        ].join(""),
      ),
    )!;
    expect([shown.headline, shown.above]).toEqual(["Alpha–beta: what for?", "Plyground · Chapter 4"]);
    expect(attributeOf(shown.drawing!, "aria-label")).toBe("rich");
  });

  it("is what the page says of itself where it is no chapter, and its headline alone where nothing is drawn", () => {
    const shown = shownOf(page("").replace(/<p.*<\/p>/, ""))!;
    expect([shown.above, shown.drawing]).toEqual(["A notebook", undefined]);
    expect(shownOf("<p>no headline")).toBeUndefined();
  });
});

it("The ink of a drawing is framed, beyond its edge as well, and that of an empty one is its frame", async () => {
  const ink = await inkOf('<rect x="40" y="50" width="280" height="30"/>', "0 0 300 200");
  for (const [found, wanted] of [
    [ink.x, 40],
    [ink.y, 50],
    [ink.width, 280],
    [ink.height, 30],
  ])
    expect(Math.abs(found - wanted)).toBeLessThan(2);
  expect(await inkOf("", "1 2 30 20")).toEqual({ x: 1, y: 2, width: 30, height: 20 });
});

it("A picture is as large as Open Graph asks, holds the drawing in its frame, and breaks a long headline", async () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  const paint = async (headline: string) => {
    const svg = await previewPicture('<rect width="100" height="100" fill="#f00"/>', frame, {
      headline,
      above: "Plyground",
    });
    const picture = sharp(Buffer.from(svg));
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
      const at = 3 * (y * width + width / 2);
      return data[at] === 255 && data[at + 1] === 0;
    });
    return { top: rows[0], bottom: rows.at(-1)! };
  };
  const short = await paint("Minimax");
  const long = await paint("Monte Carlo tree search: how do I search without an evaluation of any kind?");
  expect(long.top).toBeGreaterThan(short.top + 20);
  for (const { bottom } of [short, long]) expect(bottom).toBeLessThan(height - 40);
});

it.each([
  ["", "previews/plyground.png"],
  ["chapters/alpha-beta/", "previews/alpha-beta.png"],
  ["chapters/alpha-beta", "previews/alpha-beta.png"],
  ["play/", undefined],
  ["404.html", undefined],
])("The picture of /%s is %s", (address, file) => {
  expect(previewFile(address)).toBe(file);
});
