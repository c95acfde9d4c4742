import { type MoveOrder, reorder, type Tree, writeTree } from "../../engine/index.ts";
import type { Subject } from "../../kit/run/run.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import * as words from "./words.ts";

type Orders = typeof import("./foundOrders.ts");
type ChanceOrders = typeof import("./chanceOrders.ts");

/**
 * The code that works orders out, where it is here: in a browser it comes only once an order asks for it, or a tree with chance
 * nodes.
 */
export const late: { orders?: Orders; chanceOrders?: ChanceOrders } = {};

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) late.orders = await import("./foundOrders.ts");

const atHand: readonly unknown[] = [undefined, "given", "reverse", "own"];

/** Fetches what these orders need, if that is not here yet. */
export async function fetchOrders(...orders: readonly (LaneOrder | undefined)[]): Promise<void> {
  if (late.orders || orders.every((order) => atHand.includes(order))) return;
  late.orders = await import("./foundOrders.ts");
}

/** The order of a subject's tree by its name or its text, and the tree in that order, as text. Throws as `orderOfTree` does, and of its own order, which no tree has. */
export function reorderTree({ chance }: Subject, tree: Tree, order: LaneOrder) {
  if (order === "own") throw new Error(words.noOwnOrder);
  if (chance) {
    const { orderOf, writeInOrder } = late.chanceOrders ?? unfetched();
    const moveOrder = orderOf(chance.tree, order);
    return { moveOrder, written: writeInOrder(chance.tree, moveOrder) };
  }
  const moveOrder = orderOfTree(tree, order);
  return { moveOrder, written: writeTree(reorder(tree, moveOrder)) };
}

/**
 * The order of a tree's moves by its name or its text; throws an error that says why there is none. What has to be
 * worked out must have been fetched (see `fetchOrders`).
 */
function orderOfTree(tree: Tree, order: LaneOrder): MoveOrder {
  if (order === "given") return everyNode(tree, (indices) => indices);
  if (order === "reverse") return everyNode(tree, (indices) => indices.toReversed());
  if (late.orders) return late.orders.foundOrder(tree, order);
  return unfetched();
}

function unfetched(): never {
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
