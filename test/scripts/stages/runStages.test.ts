import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../../scripts/stages/runCommand.ts";
import { type Lanes, runStages, type Stage } from "../../../scripts/stages/runStages.ts";

const passing = (title: string, needs?: string[]): Stage => ({
  title,
  run: () => {},
  ...(needs && { needs }),
});
const failing = (title: string): Stage => ({
  title,
  run: () => Promise.reject(new Error(`${title} went wrong`)),
});
async function run(stages: readonly (Stage | Lanes)[]) {
  const lines: string[] = [];
  const passed = await runStages(stages, (line) => lines.push(line));
  return { passed, text: lines.join("\n") };
}

describe("running stages", () => {
  it("passes when all pass, with a heading and a duration for each", async () => {
    const { passed, text } = await run([passing("Lint"), passing("Build")]);
    expect(passed).toBe(true);
    expect(text).toContain("── Lint");
    expect(text).toMatch(/Build: passed in \d+\.\d s/);
    expect(text).toContain("All passed.");
  });

  it("fails when one fails, says why, and runs the others all the same", async () => {
    const { passed, text } = await run([failing("Lint"), passing("Build")]);
    expect(passed).toBe(false);
    expect(text).toContain("Lint went wrong");
    expect(text).toMatch(/Lint: failed/);
    expect(text).toMatch(/Build: passed/);
    expect(text).toContain("Not all passed.");
  });

  it("skips what needs a stage that failed, and what needs that", async () => {
    const { passed, text } = await run([
      failing("Build"),
      passing("Links", ["Build"]),
      passing("More", ["Links"]),
    ]);
    expect(passed).toBe(false);
    expect(text).toContain("Links: skipped");
    expect(text).toContain("More: skipped");
  });

  it("runs lanes side by side, and tells each stage in one piece, its command's output included", async () => {
    const begun: string[] = [];
    const chatty = (title: string): Stage => ({
      title,
      run: async () => {
        begun.push(title);
        await runCommand("node", ["-e", `console.log("${title} one")`]);
        await pause(20);
        await runCommand("node", [
          "-e",
          `console.error("${title} two"); process.exit(${title === "Types" ? 1 : 0})`,
        ]);
      },
    });
    const { passed, text } = await run([
      [[chatty("Types"), chatty("Recipes")], [chatty("Unit")]],
      passing("Links", ["Types"]),
      passing("Build", ["Unit"]),
    ]);
    expect(passed).toBe(false);
    expect(begun).toEqual(["Types", "Unit", "Recipes"]);
    expect(text).toMatch(/── Types\nTypes one\nTypes two\nnode .* ended with 1\nTypes: failed in/);
    expect(text).toMatch(/── Unit\nUnit one\nUnit two\nUnit: passed in/);
    expect(text).toMatch(/── Recipes\nRecipes one\nRecipes two\nRecipes: passed in/);
    expect(text).toContain("Links: skipped");
    expect(text).toMatch(/Build: passed/);
  });
});
