import ts from "typescript";
import { js } from "../mistakes/js.ts";
import { chanceTitles } from "./chanceWords.ts";
import { findPlaces } from "./cut/findPlaces.ts";
import { foldSearch, parseSearch } from "./cut/parseSearch.ts";
import { printSearch } from "./cut/printSearch.ts";
import { putBackConstants } from "./cut/putBackConstants.ts";
import type { Line, Listing } from "./lines/listing.ts";
import { titleOf } from "./words.ts";

/**
 * Cuts a search's listing out of its TypeScript `source`: the textbook's algorithm, which is what the engine
 * runs without its types, without what it tells the observer and without the bookkeeping of the line of play.
 * `name` is the exported function's. Runs at build time, and brings the TypeScript compiler with it.
 * Throws where the source exports no such function, or holds a statement that no listing has needed yet.
 */
export function cutListing(source: string, name: string): Listing {
  const parsed = parseSearch(source, name);
  const { folded, putBack } = putBackConstants(parsed, foldSearch(parsed.shown));
  const printed = printSearch(parsed, folded, putBack);
  const places = findPlaces(parsed, printed);
  // Without a branch for each side, α and β are those of whoever is to move, and have nobody's colour.
  const lines = places.some(({ side }) => side) ? printed.lines : printed.lines.map(withoutSides);
  const title = Object.hasOwn(chanceTitles, name)
    ? chanceTitles[name as keyof typeof chanceTitles]
    : titleOf(name);
  return { name, title, lines, places };
}

const withoutSides = ({ indent, tokens }: Line): Line => ({
  indent,
  tokens: tokens.map(({ text, kind }) => ({ text, kind })),
});

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
  const functions = [...methodsOf(source, above)].map(([method, text]) => js`function ${method}${text}`);
  return cutListing(
    js`function ${name}() {
${functions.join("\n")}
}`,
    name,
  );
}

/** What follows the name of each method, by the names. */
function methodsOf(source: string, above: (path: string) => string): Map<string, string> {
  const file = ts.createSourceFile("class.ts", source, ts.ScriptTarget.ESNext, true);
  const found = findClass(file);
  if (found === undefined) throw new TypeError("There is no class here");
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
const withoutThis = (text: string): string =>
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

/**
 * Cuts the listing of one method of a class out of TypeScript `source`, as `cutListing` does of a search. Runs at build
 * time. Throws where there is none of that name.
 */
export function cutMethod(source: string, name: string): Listing {
  const found = findMethod(ts.createSourceFile("class.ts", source, ts.ScriptTarget.ESNext, true), name);
  if (found === undefined) throw new TypeError(`There is no method called ${name}`);
  const text = withoutThis(source.slice(found.name.end, found.end));
  return cutListing(js`function ${name}${text}`, name);
}

function findMethod(node: ts.Node, name: string): ts.MethodDeclaration | undefined {
  if (ts.isMethodDeclaration(node) && node.body && node.name.getText() === name) return node;
  return ts.forEachChild(node, (child) => findMethod(child, name));
}
