import ts from "typescript";
import type { Side, Turn } from "../../engine/game.ts";
import { probeResults, valueSources } from "../../engine/observer.ts";
import type { EventKind, Place, ProbePlace } from "../lines/listing.ts";
import { observerCall, type ParsedSearch } from "./parseSearch.ts";
import type { PrintedSearch } from "./printSearch.ts";

/** These tell of what has just happened; all the others announce what follows. */
const toldAfterwards = ["improve", "store", "order", "select", "rollout"];
/** A loop as a whole is what these tell of. */
const toldOfLoops = ["select", "rollout"];

/**
 * One place for each observer statement of the source, in the source's order: its event, what its arguments say
 * in so many words, whose turn it is there, and the lines of the statement that it tells of.
 */
export function findPlaces({ search, shown, checker }: ParsedSearch, { printed }: PrintedSearch): Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    const call = observerCall(node);
    if (call) {
      const told = call.arguments.map((argument) =>
        ts.isStringLiteral(argument) ? argument.text : undefined,
      );
      const from = valueSources.find((source) => told.includes(source));
      const result = probeResults.find((found) => told.includes(found));
      const side = sideOf(node, checker);
      const probe = probeOf(node, call.event);
      const isRoot = call.event === "enter" && call.arguments[0].getText() === "undefined";
      places.push({
        event: call.event as EventKind,
        ...(from && { from }),
        ...(result && { result }),
        ...(side && { side }),
        ...(probe && { probe }),
        ...(isRoot && { root: true }),
        ...(isAgain(node, call.event) && { again: true }),
        lines: linesToldOf(node, call.event),
      });
    }
    ts.forEachChild(node, visit);
  };

  /** The function that looks at one move of a child and leaves it. */
  const probing = shown.find((one) => tellsOfProbe(one));

  /** Whether a statement stands in that function, or calls it to begin. */
  function probeOf(node: ts.Node, event: string): ProbePlace | undefined {
    if (!probing) return undefined;
    if (node.pos >= probing.pos && node.end <= probing.end) return "within";
    if (event !== "enter" || !ts.isBlock(node.parent)) return undefined;
    const { statements } = node.parent;
    const next = statements[statements.indexOf(node as ts.Statement) + 1];
    return next && callsOneOf([probing], next) ? "begins" : undefined;
  }

  /** Those of a neighbour in its block; where there is none, of what holds the block, and so on outwards. */
  function linesToldOf(node: ts.Node, event: string): readonly [number, number] {
    for (let inner = node; inner !== search; inner = inner.parent) {
      const { parent } = inner;
      const block: readonly ts.Node[] = ts.isBlock(parent) ? parent.statements : [];
      const stays = (statement: ts.Node): boolean =>
        printed.has(statement) && !ts.isFunctionDeclaration(statement);
      const before = block.slice(0, block.indexOf(inner)).findLast(stays);
      const behind = block.slice(block.indexOf(inner) + 1).filter(stays);
      // Between entering a child and searching it there may be the playing of the move.
      const after = (event === "enter" && behind.find((one) => callsOneOf(shown, one))) || behind[0];
      const told = toldAfterwards.includes(event) ? (before ?? after) : (after ?? before);
      const lines = printed.get(told ?? parent);
      if (lines && told && toldOfLoops.includes(event)) return [lines[0], lastLineOf(told)];
      if (lines) return lines;
    }
    return printed.get(shown[0]) as readonly [number, number];
  }

  /** The line that closes a loop, or the last one of another statement. */
  function lastLineOf(node: ts.Node): number {
    let last = printed.get(node)?.[1] ?? 0;
    ts.forEachChild(node, (child) => {
      last = Math.max(last, lastLineOf(child));
    });
    return ts.isIterationStatement(node, false) ? last + 1 : last;
  }

  visit(search);
  return places;
}

/** Whether this statement enters a child of which the statement before it says that it is searched again. */
function isAgain(node: ts.Node, event: string): boolean {
  if (event !== "enter" || !ts.isBlock(node.parent)) return false;
  const { statements } = node.parent;
  const before = statements[statements.indexOf(node as ts.Statement) - 1];
  return before !== undefined && observerCall(before)?.event === "research";
}

function tellsOfProbe(node: ts.Node): boolean {
  const call = observerCall(node);
  const tells = call?.event === "leave" && call.arguments.some((one) => one.getText() === '"probe"');
  return tells || (ts.forEachChild(node, tellsOfProbe) ?? false);
}

function callsOneOf(functions: readonly ts.FunctionDeclaration[], node: ts.Node): boolean {
  if (ts.isCallExpression(node) && functions.some(({ name }) => name?.text === node.expression.getText())) {
    return true;
  }
  return ts.forEachChild(node, (child) => callsOneOf(functions, child)) ?? false;
}

/**
 * Whose turn it is where `node` runs: told by the branch of `game.turn(position) === "max"`, or of a constant
 * that holds the turn or the answer, around it; where it is neither side's, it is chance's. Undefined outside of one.
 */
function sideOf(node: ts.Node, checker: ts.TypeChecker): Turn | undefined {
  const others = new Set<Side>();
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (!ts.isIfStatement(outer) || inner === outer.expression) continue;
    const side = sideWhereTrue(outer.expression, checker);
    if (side && inner === outer.thenStatement) return side;
    if (side) others.add(side);
  }
  const [one, two] = others;
  return two ? "chance" : one && other(one);
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
