import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { sourceFiles } from "./sourceFiles.ts";

const files = ["src/engine", "src/mistakes", "src/trace", "src/drawing"].flatMap(sourceFiles);

/** Statements of a module that only say what there is. */
const declares = (statement: ts.Statement): boolean =>
  (ts.isImportDeclaration(statement) && statement.importClause !== undefined) ||
  ts.isExportDeclaration(statement) ||
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement);

function doings(name: string, text: string): string[] {
  const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  return statements.filter((one) => !declares(one)).map((one) => `${name}: ${one.getText()}`);
}

// The build leaves out whatever a page does not use of them, and what else it would have done with it.
it("A module of the engine, the mistakes, the trace or the drawing does nothing when it is loaded", () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => doings(file, readFileSync(file, "utf8")))).toEqual([]);
});

it.each(['import "./other.ts";', "known.set(1, 2);", "for (const one of all) one();"])(
  "%s would be found",
  (statement) => {
    expect(doings("sample.ts", statement)).toHaveLength(1);
  },
);
