import ts from "typescript";
import type { Side } from "../../engine/game.ts";

/**
 * Whose turn it is where `node` runs: told by the branch of `game.turn(position) === "max"`, or of a constant
 * that holds the turn or the answer, around it; undefined outside of one.
 */
export function sideOf(node: ts.Node, checker: ts.TypeChecker): Side | undefined {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (!ts.isIfStatement(outer) || inner === outer.expression) continue;
    const side = sideWhereTrue(outer.expression, checker);
    if (side) return inner === outer.thenStatement ? side : other(side);
  }
  return undefined;
}

const other = (side: Side): Side => (side === "max" ? "min" : "max");

function sideWhereTrue(condition: ts.Expression, checker: ts.TypeChecker): Side | undefined {
  const test = meaningOf(condition, checker);
  if (!ts.isBinaryExpression(test)) return undefined;
  const [turn, side] = ts.isStringLiteral(test.left) ? [test.right, test.left] : [test.left, test.right];
  if (!ts.isStringLiteral(side) || (side.text !== "max" && side.text !== "min")) return undefined;
  const call = meaningOf(turn, checker);
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  if (call.expression.name.text !== "turn") return undefined;
  const equal = test.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  return equal ? side.text : other(side.text);
}

/** What a name of a constant stands for; anything else is itself. */
function meaningOf(expression: ts.Expression, checker: ts.TypeChecker): ts.Expression {
  if (!ts.isIdentifier(expression)) return expression;
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  const initializer =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return initializer ?? expression;
}
