import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./sourceFiles.ts";

const files = ["src/engine", "src/trace"].flatMap(sourceFiles);

const options: ts.CompilerOptions = {
  // The language alone: no DOM, no Node. A name that only a browser knows is an error here.
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

/** Every file is read once, for all programs: that of the language itself above all. */
const host = ts.createCompilerHost(options);
const readSource = host.getSourceFile;
const sources = new Map<string, ts.SourceFile | undefined>();
host.getSourceFile = (name, ...rest) => {
  if (!sources.has(name)) sources.set(name, readSource(name, ...rest));
  return sources.get(name);
};
const everything = ts.createProgram(files, options, host);

function complaints(program: ts.Program): string[] {
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${file?.fileName ?? ""}: ${text}`;
  });
}

/** Where a file reads the clock or rolls dice that no seed fixes. */
function chances(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const clock = ts.isIdentifier(node) && node.text === "Date";
    const dice = ts.isPropertyAccessExpression(node) && node.getText(source) === "Math.random";
    if (clock || dice) found.push(`${source.fileName}: ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A program of one file that is not on disk. */
function programOf(text: string): ts.Program {
  const source = ts.createSourceFile("sample.ts", text, ts.ScriptTarget.ES2024, true);
  const getSourceFile: typeof readSource = (name, ...rest) =>
    name === "sample.ts" ? source : host.getSourceFile(name, ...rest);
  return ts.createProgram(["sample.ts"], options, { ...host, getSourceFile });
}

it("The engine and the trace compile where there is neither a browser nor Node", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(complaints(everything)).toEqual([]);
});

it.each(["document", "window.name", "performance.now()", "setTimeout", "process.env"])(
  "%s would not compile there",
  (expression) => {
    expect(complaints(programOf(`export const x = ${expression};`))).toHaveLength(1);
  },
);

it("The engine and the trace read no clock and roll no dice without a seed", () => {
  expect(files.flatMap((file) => chances(everything.getSourceFile(file)!))).toEqual([]);
});

it.each(["Date.now()", "new Date()", "Math.random()", "[1].map(Math.random)"])(
  "%s would be found",
  (expression) => {
    expect(chances(programOf(`export const x = ${expression};`).getSourceFile("sample.ts")!)).toHaveLength(1);
  },
);
