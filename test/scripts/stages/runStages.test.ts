import { describe, expect, it } from "vitest";
import { runStages, type Stage } from "../../../scripts/stages/runStages.ts";

const passing = (title: string, needs?: string[]): Stage => ({
  title,
  run: () => {},
  ...(needs && { needs }),
});
const failing = (title: string): Stage => ({
  title,
  run: () => Promise.reject(new Error(`${title} went wrong`)),
});
async function run(stages: Stage[]) {
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
});
