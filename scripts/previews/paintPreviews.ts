import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { serializeOuter } from "parse5";
import sharp from "sharp";
import { previewFile } from "../../src/site/previewFile.ts";
import { builtPages } from "../built/builtPages.ts";
import { styleSheets } from "../built/styleSheets.ts";
import { cacheFolder } from "../config/cacheFolder.ts";
import { faces } from "../fonts/faces.ts";
import { bareSvg } from "./bareSvg.ts";
import { inkOf } from "./inkOf.ts";
import { attributeOf, type Shown, shownOf } from "./pageTree.ts";
import { previewPicture } from "./previewPicture.ts";

const cache = cacheFolder("previews");
const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * Astro integration: the first page and every chapter get a picture by which other sites show them, of their own first
 * figure. What was painted once is taken from the cache, so only a change of figure, styles or headline costs time.
 */
export function paintPreviews(base: string): AstroIntegration {
  return {
    name: "plyground:previews",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        mkdirSync(cache, { recursive: true });
        for (const page of builtPages(folder)) {
          const file = previewFile(page.replace(/(^|\/)index\.html$/, "$1"));
          const shown = file === undefined ? undefined : shownOf(readFileSync(join(folder, page), "utf8"));
          if (file === undefined || shown === undefined) continue;
          const picture = await pictureOf(
            shown,
            styleSheets(folder, base, page).map(({ css }) => css),
          );
          mkdirSync(dirname(join(folder, file)), { recursive: true });
          writeFileSync(join(folder, file), picture);
        }
      },
    },
  };
}

/** What went into every picture: this folder's code, and the fonts. */
const recipe = () => readdirSync(here).map((file) => readFileSync(join(here, file), "utf8"));

async function pictureOf(shown: Shown, sheets: readonly string[]): Promise<Buffer> {
  const { drawing, headline, above } = shown;
  const drawn = drawing ? serializeOuter(drawing) : "";
  const parts = [...recipe(), ...sheets, JSON.stringify([faces, drawn, headline, above])];
  const hash = createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 24);
  const file = join(cache, `${hash}.png`);
  if (!existsSync(file)) {
    // Under another name until it is whole: a build beside this one may look for it.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, await paint(shown, sheets));
    renameSync(part, file);
  }
  return readFileSync(file);
}

async function paint(shown: Shown, sheets: readonly string[]): Promise<Buffer> {
  const { drawing } = shown;
  const bare = drawing ? await bareSvg(drawing, sheets) : "";
  const frame = await inkOf(bare, (drawing && attributeOf(drawing, "viewBox")) ?? "0 0 100 100");
  const svg = await previewPicture(bare, frame, shown);
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
