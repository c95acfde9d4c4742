import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "@mdx-js/mdx";
import { expect, it } from "vitest";
import { components, formats } from "../../../scripts/config/pageNames.ts";
import { remarkFigures } from "../../../scripts/config/remarkFigures.ts";
import { remarkComponents, remarkFormats } from "../../../scripts/config/remarkNames.ts";
import * as written from "../../../src/site/formats.ts";

const path = fileURLToPath(new URL("../../../content/chapters/99-some.mdx", import.meta.url));
const compiled = async (value: string) =>
  String(
    await compile(
      { value, path },
      { remarkPlugins: [remarkComponents, remarkFigures, remarkFormats], jsx: true },
    ),
  );

it("A page writes tags and functions without importing them", async () => {
  const page = await compiled(
    "<Try>\nIt is {write(data.leaves)}.\n</Try>\n\nexport const data = { leaves: 3 };",
  );
  expect(page).toContain('import Try from "../../src/site/Try.astro"');
  expect(page).toContain('import {write} from "../../src/site/formats.ts"');
  expect(page).not.toContain("Answer.astro");
});

it("What a page imports or exports itself stays its own", async () => {
  const page = await compiled(
    'import Try from "./Try.astro";\n\nexport const write = String;\n\n<Try>{write(3)}</Try>',
  );
  expect(page).not.toContain("src/site");
});

it("An unknown tag is refused with file, line and the nearest right one", async () => {
  await expect(compiled("One.\n\n<Try>\n<Anwser>two</Anwser>\n</Try>")).rejects.toThrow(
    'chapters/99-some.mdx:4: there is no tag Anwser; did you mean "Answer"?',
  );
  await expect(compiled("<Steper />")).rejects.toThrow('no tag Steper; did you mean "Stepper"?');
});

it("An unknown name in an expression or an attribute is refused in the same way", async () => {
  await expect(compiled("One.\n\nIt is {wirte(3)}.")).rejects.toThrow(
    'chapters/99-some.mdx:3: there is no name wirte; did you mean "write"?',
  );
  const page = 'import * as data from "./99-some.ts";\n\n<Show at={dta.end} />';
  await expect(compiled(page)).rejects.toThrow(
    'chapters/99-some.mdx:3: there is no name dta; did you mean "data"?',
  );
});

it("What the language itself names may be used, but not what every object has", async () => {
  const page = await compiled("It is {Math.max(3, 4)}, and {String(undefined)}.");
  expect(page).not.toContain("import");
  await expect(compiled("It is {toString(3)}.")).rejects.toThrow("there is no name toString");
});

it("A page of prose stays as it is", async () => {
  expect(await compiled("A **word**, and <b>another</b>.")).not.toContain("import");
});

it("Each component has a file, and each function of the formats is known", () => {
  const files = readdirSync(new URL("../../../src/", import.meta.url), { recursive: true }).map((file) =>
    String(file).replaceAll("\\", "/"),
  );
  expect(Object.values(components).filter((file) => !files.includes(file))).toEqual([]);
  expect(Object.keys(written).sort()).toEqual(formats.toSorted());
});
