import { describe, expect, it, vi } from "vitest";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import {
  findWritten,
  nodeName,
  positionOf,
  writtenPath,
} from "../../../src/figures/wholeTree/writtenNodes.ts";
import { listedRules } from "../../../src/games/rules.ts";
import { lineName } from "../../../src/kit/tree/nodeNames.ts";

describe.each([
  ["ticTacToe", "XOX.O....", 9],
  ["gomoku", undefined, 2],
  ["checkers", undefined, 3],
] as const)("Nodes of a whole tree of %s", (game, position, depth) => {
  const rules = listedRules(game);
  const asked = { game, position: position ?? rules.write(rules.start), depth, search: "minimax" } as const;
  const read = readAtOnce(asked);
  const { tree } = read;
  const root = rules.read(asked.position);
  // Deep ones and shallow ones in turn, in no order.
  const nodes = Array.from({ length: 60 }, (_, i) => (i * 7919) % tree.size);

  it("are written, named and played as their moves are from the root", () => {
    for (const node of nodes) {
      const moves = tree.movesTo(node);
      const positions = [root];
      for (const move of moves) positions.push(rules.play(positions.at(-1), move));
      expect(writtenPath(read, node)).toEqual(moves.map((move, i) => rules.writeMove(positions[i], move)));
      expect(rules.write(positionOf(read, node))).toBe(rules.write(positions.at(-1)));
      const named = { tree: undefined, game: rules, position: root, setup: { game } };
      expect(nodeName(read, node)).toBe(lineName(named, moves));
      if (node > 0) expect(findWritten(read, writtenPath(read, node).join(" "))).toBe(node);
    }
  });

  it("ask the rules of their game once, however often a picture asks for them", () => {
    for (const node of nodes) writtenPath(read, node);
    const play = vi.spyOn(rules, "play");
    const parse = vi.spyOn(rules, "read");
    for (const node of nodes) writtenPath(read, node);
    expect(play).not.toHaveBeenCalled();
    expect(parse).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
