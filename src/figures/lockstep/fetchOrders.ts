import type { LaneOrder } from "./lockstepSetup.ts";

type Orders = typeof import("./foundOrders.ts");

/** The code that works orders out, where it is here: in a browser it comes only once an order asks for it. */
export const late: { orders?: Orders } = {};

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) late.orders = await import("./foundOrders.ts");

const known: readonly unknown[] = [undefined, "given", "reverse", "own"];

/** Fetches what the orders of a setup need, if that is not here yet. */
export async function fetchOrders(setup: {
  readonly order?: LaneOrder;
  readonly againstOrder?: LaneOrder;
}): Promise<void> {
  if (late.orders || (known.includes(setup.order) && known.includes(setup.againstOrder))) return;
  late.orders = await import("./foundOrders.ts");
}
