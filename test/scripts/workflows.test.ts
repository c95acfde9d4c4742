import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const workflows = readdirSync(new URL(".github/workflows/", root)).map((file) =>
  read(`.github/workflows/${file}`),
);
const commands = workflows.flatMap((text) =>
  // Of several jobs that differ in a number, the first.
  [...text.matchAll(/^\s*- run: (.*)$/gm)].map(([, command]) => command.replace(/\$\{\{.*?\}\}/g, "1")),
);

it("The workflows run what the README and the guide for contributors tell everybody to run", () => {
  const told = read("README.md") + read("CONTRIBUTING.md");
  expect(commands).toEqual(
    expect.arrayContaining(["npm ci", "npm test", "npm run build", "npm run test:browser"]),
  );
  expect(commands.filter((command) => !told.includes(command))).toEqual([]);
});

it("A workflow sets no variable for them that the guide does not explain", () => {
  const guide = read("CONTRIBUTING.md");
  const set = workflows.flatMap((text) =>
    [...text.matchAll(/^\s+env:\n((?:\s+[A-Z_]+: .*\n?)+)/gm)].flatMap(
      ([, lines]) => lines.match(/[A-Z_]+(?=: )/g) ?? [],
    ),
  );
  expect(set).toEqual(expect.arrayContaining(["SITE_URL", "BASE_PATH", "SITE"]));
  expect(set.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it("All scripts that are run are those of package.json", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const names = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command)?.[1] ?? []);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
