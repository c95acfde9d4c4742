import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { Search } from "../src/engine/index.ts";

const searches = new URL("../src/engine/searches/", import.meta.url);

/**
 * The search of this name as its source would be without any observer statement. The statements are found in
 * the syntax tree of the present source, so this cannot drift from it; where there are none it throws.
 */
export async function withoutObserver(name: string): Promise<Search> {
  const file = new URL(`${name}.ts`, searches);
  const source = ts.createSourceFile(file.href, await readFile(file, "utf8"), ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(source, [removeStatements, completeImports(file)]);
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  try {
    const bare = join(folder, `${name}.ts`);
    await writeFile(bare, ts.createPrinter().printFile(transformed[0]));
    return (await import(pathToFileURL(bare).href))[name];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Drops every statement that is a call of the observer and nothing else. */
const removeStatements: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  let removed = 0;
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isExpressionStatement(node) && callsObserver(node.expression)) {
      removed++;
      return undefined;
    }
    return ts.visitEachChild(node, visit, context);
  };
  const bare = ts.visitEachChild(source, visit, context);
  if (removed === 0) throw new Error(`${source.fileName} tells its observer nothing`);
  return bare;
};

function callsObserver(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false;
  return expression.expression.expression.getText() === "observer";
}

/** Imports are relative to the source, and the copy lies elsewhere. */
function completeImports(file: URL): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) =>
    ts.visitEachChild(
      source,
      (node) => {
        if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return node;
        const complete = ts.factory.createStringLiteral(new URL(node.moduleSpecifier.text, file).href);
        return ts.factory.updateImportDeclaration(
          node,
          node.modifiers,
          node.importClause,
          complete,
          node.attributes,
        );
      },
      context,
    );
}
