import { readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";

/** One import, re-export or import() of a source file. */
export interface Import {
  /** A file from the project's root ("src/engine/game.ts"), or a package's name. */
  readonly to: string;
  /** Whether nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
  /** The names that are asked for; a whole module is "*". */
  readonly names: readonly string[];
}

/** No test changes a file, and many ask about the same. */
const known = new Map<string, readonly Import[]>();

/** What a TypeScript, Svelte or Astro file imports. Queries like "?raw" are cut off. */
export function importsOf(file: string): readonly Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): Import[] {
  const source = ts.createSourceFile(file, scriptsIn(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, names: string[]) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ to: resolve(file, specifier.text), typeOnly, names });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, ...clauseOf(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, ["*"]);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true, ["*"]);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, ["*"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function clauseOf(clause: ts.ImportClause | undefined): [typeOnly: boolean, names: string[]] {
  const bindings = clause?.namedBindings;
  if (!clause || !bindings || !ts.isNamedImports(bindings)) return [isTypeOnly(clause), ["*"]];
  const values = bindings.elements.filter((element) => !element.isTypeOnly);
  const typeOnly = isTypeOnly(clause) || (values.length === 0 && !clause.name);
  return [typeOnly, bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)];
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function resolve(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, "");
  return path.startsWith(".") ? posix.join(posix.dirname(file), path) : path;
}

/** Svelte's <script> elements, Astro's frontmatter and scripts; of a TypeScript file the whole. */
function scriptsIn(file: string): string {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".ts")) return text;
  const frontmatter = file.endsWith(".astro") ? (text.match(/^---\r?\n([\s\S]*?)\r?\n---/)?.[1] ?? "") : "";
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [frontmatter, ...scripts].join("\n;\n");
}
