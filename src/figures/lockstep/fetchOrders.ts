import type { LaneOrder } from "./lockstepSetup.ts";

type Orders = typeof import("./foundOrders.ts");

/** The code that works orders out, where it is here: in a browser it comes only once an order asks for it. */
export const late: { orders?: Orders } = {};

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) late.orders = await import("./foundOrders.ts");

const known: readonly unknown[] = [undefined, "given", "reverse", "own"];

/** Fetches what these orders need, if that is not here yet. */
export async function fetchOrders(...orders: readonly (LaneOrder | undefined)[]): Promise<void> {
  if (late.orders || orders.every((order) => known.includes(order))) return;
  late.orders = await import("./foundOrders.ts");
}
