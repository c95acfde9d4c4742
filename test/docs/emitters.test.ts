import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { searches } from "../../src/engine/index.ts";
import { judgePrinted } from "../../src/judge/printed/judgePrinted.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";

type Command = readonly [program: string, ...asked: string[]];

/** How a program is made ready and run; files that are made lie in a folder of their own, where the commands run. */
const emitters: Readonly<Record<string, readonly Command[]>> = {
  "alpha_beta.py": [["python3", "{file}"]],
  "AlphaBeta.cpp": [["g++", "-std=c++17", "-o", "alphaBeta", "{file}"], ["./alphaBeta"]],
  "AlphaBeta.java": [
    ["javac", "-d", ".", "{file}"],
    ["java", "-cp", ".", "AlphaBeta"],
  ],
  "AlphaBeta.cs": [
    ["mcs", "-out:alphaBeta.exe", "{file}"],
    ["mono", "alphaBeta.exe"],
  ],
  "alpha_beta.gd": [["godot3-server", "--no-window", "-s", "{file}"]],
};

const isInstalled = (program: string): boolean =>
  program.startsWith("./") || spawnSync("which", [program]).status === 0;

function run(commands: readonly Command[], file: string): string {
  const folder = mkdtempSync(join(tmpdir(), "emitter-"));
  return commands.reduce((_, [program, ...asked]) => {
    const told = asked.map((word) => word.replace("{file}", file));
    return execFileSync(program, told, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  }, "");
}

describe("Programs in other languages print a trace that is alpha-beta's", () => {
  for (const [name, commands] of Object.entries(emitters)) {
    const missing = commands.map(([program]) => program).find((program) => !isInstalled(program));
    it.skipIf(missing !== undefined)(missing ? `${name}, skipped: no ${missing}` : name, async () => {
      const text = run(commands, resolve("docs/emitters", name));
      const asked = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta", text } as const;
      const { printed, parting } = await judgePrinted(asked, { ...searches, ...spoiledSearches });
      expect(printed.form).toBe("trace");
      expect(printed.items.length).toBe(22);
      expect(parting).toBeUndefined();
    });
  }
});
