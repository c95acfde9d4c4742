import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Edit, edits } from "../../docs/recipes/edits.ts";
import { checkLinks } from "../built/checkLinks.ts";
import { buildSite, nonsenseSite } from "./buildSite.ts";
import { checkTypes } from "./checkStages.ts";
import { runCommand } from "./runCommand.ts";
import { sideBySide } from "./sideBySide.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** What is made of the project, and never copied. */
const made = [
  "node_modules",
  "dist",
  ".git",
  ".cache",
  ".astro",
  ".svelte-check",
  ".svelte-kit",
  "test-results",
  "playwright-report",
];

/** What the whole project must keep, with what the recipes add to it. Where recipes are followed, it need not run without. */
export const heldWithRecipes: readonly string[] = [
  "test/architecture/",
  "test/listing/",
  "test/mistakes/spoiledSource.test.ts",
  "test/content/contents.test.ts",
];
/** The recipes' own; the recipe's chapter is a beginning, too short to teach. */
const own = [
  "figures/nim",
  "mistakes/wholeWindow",
  "engine/games/rowOfSeven",
  "engine/searches/failHardNegamax",
].map((name) => `test/${name}`);
/** What runs over everything that there is: here over what the recipes add. */
const laws = [
  ...["engine/games/laws", "engine/games/evaluation", "engine/searches/laws"],
  ...["content/figures", "content/frontmatter"],
].map((name) => `test/${name}`);
const chapter = "18-nim";
/** What the chapter's file has in its name, and that of the chapter which it asks for: to read all of them takes a minute. */
const read = "nim";
const added = `rowOfSeven|failHardNegamax|${chapter}`;

/**
 * Follows all recipes of `docs/recipes.md` in a copy of the project, where types, laws and the build must hold as they do
 * here. The site that is built there is the one in nonsense, which stays: what the recipes add has words apart, too.
 *
 * @throws where a recipe names a line that is not there, or what is made by it does not hold
 */
export async function followRecipes(): Promise<void> {
  // Within the project, whose packages are then the copy's, too.
  const copy = join(root, ".cache/recipes");
  const built = join(root, nonsenseSite.outDir);
  for (const old of [copy, built]) rmSync(old, { recursive: true, force: true });
  try {
    for (const name of readdirSync(root).filter((name) => !made.includes(name)))
      cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const [recipe, changes] of Object.entries(edits)) {
      cpSync(join(root, "docs/recipes", recipe), copy, { recursive: true });
      for (const change of changes) follow(copy, change);
    }
    await runCommand("vitest", ["run", ...heldWithRecipes, ...own], {}, copy);
    await runCommand("vitest", ["run", ...laws, "--testNamePattern", added], { CHAPTER: read }, copy);
    // No recipe writes a page, which only Astro's checker would read.
    await runCommand("astro", ["sync"], {}, copy);
    await sideBySide([checkTypes(copy), buildSite({ ...nonsenseSite, outDir: built }, copy)]);
    await checkLinks(nonsenseSite);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Makes a change. Throws where the file has no line that begins so. */
function follow(folder: string, { file, before, insert }: Edit): void {
  const path = join(folder, file);
  const lines = readFileSync(path, "utf8").split("\n");
  const at = before === undefined ? lines.length - 1 : lines.findIndex((line) => line.startsWith(before));
  if (at < 0) throw new Error(`A recipe asks for a line "${before}…" in ${file}, and there is none`);
  writeFileSync(path, lines.toSpliced(at, 0, insert).join("\n"));
}
