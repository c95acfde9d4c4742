import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { budget, checkBudget, weighPage } from "../../../scripts/built/checkBudget.ts";
import { smallSite } from "./smallSite.ts";

/** A script that gzip cannot make small. */
const noise = (bytes: number) => `export default "${randomBytes(bytes).toString("hex")}";`;
const page = (script: string) => `<script type="module" src="/${script}"></script>`;

describe("the byte budget", () => {
  it("counts scripts as gzipped", async () => {
    const folder = smallSite({ "index.html": page("a.js"), "a.js": `"${"a".repeat(50_000)}";` });
    const { javaScript } = await weighPage(folder, "/", "index.html");
    expect(javaScript).toBeGreaterThan(0);
    expect(javaScript).toBeLessThan(1000);
  });

  it("lets a light site pass and prints a line for every page", async () => {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const light = { "index.html": page("a.js"), "chapters/one/index.html": "", "a.js": noise(100) };
    await checkBudget({ outDir: smallSite(light), base: "/" });
    const printed = print.mock.calls.flat().join("\n");
    print.mockRestore();
    expect(printed).toContain("index.html");
    expect(printed).toContain("chapters/one/index.html");
  });

  it("refuses a chapter with too much JavaScript and names it", async () => {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const heavy = { "chapters/one/index.html": page("a.js"), "a.js": noise(budget.javaScript) };
    const check = checkBudget({ outDir: smallSite(heavy), base: "/" });
    await expect(check).rejects.toThrow("chapters/one/index.html");
    print.mockRestore();
  });

  it("refuses a chapter with too many bytes of fonts", async () => {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const style = "<style>@font-face{font-family:A;src:url(/a.woff2)}</style>";
    const heavy = { "chapters/one/index.html": style, "a.woff2": "x".repeat(budget.fonts + 1) };
    await expect(checkBudget({ outDir: smallSite(heavy), base: "/" })).rejects.toThrow("too heavy");
    print.mockRestore();
  });

  it.each([
    ["html", { "chapters/one/index.html": `<p>${randomBytes(budget.html).toString("hex")}</p>` }],
    ["elements", { "chapters/one/index.html": "<b></b>".repeat(budget.elements) }],
  ])("refuses a chapter with too much %s, and says so", async (what, heavy) => {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const check = checkBudget({ outDir: smallSite(heavy), base: "/" });
    await expect(check).rejects.toThrow(`chapters/one/index.html is too heavy in ${what};`);
    print.mockRestore();
  });

  it("refuses a folder without pages", async () => {
    await expect(checkBudget({ outDir: smallSite({ "a.js": "" }), base: "/" })).rejects.toThrow("no pages");
  });
});
