import ts from "typescript";
import { observerCall, type ParsedSearch } from "./parseSearch.ts";
import type { PutBack } from "./tokensOf.ts";

/**
 * A search names some values only to tell the observer of them: `const estimate = …; observer.leave(estimate,
 * …); return estimate;`. With the observer folded away the name is one word too many, so the value is put back
 * where it is used. This is done for constants that an observer statement mentions, when nothing changes by it:
 * what remains computes the value at most once, and the same value there as at the declaration.
 */
export function putBackConstants(
  { shown, checker }: ParsedSearch,
  folded: ReadonlySet<ts.Node>,
): PutBackConstants {
  const gone = new Set(folded);
  const putBack = new Map<ts.Node, ts.Expression>();
  const uses = usesOfNames(shown, checker);
  for (const [symbol, identifiers] of uses) {
    const declaration = symbol.valueDeclaration;
    const statement = declaration?.parent?.parent;
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) continue;
    if (!statement || !ts.isVariableStatement(statement) || gone.has(statement)) continue;
    const { flags, declarations } = statement.declarationList;
    if (!(flags & ts.NodeFlags.Const) || declarations.length > 1) continue;
    const told = identifiers.some((use) => isWithin(use, (node) => observerCall(node) !== undefined));
    const left = identifiers.filter(
      (use) => use !== declaration.name && !isWithin(use, (node) => gone.has(node)),
    );
    if (!told || left.length === 0 || !isComputedOnce(left, statement)) continue;
    const constant: Constant = { value: declaration.initializer, statement, left };
    if (!isReturnedNext(constant, gone) && !isAskedOfTheGame(constant, uses, checker)) continue;
    gone.add(statement);
    for (const use of left) putBack.set(use, declaration.initializer);
  }
  return { folded: gone, putBack };
}

/** What to leave out now, and what to print in place of a name. */
interface PutBackConstants {
  readonly folded: ReadonlySet<ts.Node>;
  readonly putBack: PutBack;
}

interface Constant {
  readonly value: ts.Expression;
  readonly statement: ts.VariableStatement;
  /** Its uses that the listing keeps, at least one. */
  readonly left: readonly ts.Identifier[];
}

type Uses = ReadonlyMap<ts.Symbol, readonly ts.Identifier[]>;

function usesOfNames(shown: readonly ts.Node[], checker: ts.TypeChecker): Uses {
  const uses = new Map<ts.Symbol, ts.Identifier[]>();
  const visit = (node: ts.Node): void => {
    const shorthand = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : undefined;
    const symbol = ts.isIdentifier(node) ? (shorthand ?? checker.getSymbolAtLocation(node)) : undefined;
    if (symbol) uses.set(symbol, [...(uses.get(symbol) ?? []), node as ts.Identifier]);
    ts.forEachChild(node, visit);
  };
  shown.forEach(visit);
  return uses;
}

function isWithin(node: ts.Node, test: (ancestor: ts.Node) => boolean): boolean {
  return test(node) || (node.parent !== undefined && isWithin(node.parent, test));
}

/** Whether the next statement returns it, and no search of a child would lose the line that runs meanwhile. */
function isReturnedNext({ value, statement, left }: Constant, folded: ReadonlySet<ts.Node>): boolean {
  const { statements } = statement.parent as ts.Block;
  const next = statements.slice(statements.indexOf(statement) + 1).find((one) => !folded.has(one));
  const isReturned = next !== undefined && ts.isReturnStatement(next) && next.expression === left[0];
  return isReturned && left.length === 1 && !calls(value, ts.isIdentifier);
}

/** Whether it is the game's answer, which by contract is the same later on, for names that nothing assigns. */
function isAskedOfTheGame({ value }: Constant, uses: Uses, checker: ts.TypeChecker): boolean {
  const asksTheGame = (callee: ts.Expression) =>
    ts.isPropertyAccessExpression(callee) && callee.expression.getText() === "game";
  if (!ts.isCallExpression(value) || calls(value, (callee) => !asksTheGame(callee))) return false;
  const changes = (node: ts.Node): boolean => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol && uses.get(symbol)?.some(isAssigned)) return true;
    return ts.forEachChild(node, changes) ?? false;
  };
  return !changes(value);
}

function calls(node: ts.Node, test: (callee: ts.Expression) => boolean): boolean {
  if (ts.isCallExpression(node) && test(node.expression)) return true;
  return ts.forEachChild(node, (child) => calls(child, test)) ?? false;
}

function isAssigned(use: ts.Identifier): boolean {
  const { parent } = use;
  if (ts.isPostfixUnaryExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator !== ts.SyntaxKind.MinusToken;
  if (!ts.isBinaryExpression(parent) || parent.left !== use) return false;
  const { kind } = parent.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/**
 * Whether, for one running of a declaration, at most one of these uses of its name runs, and that once: each is
 * in a branch of its own, and none is where a loop or a call comes by again.
 */
function isComputedOnce(uses: readonly ts.Node[], declaration: ts.Statement): boolean {
  const apart = uses.every((one, index) => uses.slice(index + 1).every((two) => excludeEachOther(one, two)));
  return apart && !uses.some((use) => isRepeated(use, declaration.parent));
}

function isRepeated(use: ts.Node, block: ts.Node): boolean {
  for (let inner = use; inner.parent !== block; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isFunctionLike(parent)) return true;
    const isReadAtStart = ts.isForOfStatement(parent) && inner === parent.expression;
    if (ts.isIterationStatement(parent, false) && !isReadAtStart) return true;
  }
  return false;
}

function excludeEachOther(one: ts.Node, two: ts.Node): boolean {
  // On the way up from `one`: which child of each ancestor it lies in.
  const childOf = new Map<ts.Node, ts.Node>();
  for (let inner = one; inner.parent; inner = inner.parent) childOf.set(inner.parent, inner);
  let inner = two;
  while (!childOf.has(inner.parent)) inner = inner.parent;
  const fork = inner.parent;
  return ts.isIfStatement(fork) && inner !== fork.expression && childOf.get(fork) !== fork.expression;
}
