import ts from "typescript";
import { observerCall } from "./observerCall.ts";

/**
 * What keeps the line of play, or the moves of a game that is played out. Every search does it alike, and no lesson on
 * searching is about it.
 */
const bookkeeping = ["line", "bestLine", "played"];

/**
 * The statements that a listing leaves out: those that tell the observer, those that declare, assign or add to a
 * bookkeeping name, and an `if` with nothing else in it. A bookkeeping name that some other statement reads
 * belongs to the algorithm there, and stays.
 */
export function foldSearch(shown: readonly ts.FunctionDeclaration[]): ReadonlySet<ts.Node> {
  let names = new Set(bookkeeping);
  for (;;) {
    const folded = new Set<ts.Node>();
    const read = new Set<string>();
    for (const one of shown) collect(one, names, folded);
    for (const one of shown) addNamesRead(one, folded, read);
    const unread = [...names].filter((name) => !read.has(name));
    if (unread.length === names.size) return folded;
    names = new Set(unread);
  }
}

function collect(node: ts.Node, names: ReadonlySet<string>, folded: Set<ts.Node>): void {
  ts.forEachChild(node, (child) => collect(child, names, folded));
  if (observerCall(node) || keeps(node, names) || isEmptied(node, folded)) folded.add(node);
}

function keeps(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.every(
      ({ name }) => ts.isIdentifier(name) && names.has(name.text),
    );
  }
  if (!ts.isExpressionStatement(node)) return false;
  if (ts.isCallExpression(node.expression)) return isPushed(node.expression.expression, names);
  if (!ts.isBinaryExpression(node.expression)) return false;
  const { left, operatorToken } = node.expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  return ts.isIdentifier(left) && names.has(left.text);
}

/** `played?.push`. */
function isPushed(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return node.name.text === "push" && names.has(node.expression.text);
}

function isEmptied(node: ts.Node, folded: ReadonlySet<ts.Node>): boolean {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const branch = node.thenStatement;
  return ts.isBlock(branch) ? branch.statements.every((one) => folded.has(one)) : folded.has(branch);
}

function addNamesRead(node: ts.Node, folded: ReadonlySet<ts.Node>, read: Set<string>): void {
  if (folded.has(node)) return;
  // A field may share a name with the bookkeeping: `entry.line` reads no variable.
  const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if (ts.isIdentifier(node) && !isField && !isKey) read.add(node.text);
  ts.forEachChild(node, (child) => addNamesRead(child, folded, read));
}
