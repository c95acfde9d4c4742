import ts from "typescript";

/** The call in a statement that only tells the observer something, `observer.leave(best, "children");`, also its own. */
export function observerCall(
  node: ts.Node,
): { event: string; arguments: readonly ts.Expression[] } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const method = node.expression.expression;
  if (!ts.isPropertyAccessExpression(method) || !isObserver(method.expression)) return undefined;
  return { event: method.name.text, arguments: node.expression.arguments };
}

function isObserver(node: ts.Expression): boolean {
  const isOwn = ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
  const name = isOwn ? node.name : node;
  return ts.isIdentifier(name) && name.text === "observer";
}
