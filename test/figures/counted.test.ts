import { describe, expect, it } from "vitest";
import * as behaviour from "../../src/figures/behaviour/words.ts";
import * as deepening from "../../src/figures/deepening/words.ts";
import { sayBrokenOff } from "../../src/figures/duel/words.ts";
import * as grow from "../../src/figures/grow/words.ts";
import { looked } from "../../src/figures/play/thoughtWords.ts";
import * as orders from "../../src/figures/stepper/orders/words.ts";
import { progress as stillProgress } from "../../src/figures/stepper/stillWords.ts";
import * as stepper from "../../src/figures/stepper/words.ts";
import * as tournament from "../../src/figures/tournament/words.ts";
import * as wholeTree from "../../src/figures/wholeTree/words.ts";

type Growth = Parameters<typeof grow.label>[0];
type BrokenOff = Parameters<typeof sayBrokenOff>[0];
type Looking = Parameters<typeof wholeTree.progress>[0];
type Asked = Parameters<typeof wholeTree.label>[0];
type GuardBoard = Parameters<typeof behaviour.grid>[0];

describe("Of one it is said that it is one:", () => {
  it.each([
    ["a node of a behaviour tree", behaviour.figureLabel(1), "a behaviour tree of 1 node"],
    ["a second", deepening.seconds(1), "1 second"],
    ["a ply", grow.label({ fold: false, position: ".........", plies: 1 } as Growth), "1 ply"],
    ["a game that was played out", looked({ depth: undefined, nodes: 1 }), "1 game played out"],
    ["a leaf of an order", orders.bar({ from: 1, to: 1, orders: 1 }, 1, true), "1 leaf: the only order"],
    ["a leaf", stillProgress("Minimax", 1, undefined, 0), "Minimax has read 1 leaf."],
    ["a node that is ready", stepper.nodesSoFar(1, true), "1 node"],
    ["a move of the next game", tournament.playing(0, 4, 1), "0 of 4 games, 1 move of the next"],
    ["a ply of a whole tree", wholeTree.label({ game: "ticTacToe", depth: 1 } as Asked), "1 ply deep"],
    [
      "a tree of one node",
      wholeTree.progress({ read: { tree: { size: 1 } }, bytes: 40 } as unknown as Looking).text,
      "1 node in 1 kB",
    ],
  ])("%s", (_, said, wanted) => {
    expect(`${said} `).toMatch(new RegExp(`(^|\\W)${wanted}\\W`));
  });
});

it("Games that a program lost by breaking off were lost, one or more", () => {
  const said = (games: number) =>
    sayBrokenOff({
      brokenOff: Array.from({ length: games }, () => ({ brokeOff: "Why." })),
    } as unknown as BrokenOff);
  expect(said(1)).toBe("1 game was lost because a program came to no choice. Why.");
  expect(said(2)).toBe("2 games were lost because a program came to no choice. Why.");
});

it("A guard’s map without walls is said to have none", () => {
  const at = (column: number) => [column, 0] as const;
  const board = { guard: at(0), intruder: at(1), posts: [at(2), at(3)], walls: [] } as unknown as GuardBoard;
  expect(behaviour.grid(board, true)).toMatch(/ No walls\.$/);
});
