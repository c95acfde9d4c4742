import { expect, it } from "vitest";
import { pythonLines } from "../../src/listing/pythonLines.ts";

const inPython = (text: string): string => pythonLines(text.split("\n")).join("\n");

it.each([
  ["function visit(position, depth, α, β) {", "def visit(position, depth, alpha, beta):"],
  ["const outcome = game.outcome(position)", "outcome = game.outcome(position)"],
  ["if (outcome !== undefined) return outcome", "if outcome is not None: return outcome"],
  ["let best", "best = None"],
  ["let best, choice", "best = choice = None"],
  ["best = −∞", "best = -inf"],
  ["for (const move of game.moves(position)) {", "for move in game.moves(position):"],
  ["} else {", "else:"],
  ["end = Math.min(oneAbove(α), β)", "end = min(one_above(alpha), beta)"],
  ['if (a === "max" && !(b || c)) {', 'if a == "max" and not (b or c):'],
  ["// Greater, and no leaf", "# Greater, and no leaf"],
  ["for (let i = 0; i < regrets.length; i++) {", "for i in range(len(regrets)):"],
  ["shares.push(sum / strategies.length)", "shares.append(sum / len(strategies))"],
  ["const moves = [...game.moves(tree.positions[node])]", "moves = list(game.moves(tree.positions[node]))"],
  ["if (!ordered.includes(move)) ordered.push(move)", "if move not in ordered: ordered.append(move)"],
  ["const [forMax, forMin] = rewards(outcome)", "for_max, for_min = rewards(outcome)"],
  ["return [outcome > 0 ? 1 : 0, best]", "return [1 if outcome > 0 else 0, best]"],
  ["tree.visits[at]++", "tree.visits[at] += 1"],
  ["untried.length = 0", "untried.clear()"],
])("%s is %s in Python", (javaScript, python) => {
  expect(inPython(javaScript)).toBe(python);
});

it("A closing brace is no line in Python, and blocks stand four blanks deeper", () => {
  expect(inPython("if (depth === 0) {\n  return 0\n}\nreturn 1")).toBe(
    "if depth == 0:\n    return 0\nreturn 1",
  );
});

it("A statement of several lines is one in Python", () => {
  expect(inPython("const sign = turn ? 1\n                 : −1")).toBe("sign = 1 if turn else -1");
  expect(inPython("if (a < b\n    && c) {")).toBe("if a < b and c:");
  expect(inPython("const value = visit(child,\n                    depth − 1)")).toBe(
    "value = visit(child, depth - 1)",
  );
});
