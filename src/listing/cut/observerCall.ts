import ts from "typescript";

/** The call in a statement that only tells the observer something, `observer.leave(best, "children");`. */
export function observerCall(
  node: ts.Node,
): { event: string; arguments: readonly ts.Expression[] } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const method = node.expression.expression;
  if (!ts.isPropertyAccessExpression(method) || !ts.isIdentifier(method.expression)) return undefined;
  if (method.expression.text !== "observer") return undefined;
  return { event: method.name.text, arguments: node.expression.arguments };
}
