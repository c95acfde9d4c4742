import { expect, it } from "vitest";
import { withoutTexts } from "../../../scripts/config/textPages.ts";

it("The map of the site leaves out the chapters as text alone, and nothing else", () => {
  const page = (path: string) => `<url><loc>https://example.org/plyground/${path}</loc></url>`;
  const map = (...paths: string[]) => `<urlset>${paths.map(page).join("")}</urlset>`;
  const others = ["", "chapters/alpha-beta/", "text-of-all/", "test/"];
  expect(withoutTexts(map("text/minimax/", ...others, "text/alpha-beta/"))).toBe(map(...others));
  expect(withoutTexts("<url><loc>https://example.org/text/minimax</loc><lastmod>2026</lastmod></url>")).toBe(
    "",
  );
});
