import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync("docs")
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe.each(documents)("In %s", (document) => {
  const text = readFileSync(document, "utf8");

  it("every file and folder that is named is there", () => {
    const paths = [...text.matchAll(/`((?:src|test|scripts|content|bench|docs|public)\/[\w./-]*)`/g)];
    // A lone letter stands for a name that is yet to be found.
    const named = paths.map(([, path]) => path).filter((path) => !/\/[xX][/.]/.test(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("every link within the project leads to a file", () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, link]) => link);
    // Addresses, and the example of how the site's own pages are linked.
    const own = links.filter((link) => !/^(https?:|\/)/.test(link));
    expect(own.filter((link) => !existsSync(posix.join(posix.dirname(document), link)))).toEqual([]);
  });

  it("every command that is named can be run", () => {
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

it("The tables of rooms and of commands are whole", () => {
  const readme = readFileSync("README.md", "utf8");
  const layers = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(
    layers.map(({ name }) => `src/${name}/`).filter((room) => !readme.includes(`| \`${room}\` |`)),
  ).toEqual([]);
  const contributing = readFileSync("CONTRIBUTING.md", "utf8");
  const told = (name: string) =>
    contributing.includes(`\`npm run ${name}\``) || contributing.includes(`\`npm ${name}\``);
  expect(Object.keys(scripts).filter((name) => !told(name))).toEqual([]);
});
