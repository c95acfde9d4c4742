import { describe, expect, it } from "vitest";
import {
  capturesFirst,
  connectFour,
  evaluationFirst,
  type Game,
  historyFirst,
  killersFirst,
  type OrderingPart,
  preferSooner,
  staticFirst,
  tableMoveFirst,
  treeGame,
  variationFirst,
} from "../../../src/engine/index.ts";
import { MoveOrder } from "../../../src/engine/moveOrdering/moveOrder.ts";

/** A game of which only the moves matter here; "x" begins the name of a capture. */
function gameOf(moves: readonly string[], isObject = false): Game<string, unknown> {
  const made = (text: string) => (isObject ? { text } : text);
  const textOf = (move: unknown) => (isObject ? (move as { text: string }).text : (move as string));
  return {
    name: "Moves",
    start: "",
    range: [0, 0],
    turn: (position) => (position.length % 2 === 0 ? "max" : "min"),
    // Made anew each time, as a game with moves of several parts makes them.
    moves: () => moves.map(made),
    play: (position, move) => position + textOf(move),
    outcome: () => undefined,
    evaluate: () => 0,
    key: (position) => position,
    order: (_position, moves) => moves.toReversed(),
    captures: (_position, moves) => moves.filter((move) => textOf(move).startsWith("x")),
    writeMove: (_position, move) => textOf(move),
    readMove: (_position, text) => made(text),
    write: (position) => position,
    read: (text) => text,
    diagram: (position) => position,
  };
}

const letters = ["a", "xb", "c", "xd"];

/** The order in which the parts put the letters at "", and what placed each. */
function orderBy(
  parts: OrderingPart[],
  { tableMove, isObject = false }: { tableMove?: string; isObject?: boolean } = {},
) {
  const game = gameOf(letters, isObject);
  const order = new MoveOrder(game, 4, parts);
  const move = isObject && tableMove ? { text: tableMove } : tableMove;
  const entry = { key: "", depth: 1, value: 0, bound: "exact", move } as const;
  const moves = order.sort("", 4, tableMove === undefined ? undefined : entry);
  return moves.map((move, index) => `${game.writeMove("", move)} ${order.placedBy[index]}`).join(", ");
}

describe("Move ordering", () => {
  it("keeps the natural order where no part has anything to say", () => {
    expect(orderBy([])).toBe("a natural, xb natural, c natural, xd natural");
    expect(orderBy([killersFirst(), historyFirst(), variationFirst(), tableMoveFirst()])).toBe(orderBy([]));
  });

  it("places by the first part that names a move, and names that part", () => {
    expect(orderBy([staticFirst()])).toBe("xd static, c static, xb static, a static");
    expect(orderBy([capturesFirst()])).toBe("xb captures, xd captures, a natural, c natural");
    expect(orderBy([tableMoveFirst(), capturesFirst(), staticFirst()], { tableMove: "c" })).toBe(
      "c table, xb captures, xd captures, a static",
    );
  });

  it("evaluates the position after each move, for the side that moves, and takes an outcome for what it is", () => {
    const game = treeGame([[1, 2], 7, -3, [9]]);
    const sorted = (depth: number, position = game.start) =>
      new MoveOrder(game, depth, [evaluationFirst()]).sort(position, depth, undefined);
    expect(sorted(2), "an inner node is estimated at 0").toEqual([1, 0, 3, 2]);
    expect(sorted(1, game.play(game.start, 0)), "MIN wants the least").toEqual([0, 1]);
    const threat = connectFour.read("112233");
    const order = new MoveOrder(connectFour, 1, [evaluationFirst()]);
    expect(connectFour.writeMove(threat, order.sort(threat, 1, undefined)[0]), "a win").toBe("4");
    expect(order.placedBy).toEqual(Array(7).fill("evaluation"));
  });

  it("has nothing to say for games that tell neither captures nor an order", () => {
    const game = treeGame([1, 2, 3]);
    const order = new MoveOrder(game, 1, [capturesFirst(), staticFirst()]);
    expect(order.sort(game.start, 1, undefined)).toEqual([0, 1, 2]);
    expect(order.placedBy).toEqual(["natural", "natural", "natural"]);
  });

  it("asks the game under preferSooner for captures", () => {
    const timed = preferSooner(gameOf(letters));
    const order = new MoveOrder(timed, 1, [capturesFirst()]);
    expect(order.sort(timed.start, 1, undefined)).toEqual(["xb", "xd", "a", "c"]);
  });

  it("knows moves that are objects by their text", () => {
    const parts = [killersFirst(), historyFirst(), variationFirst()];
    const game = gameOf(letters, true);
    const order = new MoveOrder(game, 4, parts);
    order.cut("", 4, { text: "c" });
    for (const part of parts) part.begin?.(game, "", [{ text: "xd" }]);
    const read = (moves: readonly unknown[]) => moves.map((move) => game.writeMove("", move));
    expect(read(order.sort("", 4, undefined))).toEqual(["c", "xd", "a", "xb"]);
    expect(order.placedBy).toEqual(["killers", "variation", "natural", "natural"]);
    expect(orderBy([tableMoveFirst()], { tableMove: "xd", isObject: true })).toMatch(/^xd table, a natural/);
  });

  it("tries two killers of the ply, the later first, and no move that is none here", () => {
    const killers = killersFirst();
    const order = new MoveOrder(gameOf(letters), 4, [killers]);
    for (const move of ["a", "c", "gone", "xd", "gone"]) order.cut("", 3, move);
    expect(order.sort("", 3, undefined)).toEqual(["xd", "a", "xb", "c"]);
    expect(order.placedBy).toEqual(["killers", "natural", "natural", "natural"]);
    // Two plies further down it knows none; one iteration later the same ply has one more left.
    expect(order.sort("", 1, undefined)).toEqual(letters);
    const deeper = new MoveOrder(gameOf(letters), 5, [killers]);
    expect(deeper.sort("", 4, undefined)).toEqual(["xd", "a", "xb", "c"]);
    for (const most of [0, 1.5, Number.NaN]) {
      expect(() => killersFirst(most)).toThrow(
        `most must be a whole number of moves, 1 or more, not ${most}`,
      );
    }
  });

  it("refuses the name of a part for the part", () => {
    const named = ["killers"] as unknown as OrderingPart[];
    expect(() => new MoveOrder(gameOf(letters), 4, named)).toThrow(
      "order must list ordering parts, such as killersFirst(), not killers",
    );
  });

  it("counts a cut in the history by the plies left squared, each side's apart", () => {
    const order = new MoveOrder(gameOf(letters), 4, [historyFirst()]);
    order.cut("", 3, "c");
    for (let time = 0; time < 2; time++) order.cut("ab", 2, "xd");
    order.cut("a", 4, "a");
    // 9 for c, twice 4 for xd at MAX; 16 for a at MIN.
    expect(order.sort("", 4, undefined)).toEqual(["c", "xd", "a", "xb"]);
    expect(order.sort("a", 3, undefined)).toEqual(["a", "xb", "c", "xd"]);
    order.cut("ab", 2, "xd");
    expect(order.sort("", 4, undefined)).toEqual(["xd", "c", "a", "xb"]);
    expect(order.placedBy).toEqual(["history", "history", "natural", "natural"]);
  });

  it("counts each cut alike where no depth limits the search", () => {
    const order = new MoveOrder(gameOf(letters), Infinity, [historyFirst()]);
    for (const move of ["a", "c", "c"]) order.cut("", Infinity, move);
    expect(order.sort("", Infinity, undefined)).toEqual(["c", "a", "xb", "xd"]);
  });

  it("follows the line before only along that line, and forgets it for the next", () => {
    const [variation, game] = [variationFirst(), gameOf(letters)];
    const order = new MoveOrder(game, 4, [variation]);
    variation.begin!(game, "", ["c", "a", "xd"]);
    expect(order.sort("", 4, undefined)[0]).toBe("c");
    expect(order.sort("ca", 2, undefined)[0]).toBe("xd");
    expect(order.sort("cc", 2, undefined)).toEqual(letters);
    expect(order.sort("caxd", 1, undefined)).toEqual(letters);
    variation.begin!(game, "", []);
    expect(order.sort("", 4, undefined)).toEqual(letters);
  });
});
