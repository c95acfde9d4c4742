import ts from "typescript";
import { js } from "../../mistakes/js.ts";
import type { Token, TokenKind } from "../lines/listing.ts";

/** Identifiers to print as something else: a constant put back where it is used. */
export type PutBack = ReadonlyMap<ts.Node, ts.Expression>;

/**
 * Shown as mathematics writes them. α and β are what the figures beside the listing call the window, they are
 * names in JavaScript too, and they keep the lines short.
 */
const written = new Map([
  ["alpha", "α"],
  ["beta", "β"],
  [js`Infinity`, "∞"],
  ["-", "−"],
]);

const space: Token = { text: " ", kind: "space" };

/** The tokens of these neighbouring nodes in one row, one blank wherever the source has any, no semicolon. */
export function tokensOf(nodes: readonly ts.Node[], file: ts.SourceFile, putBack: PutBack): Token[] {
  const leaves = nodes.flatMap((node) => leavesOf(node, file, putBack));
  return leaves.flatMap((leaf, index) => {
    const before = leaves[index - 1];
    const token = tokenOf(leaf.node, file);
    return before && isSpaced(before, leaf, file) ? [space, token] : [token];
  });
}

/** A leaf of the tree, and the node it stands in for: the blanks before and after are that one's. */
interface Leaf {
  readonly node: ts.Node;
  readonly first: ts.Node;
  readonly last: ts.Node;
}

function leavesOf(node: ts.Node, file: ts.SourceFile, putBack: PutBack): Leaf[] {
  const instead = putBack.get(node);
  if (instead) {
    const leaves = leavesOf(instead, file, putBack);
    const last = leaves.length - 1;
    return leaves.map((leaf, index) => ({
      node: leaf.node,
      first: index === 0 ? node : leaf.first,
      last: index === last ? node : leaf.last,
    }));
  }
  if (node.kind === ts.SyntaxKind.SemicolonToken && !ts.isForStatement(node.parent)) return [];
  const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, file, putBack));
  // An empty list of arguments is a node of no width.
  return node.getWidth(file) > 0 ? [{ node, first: node, last: node }] : [];
}

function isSpaced(before: Leaf, after: Leaf, file: ts.SourceFile): boolean {
  const between = file.text.slice(before.last.getEnd(), after.first.getStart(file));
  if (!between.includes("\n")) return between !== "";
  // The source breaks a long line after an opening bracket or before a dot: joined again, no blank is wanted.
  return !/[([]$/.test(before.node.getText(file)) && !/^[)\].]/.test(after.node.getText(file));
}

function tokenOf(node: ts.Node, file: ts.SourceFile): Token {
  const text = node.getText(file);
  const kind = kindOf(node);
  const shown = kind === "comment" || ts.isStringLiteralLike(node) ? text : (written.get(text) ?? text);
  const side =
    shown === "α" || text === '"max"' ? "max" : shown === "β" || text === '"min"' ? "min" : undefined;
  return side ? { text: shown, kind, side } : { text: shown, kind };
}

function kindOf(node: ts.Node): TokenKind {
  if (ts.isIdentifier(node)) return kindOfName(node);
  const { kind } = node;
  if (kind >= ts.SyntaxKind.FirstLiteralToken && kind <= ts.SyntaxKind.LastTemplateToken) return "literal";
  if (kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword) {
    const values = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
    return values.includes(kind) ? "literal" : "keyword";
  }
  return /^[(){}[\],;.]$/.test(node.getText()) ? "punctuation" : "operator";
}

function kindOfName(name: ts.Identifier): TokenKind {
  if (name.text === "undefined" || name.text === "Infinity") return "literal";
  const { parent } = name;
  if (ts.isFunctionDeclaration(parent)) return "call";
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  return ts.isCallExpression(callee.parent) && callee.parent.expression === callee ? "call" : "name";
}
