import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser/findBrowser.ts";

/**
 * The icons of the site where it is installed, by what their files are called: pixels a side, the share of it that the
 * sign takes, and how round the corners of its ground are. A maskable one is cut to whatever shape a system likes, of which
 * only a circle of four fifths is safe; the others bring their ground along, since nobody knows what they will lie on.
 */
export const icons = {
  180: { size: 180, sign: 0.72, corner: 0 },
  192: { size: 192, sign: 0.72, corner: 0.2 },
  512: { size: 512, sign: 0.72, corner: 0.2 },
  maskable: { size: 512, sign: 0.56, corner: 0 },
} as const;

/** Draws them anew from the site's own sign: `node scripts/icons/drawIcons.ts`. They are kept beside it, in `public/`. */
async function drawIcons(): Promise<void> {
  const sign = readFileSync("public/favicon.svg", "base64");
  const browser = await chromium.launch({ executablePath: findBrowser()?.path, chromiumSandbox: false });
  try {
    const page = await browser.newPage({ colorScheme: "light" });
    for (const [name, { size, sign: share, corner }] of Object.entries(icons)) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: #fdfcf9; border-radius: ${corner * size}px">` +
          `<img src="data:image/svg+xml;base64,${sign}" style="width: ${share * 100}%" alt=""></body>`,
      );
      await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
    }
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await drawIcons();
