import { expect, it } from "vitest";
import { isWordsModule } from "../../scripts/config/wordsModule.ts";
import { englishIn, englishOf } from "./englishIn.ts";
import { importsOf } from "./importsOf.ts";
import { sourceFiles } from "./sourceFiles.ts";

/*
 * What readers read is made by words modules, so that a second language is words modules and prose. The rooms that still
 * have English elsewhere stand here, and this list only shrinks. What is left of a room (or a file):
 *
 *     ENGLISH=src/figures/width npx vitest run test/architecture/words.test.ts
 */
const roomsToDo = [
  "src/engine",
  "src/engine/behaviour",
  "src/engine/games",
  "src/engine/iterations",
  "src/engine/learning",
  "src/engine/ordering",
  "src/engine/table",
  "src/trace/core",
  "src/trace/depthFirst",
  "src/trace/sampling",
];

/** A layer's folder with all below it; files that stand beside those folders are one room together. */
const roomOf = (file: string) => file.split("/").slice(0, -1).slice(0, 3).join("/");

/** These hold names of fonts. */
const ofFonts = ["src/site/FontTwins.astro"];

const found = sourceFiles("src")
  .filter((file) => !isWordsModule(file) && !ofFonts.includes(file))
  .flatMap((file) => englishIn(file).map((english) => ({ file, ...english })));
const listed = (wanted: typeof found) => wanted.map(({ file, line, text }) => `${file}:${line} ${text}`);

const { ENGLISH } = process.env;
if (ENGLISH) console.log(listed(found.filter(({ file }) => file.startsWith(ENGLISH))).join("\n"));

it("No English stands outside words modules", () => {
  expect(listed(found.filter(({ file }) => !roomsToDo.includes(roomOf(file))))).toEqual([]);
});

it("The rooms to do have English left", () => {
  const rooms = new Set(found.map(({ file }) => roomOf(file)));
  expect(roomsToDo.filter((room) => !rooms.has(room))).toEqual([]);
});

it("Words modules know no component", () => {
  const wordsModules = sourceFiles("src").filter(isWordsModule);
  expect(wordsModules.length).toBeGreaterThan(10);
  const knowing = wordsModules.filter((file) =>
    importsOf(file).some(({ to }) => /^svelte|\.(svelte|astro)$/.test(to)),
  );
  expect(knowing).toEqual([]);
});

it.each([
  ["a.ts", 'const label = "leaves read";'],
  ["a.ts", 'const title = { short: "Width" };'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code to be looked at
  ["a.ts", "const said = `${n} leaves`;"],
  ["a.ts", 'names.join(" and ");'],
  ["a.ts", 'throw new Error("there is no such node");'],
  ["a.ts", 'const patches: readonly string[] = ["of moves"];'],
  ["a.svelte", "<p>leaf</p>"],
  ["a.svelte", '<button aria-label="play">▶</button>'],
  ["a.svelte", '<p>{n === 1 ? "leaf" : words.leaves}</p>'],
  ["a.svelte", '<Field label="Depth" />'],
  ["a.svelte", '<script lang="ts">\nconst said = "to the end";\n</script>'],
  ["a.astro", "---\n---\n<p>leaf</p>"],
  ["a.astro", "---\n---\n<p>{n > 1 && <b>leaves</b>}</p>"],
  ["a.astro", '---\nconst title = "Your results";\n---\n<p />'],
])("%s: %s is English", (file, text) => {
  expect(englishOf(file, text)).toHaveLength(1);
});

it.each([
  ["a.ts", 'import { say } from "./words.ts";'],
  ["a.ts", 'const search = "alpha-beta";'],
  ["a.ts", 'if (key === "Escape" || said === "to the end") stop();'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code to be looked at
  ["a.ts", "const path = `translate(${x} ${y}) scale(2)`;"],
  ["a.ts", 'root.querySelector("figure figcaption");'],
  ["a.ts", 'throw new TypeError("it is to be fetched first");'],
  ["a.ts", 'type Kind = "Given" | "as given";'],
  ["a.ts", 'const patch: Patch = [["if (value > best)", "of moves"]];'],
  ["a.svelte", "<p>{words.leaves} · ≥ α MAX</p>"],
  ["a.svelte", '<div class="small plot" style="color: red; --a: 1px solid"></div>'],
  ["a.svelte", "<!-- A comment. -->\n<p>{n}</p>\n<style>\n  p { color: red; }\n</style>"],
  ["a.astro", '---\nimport A from "./A.astro";\n---\n<A class="wide plot">{words.of(n)}</A>'],
])("%s: %s is not", (file, text) => {
  expect(englishOf(file, text)).toEqual([]);
});
