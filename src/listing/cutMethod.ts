import ts from "typescript";
import { withoutThis } from "./cutClass.ts";
import { cutListing } from "./cutListing.ts";
import type { Listing } from "./lines/listing.ts";

/**
 * Cuts the listing of one method of a class, or of one function, out of TypeScript `source`, as `cutListing` does of a
 * search; `shown` is what it is called there. Runs at build time. Throws where there is none of that name.
 */
export function cutMethod(source: string, name: string, shown = name): Listing {
  const file = ts.createSourceFile("class.ts", source, ts.ScriptTarget.ESNext, true);
  const found = find(file, name);
  if (found === undefined) throw new Error(`There is no method or function called ${name}`);
  const text = withoutThis(source.slice(found.name!.end, found.end));
  return cutListing(`function ${shown}${text}`, shown);
}

function find(node: ts.Node, name: string): ts.MethodDeclaration | ts.FunctionDeclaration | undefined {
  const declares = ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node);
  if (declares && node.body && node.name?.getText() === name) return node;
  return ts.forEachChild(node, (child) => find(child, name));
}
