import { fileURLToPath } from "node:url";
import { compile } from "@mdx-js/mdx";
import { expect, it } from "vitest";
import { remarkFigures } from "../../../scripts/config/remarkFigures.ts";

const path = fileURLToPath(new URL("../../../content/chapters/99-some.mdx", import.meta.url));
const compiled = async (value: string) =>
  String(await compile({ value, path }, { remarkPlugins: [remarkFigures], jsx: true }));

it("A chapter mounts a figure by its tag alone", async () => {
  const page = await compiled('Before.\n\n<Kuhn name="poker" iterations={10} />');
  expect(page).toContain('import {kuhn as kuhnKind} from "../../src/figures/kuhn/kuhn.ts"');
  expect(page).toContain('import Figure from "../../src/figures/Figure.astro"');
  expect(page).toContain(
    '<Figure name="poker" iterations={10} kind={kuhnKind} source="chapters/99-some.mdx:3" />',
  );
});

it("What speaks of a figure is told its kind and its attributes, wherever it stands", async () => {
  const page = await compiled(
    'export const more = {};\n\n<Show figure="kuhn" iterations={1}>one</Show> and <Live figure="poker" value="chips" />\n\n' +
      '<Kuhn />\n<Kuhn name="poker" {...more} />',
  );
  expect(page).toContain(
    '<Show figure="kuhn" iterations={1} kind={kuhnKind} source="chapters/99-some.mdx:3" given={{}}>',
  );
  expect(page).toMatch(
    /<Live figure="poker" value="chips" kind=\{kuhnKind\} source="chapters\/99-some.mdx:3" given=\{\{\s*"name": "poker",\s*\.\.\.more\s*\}\} \/>/,
  );
});

it("A page without figures stays as it is, and so does what speaks of another", async () => {
  const text = '<Show figure="textbook" at="end" />';
  const page = await compiled(text);
  expect(page).toContain(text);
  expect(page).not.toContain("import Figure");
});
