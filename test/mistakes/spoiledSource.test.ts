import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { chanceMistakes, mistakes } from "../../src/mistakes/index.ts";
import { spoiledChanceSearches } from "../../src/mistakes/spoiledChanceSearches.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { spoil } from "../../src/mistakes/spoiledSource.ts";
import { everySpoiledChanceSource, everySpoiledSource } from "./everySpoiledSource.ts";
import { chanceMistakeFiles, mistakeFiles } from "./mistakeFiles.ts";

const right = `import { line } from "../line.ts";

export function right<Move>(moves: readonly Move[]): number {
  // Twice two.
  const four = 2 + 2;
  return four;
}
`;

it.each([
  ["searches", mistakeFiles, mistakes, spoiledSearches],
  ["chance", chanceMistakeFiles, chanceMistakes, spoiledChanceSearches],
] as const)("Every file of %s is a mistake of the index, and runs", (_, files, index, spoiled) => {
  const names = files.map(({ name }) => name).sort();
  expect(Object.keys(index).sort()).toEqual(names);
  expect(Object.keys(spoiled).sort()).toEqual(names);
  for (const [name, search] of Object.entries(spoiled)) expect(search.name).toBe(name);
});

it("A patch changes what it names, the search's name, and where its imports lead", () => {
  expect(spoil(right, "right", "wrong", [["return four;", "return 5;"]])).toBe(
    right
      .replace("function right", "function wrong")
      .replace("return four", "return 5")
      .replace("../line.ts", "../../engine/searches/../line.ts"),
  );
});

it("Blanks and ends of lines match any, and … all that lies between", () => {
  const shorter = spoil(right, "right", "wrong", [["const four = 2 + 2; return four;", "return 5;"]]);
  expect(shorter).toContain("  // Twice two.\n  return 5;\n}");
  expect(spoil(right, "right", "wrong", [["// Twice … return", "return"]])).toContain("{\n  return four;\n}");
});

it.each([
  ["2", 'wrong: what it spoils has "2" 2 times, not once'],
  ["return three;", 'wrong: what it spoils has "return three;" 0 times, not once'],
  ["const … 2", 'wrong: what it spoils has "2" 2 times, not once'],
  ["return … const", 'wrong: the parts of "return … const" stand in another order'],
])('A patch of "%s" is refused, with the mistake and the text', (text, problem) => {
  expect(() => spoil(right, "right", "wrong", [[text, "3"]])).toThrow(problem);
});

it("Texts of a patch that overlap are refused", () => {
  const patch = [
    ["four = 2 + 2;", "four = 5;"],
    ["const four", "let four"],
  ] as const;
  expect(() => spoil(right, "right", "wrong", patch)).toThrow(
    'wrong: another text of its patch overlaps "four = 2 + 2;"',
  );
});

const lines = (text: string) => text.split("\n").map((line) => line.trim());
const inOneLine = (text: string) => text.replace(/\s+/g, " ");

/** Lines of the right search, this many after each other, that the mistake's file says again. */
function repeated({ text, spoiled }: { text: string; spoiled: string }, count: number): string[] {
  const kept = lines(spoiled).filter((line) => line !== "");
  return kept
    .map((_, first) => kept.slice(first, first + count).join(" "))
    .filter((run, first) => first + count <= kept.length && inOneLine(text).includes(inOneLine(run)));
}

const everyFile = [...mistakeFiles, ...chanceMistakeFiles];

describe.each(everyFile.map((file) => [file.name, file] as const))("%s", (name, file) => {
  it("finds each text of its patch once in the search that it spoils", () => {
    expect(() => spoil(file.spoiled, file.spoils, name, file.patch)).not.toThrow();
    for (const change of file.patch)
      expect(() => spoil(file.spoiled, file.spoils, name, [change])).not.toThrow();
  });

  it("says no more than three lines of that search again", () => {
    expect(repeated(file, 4)).toEqual([]);
  });
});

it("Four lines that are said again would be found", () => {
  const text = spoil(right, "right", "wrong", [["2 + 2", "5"]]);
  expect(repeated({ text, spoiled: right }, 4)).toEqual([]);
  expect(repeated({ text: right, spoiled: right }, 4)).toHaveLength(3);
});

it("Every spoiled search has the types of a search, and imports what there is", () => {
  const room = posix.resolve(import.meta.dirname.replaceAll("\\", "/"), "../../src/mistakes");
  const typed = (folder: string, sources: Readonly<Record<string, string>>, type: string, module: string) =>
    Object.entries(sources).map(
      ([name, source]) =>
        [
          `${room}/${folder}/${name}.spoiled.ts`,
          `${source}\nimport type { ${type} } from "../types/${module}.ts";\n${name} satisfies ${type};\n`,
        ] as const,
    );
  const sources = new Map<string, string>([
    ...typed("searches", everySpoiledSource, "SpoiledSearch", "mistake"),
    ...typed("chance", everySpoiledChanceSource, "SpoiledChanceSearch", "chanceMistake"),
  ]);
  const options: ts.CompilerOptions = {
    lib: ["lib.es2024.d.ts"],
    types: [],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    // The language is not on trial.
    skipDefaultLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target, ...rest) => {
    const source = sources.get(path);
    return source === undefined ? read(path, target, ...rest) : ts.createSourceFile(path, source, target);
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host));
  expect(sources.size).toBe(everyFile.length);
  expect(
    found.map(({ file, messageText }) => [
      file?.fileName,
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    ]),
  ).toEqual([]);
});
