import { expect, test } from "vitest";
import { withoutIslandScript } from "../../../scripts/config/islandScript.ts";

const source = '(()=>{customElements.get("astro-island")||customElements.define("astro-island",f)})();';
const begin = "<script>(self.Astro||={}).visible=1</script>";

test("The script of islands leaves its page, and what stands around it stays", () => {
  const page = (script: string) => `${begin}${script}<astro-island></astro-island><script>last</script>`;
  const { html, script } = withoutIslandScript(page(`<script>${source}</script>`), "/docs/_astro/");
  expect(script?.source).toBe(source);
  expect(html).toBe(page(`<script type="module" src="/docs/_astro/${script?.name}"></script>`));
});

test("Pages with one script share a file, and another script has another", () => {
  const nameOf = (text: string) => withoutIslandScript(`<script>${text}</script>`, "/").script?.name;
  expect(nameOf(source)).toBe(nameOf(source));
  expect(nameOf(source)).not.toBe(nameOf(`${source};`));
});

test("A page without islands stays as it is", () => {
  const html = `${begin}<p>customElements.define("astro-island"</p>`;
  expect(withoutIslandScript(html, "/")).toEqual({ html });
});
