import ts from "typescript";
import { cutListing } from "./cutListing.ts";
import type { Listing } from "./lines/listing.ts";

/** What a lesson on an algorithm is not about: how it is begun, and what is asked of it in the end. */
const aside = ["constructor", "result"];

/**
 * Cuts the listing of a class out of TypeScript `source`: its methods as functions, in the order in which they stand,
 * those it inherits among them, each where the class above has it and as the class below wrote it anew. What the object
 * holds is named as if it lay around them all: `this.options.c` is c. `above` returns
 * the source that the import of a class above names. Runs at build time. Throws where there is no class.
 *
 * @param name what the listing is called
 */
export function cutClass(source: string, name: string, above: (path: string) => string): Listing {
  const functions = [...methodsOf(source, above)].map(([method, text]) => `function ${method}${text}`);
  return cutListing(`function ${name}() {\n${functions.join("\n")}\n}`, name);
}

/** What follows the name of each method, by the names. */
function methodsOf(source: string, above: (path: string) => string): Map<string, string> {
  const file = ts.createSourceFile("class.ts", source, ts.ScriptTarget.ESNext, true);
  const found = findClass(file);
  if (found === undefined) throw new Error("There is no class here");
  const parent = found.heritageClauses?.[0]?.types[0].expression.getText();
  const path = parent && importOf(file, parent);
  const methods = path ? methodsOf(above(path), above) : new Map<string, string>();
  for (const member of found.members) {
    const name = member.name?.getText().replace("#", "") ?? "";
    if (!ts.isMethodDeclaration(member) || !member.body || aside.includes(name)) continue;
    methods.set(name, withoutThis(source.slice(member.name.end, member.end)));
  }
  return methods;
}

/** A method's text without the object: neither named, nor taken apart; what goes unused has a plain name. */
export const withoutThis = (text: string): string =>
  text
    .replace(/^\s*const \{[^}]*\} = this(\.options)?;\n/gm, "")
    .replace(/\bthis\.(#|options\.)?(?=\w)|\b_(?=[a-z])/g, "");

function findClass(node: ts.Node): ts.ClassLikeDeclaration | undefined {
  return ts.isClassLike(node) ? node : ts.forEachChild(node, findClass);
}

/** The path that a name is imported from. */
function importOf(file: ts.SourceFile, name: string): string | undefined {
  const found = file.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const named = importClause?.namedBindings;
    return named && ts.isNamedImports(named) && named.elements.some((one) => one.name.text === name);
  });
  return found && (found.moduleSpecifier as ts.StringLiteral).text;
}
