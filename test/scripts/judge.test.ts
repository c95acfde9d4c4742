import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeCommand } from "../../scripts/judge/judgeCommand.ts";
import { readArguments } from "../../scripts/judge/readArguments.ts";
import { searches } from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";

const known = async () => ({ ...searches, ...spoiledSearches });
/** What the command does, without a process of its own, which takes a second to start. */
const judge = (text: string, ...asked: string[]) =>
  judgeCommand(asked, { env: {}, input: () => text, known });
/** The command as it is typed. */
const judgeTyped = (text: string, asked: string[] = [], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ["scripts/judge.ts", ...asked], {
    input: text,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
const right = "3 12 8 2 14 5 2";
const wrong = "3 12 8 2 4 6 14 5 2\nvalue = 3";

describe("The command ends with what came of the text", () => {
  it("0 where it is right, in words", () => {
    const { status, stdout, stderr } = judgeTyped(right);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^The same\n/);
    expect(stdout).toContain("All 7 leaves are those of alpha–beta");
  });

  it("1 where it differs, and names the mistake", () => {
    const { status, stdout } = judgeTyped(wrong);
    expect(status).toBe(1);
    expect(stdout).toContain("alpha–beta cuts here");
    expect(stdout).toContain("“Alpha–beta without alpha at the root”");
  });

  it("2 where the text, the tree or the command cannot be read, or the file not be written", async () => {
    expect(judgeTyped("3 x")).toMatchObject({
      status: 2,
      stdout: expect.stringContaining("Line 1: expected a number"),
    });
    expect(await judge(right, "--tree", "[3")).toMatchObject({ status: 2 });
    const { status, stderr } = judgeTyped(right, ["--algorithm", "best"]);
    expect(status).toBe(2);
    expect(stderr).toContain("Usage: node scripts/judge.ts");
    expect(await judge("", "no/such/file")).toMatchObject({
      status: 2,
      stdout: expect.stringContaining("ENOENT"),
    });
    expect(await judge(right, "--json", "--output", "no/such/folder/verdict.json")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("no/such/folder/verdict.json"),
    });
  });

  it("0 where it is asked for help", async () => {
    expect(await judge("", "--help")).toMatchObject({ status: 0, stdout: expect.stringContaining("Usage") });
  });
});

it.each([
  [["--algorithm", "best"], "best"],
  [["--points", "half"], "half"],
  [["--json", "--classroom"], "One report at once"],
  [["--nothing"], "--nothing"],
  [["a", "b"], "One file at once"],
])("The command cannot be read with %j, and says why", (asked, why) => {
  expect(() => readArguments(asked)).toThrow(why);
});

it("The tree and the algorithm can be others, and the text in a file", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "judge-")), "printed.txt");
  writeFileSync(file, "5 2 9\nvalue: 5");
  expect((await judge("", file, "--tree", "[5,[2,9]]", "--algorithm", "minimax")).status).toBe(0);
  expect((await judge("", file, "--tree", "[5,[2,9]]")).status).toBe(1);
});

describe("Verdicts for programs", () => {
  it("JSON has the facts", async () => {
    expect(JSON.parse((await judge(wrong, "--json")).stdout)).toMatchObject({
      verdict: "different",
      form: "leaves",
      after: 4,
      own: "4",
      right: "14",
      line: 1,
      cutAt: "1",
      sameAs: expect.arrayContaining(["noAlphaAtRoot", "minimax"]),
    });
    expect(JSON.parse((await judge(`${right}\nvalue = 2`, "--json")).stdout)).toMatchObject({
      value: { own: 2, right: 3 },
      line: 2,
    });
    expect(JSON.parse((await judge("x y", "--json")).stdout)).toMatchObject({ verdict: "unreadable" });
  });

  it("Gradescope's results.json has a score and one test, in a file where one is named", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "judge-")), "results.json");
    expect(await judge(right, "--gradescope", "--points", "10", "--output", file)).toMatchObject({
      status: 0,
      stdout: "",
    });
    const results = JSON.parse(readFileSync(file, "utf8"));
    expect(results).toEqual({
      score: 10,
      tests: [
        { name: expect.any(String), score: 10, max_score: 10, status: "passed", output: expect.any(String) },
      ],
    });
    const failed = JSON.parse((await judge("3 x", "--gradescope")).stdout);
    expect(failed).toMatchObject({ score: 0, tests: [{ score: 0, status: "failed" }] });
    expect(failed.tests[0].output).toContain("Line 1");
  });

  it("Classroom 50's result.json says what its runner says", () => {
    const environment = {
      CLASSROOM: "games",
      ASSIGNMENT: "alpha-beta",
      ASSIGNMENT_TYPE: "individual",
      OWNER: "ada",
      SUBMISSION_TAG: "submit/1",
      COMMIT_URL: "https://example.org/commit",
      RELEASE_URL: "https://example.org/release",
    };
    const { stdout } = judgeTyped(right, ["--classroom"], environment);
    const { datetime, tests, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({
      schema: "classroom50/result/v1",
      classroom: "games",
      assignment: "alpha-beta",
      assignment_type: "individual",
      owner: "ada",
      submission: "submit/1",
      commit: "https://example.org/commit",
      release: "https://example.org/release",
      review: "https://example.org/commit",
      score: 1,
      "max-score": 1,
    });
    expect(datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(tests).toMatchObject([{ passed: true, score: 1, "max-score": 1 }]);
  });

  it("GitHub Classroom's reporter gets a test that passes, fails or is in error", async () => {
    const statusOf = async (text: string) => JSON.parse((await judge(text, "--github-classroom")).stdout);
    expect(await statusOf(right)).toMatchObject({
      version: 1,
      status: "pass",
      max_score: 1,
      tests: [{ score: 1, message: null }],
    });
    expect(await statusOf(wrong)).toMatchObject({ status: "fail", tests: [{ status: "fail", score: 0 }] });
    expect(await statusOf("x y")).toMatchObject({ status: "error" });
  });
});
