import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isWordsModule } from "../../scripts/config/wordsModule.ts";
import { englishIn, englishOf } from "./englishIn.ts";
import { importsOf } from "./importsOf.ts";
import { sourceFiles } from "./sourceFiles.ts";

/*
 * What readers read is made by words modules, so that a second language is words modules and prose. What else is English
 * stands here, by why it stays so in every language. What a folder or a file has of it:
 *
 *     ENGLISH=src/trace npx vitest run test/architecture/words.test.ts
 */
const staysEnglish: Readonly<Record<string, readonly string[]>> = {
  "what search engines and other sites read, by their own names": [
    "src/pages/robots.txt.ts",
    "src/site/structuredData.ts",
  ],
  "a script for somebody else's page": ["src/kit/share/embedSnippet.ts"],
  "names of fonts": ["src/site/FontTwins.astro"],
  "what programs call a game, a hand or an error": [
    "src/engine/games/preferSooner.ts",
    "src/engine/learning/opponents.ts",
    "src/engine/refusal.ts",
  ],
  "how trees are written and drawn as text": [
    "src/engine/behaviour/guard.ts",
    "src/engine/behaviour/treeText.ts",
    "src/engine/games/treeGame.ts",
    "src/engine/ordering/arrangedTree.ts",
  ],
  "seeds of random numbers": [
    "src/engine/games/checkers/position.ts",
    "src/engine/games/gomoku.ts",
    "src/engine/games/othello/position.ts",
    "src/engine/learning/handMatch.ts",
    "src/engine/table/zobrist.ts",
    "src/judge/functions/banditCalls.ts",
    "src/judge/functions/regretCalls.ts",
    "src/judge/jobs.ts",
  ],
  "what authors of games are told of laws that a game breaks": [
    "src/engine/checkGame.ts",
    "src/engine/gameLaws.ts",
    "src/engine/hiddenLaws.ts",
  ],
  "what ends a search from within, caught by what began it": ["src/engine/iterations/iterations.ts"],
  "what programs are told of files and recordings that are broken": [
    "src/trace/core/jsonFields.ts",
    "src/trace/depthFirst/jsonLines.ts",
    "src/trace/depthFirst/nodes.ts",
    "src/trace/sampling/sampleLines.ts",
  ],
  "what a standard has its own words for": [
    "src/tools/classroom/school/scormPackage.ts",
    "src/tools/classroom/school/scormSession.ts",
  ],
  "keys by which events of two searches are compared": ["src/trace/depthFirst/align/alignSteps.ts"],
};
const stays = Object.values(staysEnglish).flat();

/** What programs call a game; readers are told the title that its face has. */
const isGameName = ({ file, text }: { file: string; text: string }) =>
  file.startsWith("src/engine/games/") && readFileSync(file, "utf8").includes(`name: "${text}",`);

const found = sourceFiles("src")
  .filter((file) => !isWordsModule(file))
  .flatMap((file) => englishIn(file).map((english) => ({ file, ...english })))
  .filter((english) => !isGameName(english));
const listed = (wanted: typeof found) => wanted.map(({ file, line, text }) => `${file}:${line} ${text}`);

const { ENGLISH } = process.env;
if (ENGLISH) console.log(listed(found.filter(({ file }) => file.startsWith(ENGLISH))).join("\n"));

it("No English stands outside words modules", () => {
  expect(listed(found.filter(({ file }) => !stays.includes(file)))).toEqual([]);
});

it("What stays English is still there", () => {
  const files = new Set(found.map(({ file }) => file));
  expect(stays.filter((file) => !files.has(file))).toEqual([]);
});

it("Counts are written in one place, but for the room below it", () => {
  const writing = sourceFiles("src").filter((file) =>
    readFileSync(file, "utf8").includes('toLocaleString("en")'),
  );
  expect(writing).toEqual(["src/drawing/formatValue.ts", "src/trace/core/words.ts"]);
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
