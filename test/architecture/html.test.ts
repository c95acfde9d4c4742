import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "./sourceFiles.ts";

/** Ways in which text becomes HTML. */
const making =
  /@html|set:html|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|document\.write|parseFromString|setHTML|srcdoc/;

/** Where alone text becomes HTML, and whose text it is: never that of a link, a file or a field. */
const allowed: Readonly<Record<string, string>> = {
  "src/figures/Figure.astro": "drawings of the build",
  "src/figures/figureElement.ts": "those drawings, taken over",
  "src/figures/wholeTree/WholePicture.svelte": "the drawing of the build",
  "src/figures/wholeTree/WholeTreeFigure.svelte": "the same, read",
  "src/kit/code/CodeLines.svelte": "coloured lines, in which code is escaped",
  "src/kit/code/changeLines.ts": "the same lines",
  "src/kit/sleep/LateChild.svelte": "what stands there already",
  "src/site/FontTwins.astro": "the build's own",
  "src/site/PageData.astro": "the build's own",
  "src/site/TextAlone.astro": "the build's own",
  "src/site/printChecks.ts": "sheets of the build",
  "src/tools/yourSearch/prismEditor.ts": "the editor's styles",
};

it("Text becomes HTML in few places, none of which a reader's text comes to as it is", () => {
  const found = sourceFiles("src").filter((file) => making.test(readFileSync(file, "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
