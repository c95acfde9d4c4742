import { describe, expect, it } from "vitest";
import { Growth } from "../../../src/figures/grow/growth.svelte.ts";
import { nameNode, sayNode, sayRow } from "../../../src/figures/grow/words.ts";

const grown = (position: string, plies: number, fold = false) => new Growth({ position, plies, fold });
const text = (words: readonly { text: string }[]) => words.map((word) => word.text).join("");
const nodeNamed = (growth: Growth, name: string) => growth.graph.nodes[growth.names.indexOf(name)];

describe("a row", () => {
  it("is said by its nodes, its different positions and the games that ended in it", () => {
    expect(text(sayRow(grown(".........", 1)))).toBe("Ply 1 has 9 nodes, one for each move.");
    expect(text(sayRow(grown(".........", 3)))).toBe(
      "Ply 3 has 504 nodes, one for each way to play 3 moves, but only 252 different positions.",
    );
    expect(text(sayRow(grown("XOXOX..O.", 1)))).toContain("; 2 games ended here.");
    expect(text(sayRow(grown("XOXOX..O.", 3)))).toContain("; all these games are over.");
  });

  it("is said by what it is folded into", () => {
    expect(text(sayRow(grown(".........", 3, true)))).toContain(
      "504 nodes and 252 different positions, folded into 38 boards. Where moves meet",
    );
    // Each of the three was reached by one move of the root: nothing meets.
    expect(text(sayRow(grown(".........", 1, true)))).toMatch(/folded into 3 boards\.$/);
  });

  it("is the root alone before anything has grown", () => {
    expect(text(sayRow(grown(".........", 0)))).toContain("The root alone");
    expect(text(sayRow(grown("XXXOO....", 3)))).toContain("The game is over");
  });
});

describe("a board", () => {
  it("tells the moves that lead to it, who is to move and how many games go through it", () => {
    const growth = grown(".........", 2);
    expect(text(sayNode(nodeNamed(growth, ""), false))).toBe(
      "The root: X (MAX) is to move. 255,168 games go through here.",
    );
    const games = ["40", "41", "42", "43", "45", "46", "47", "48"].map((name) => {
      const said = text(sayNode(nodeNamed(growth, name), false));
      expect(said).toMatch(/^X the centre, O .*: X \(MAX\) is to move\. /);
      return Number(said.match(/([\d,]+) games/)![1].replace(",", ""));
    });
    const centre = text(sayNode(nodeNamed(growth, "4"), false))
      .match(/([\d,]+) games/)![1]
      .replace(",", "");
    expect(games.reduce((sum, some) => sum + some, 0)).toBe(Number(centre));
  });

  it("tells the outcome where the game is over", () => {
    const growth = grown("XOXOX..O.", 3);
    expect(text(sayNode(nodeNamed(growth, "6"), false))).toBe(
      "X bottom left: X has won, outcome 1. 1 game ends here.",
    );
    const drawn = grown("XOXXOOOX.", 1);
    expect(text(sayNode(nodeNamed(drawn, "8"), false))).toContain("a draw, outcome 0");
    expect(nameNode(nodeNamed(drawn, "8"), false)).toBe("X bottom right, a draw, outcome 0");
  });

  it("tells how many boards of its row are the same up to symmetry", () => {
    const corner = nodeNamed(grown(".........", 1), "0");
    expect(text(sayNode(corner, false, 4))).toContain(
      "one of 4 in its row that are the same up to symmetry.",
    );
    expect(text(sayNode(corner, false))).not.toContain("symmetry");
  });

  it("tells how many positions and nodes a folded board stands for, and all their games", () => {
    const growth = grown(".........", 1, true);
    const through = growth.graph.rows[1].map((node) => text(sayNode(node, true)));
    expect(through[0]).toContain("It stands for 4 positions and 4 nodes.");
    expect(through[2]).not.toContain("stands for");
    const games = through.map((said) => Number(said.match(/([\d,]+) games/)![1].replace(",", "")));
    expect(games.reduce((sum, some) => sum + some, 0)).toBe(255_168);
    expect(nameNode(growth.graph.rows[1][0], true)).toBe("X top left, O (MIN) is to move ×4 positions");
  });
});
