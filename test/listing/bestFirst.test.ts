import { expect, test } from "vitest";
import proofNumber from "../../src/engine/bestFirst/proofNumber.ts?listing";
import { lineText } from "../../src/listing/lines/listing.ts";

const lines = proofNumber.lines.map(lineText);

test("Proof-number search reads like a textbook's", () => {
  expect(proofNumber.title).toBe("Proof-number search");
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "function search(root) {
      evaluate(root)
      while (!isSolved(root) && tree.size < budget) {
        const leaf = mostProving(root)
        expand(leaf)
        backUp(leaf)
      }
    }
    function mostProving(node) {
      while (node.children.length > 0) {
        const number = node.isMax ? "pn" : "dn"
        node = leastBy(number, node.children)
      }
      return node
    }
    function expand(leaf) {
      for (const move of game.moves(leaf.position)) {
        const child = game.play(leaf.position, move)
        evaluate(tree.add(child, move, leaf))
      }
    }
    function evaluate(node) {
      const outcome = game.outcome(node.position)
      const goesOn = outcome === undefined
      const isProved = !goesOn && outcome >= goal
      node.pn = goesOn ? 1 : isProved ? 0 : ∞
      node.dn = goesOn ? 1 : isProved ? ∞ : 0
    }
    function backUp(node) {
      const pns = node.children.map(({ pn }) => pn)
      const dns = node.children.map(({ dn }) => dn)
      node.pn = node.isMax ? min(pns) : sum(pns)
      node.dn = node.isMax ? sum(dns) : min(dns)
      if (node.parent) backUp(node.parent)
    }"
  `);
});

test("The listing of proof-number search fits beside a tree, and says nothing of observers or types", () => {
  expect(lines.length).toBeLessThanOrEqual(35);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(50);
  expect(lines.join("\n")).not.toMatch(/observer|Node\b|: \w+ =|;/);
});

test("Each event of proof-number search lights a line of the function that tells it", () => {
  const functionAt = ([line]: readonly number[]) =>
    lines
      .slice(0, line + 1)
      .findLast((text) => text.startsWith("function "))
      ?.match(/\w+(?=\()/)?.[0];
  expect(proofNumber.places.map(({ event, lines }) => [event, functionAt(lines)])).toEqual([
    ["select", "mostProving"],
    ["expand", "expand"],
    ["evaluate", "evaluate"],
    ["backup", "backUp"],
  ]);
});
