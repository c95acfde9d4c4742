import type { MoveOrder, Tree } from "../../engine/index.ts";
import type { Subject } from "../../kit/run/run.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import * as words from "./words.ts";

type Orders = typeof import("./foundOrders.ts");

/** The code that works orders out, where it is here: in a browser it comes only once an order asks for it. */
export const late: { orders?: Orders } = {};

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) late.orders = await import("./foundOrders.ts");

const atHand: readonly unknown[] = [undefined, "given", "reverse", "own"];

/** Fetches what these orders need, if that is not here yet. */
export async function fetchOrders(...orders: readonly (LaneOrder | undefined)[]): Promise<void> {
  if (late.orders || orders.every((order) => atHand.includes(order))) return;
  late.orders = await import("./foundOrders.ts");
}

/**
 * The order of a tree's moves by its name or its text; throws an error that says why there is none. What has to be
 * worked out must have been fetched (see `fetchOrders`).
 */
export function orderOfTree(tree: Tree, order: LaneOrder): MoveOrder {
  if (order === "given") return everyNode(tree, (indices) => indices);
  if (order === "reverse") return everyNode(tree, (indices) => indices.toReversed());
  if (order === "own") throw new Error(words.noOwnOrder);
  if (late.orders) return late.orders.foundOrder(tree, order);
  throw new TypeError("The code that finds this order has not been fetched.");
}

function everyNode(tree: Tree, arrange: (indices: number[]) => number[]): MoveOrder {
  if (typeof tree === "number") return { indices: [], below: [] };
  return { indices: arrange([...tree.keys()]), below: tree.map((child) => everyNode(child, arrange)) };
}

/** The game with its moves in another order; throws an error that says which orders there are. */
export function reorderGame({ game, setup }: Subject, order: LaneOrder): Subject["game"] {
  if (order === "given") return game;
  if (order === "reverse") return { ...game, moves: (position) => game.moves(position).toReversed() };
  const own = game.order;
  if (order === "own" && own) {
    return { ...game, moves: (position) => own.call(game, position, game.moves(position)) };
  }
  throw new Error(words.noOrderOf(setup, own !== undefined, order));
}
