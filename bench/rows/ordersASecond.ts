import { millisecondsOfOrders } from "../millisecondsOfOrders.ts";
import type { Row } from "../row.ts";

const orders = 20_000;

export const row: Row = {
  title: "Textbook tree: random orders made and searched a second, on one core",
  goal: { atLeast: 500_000 },
  contender: { name: "random orders", measure: () => (1000 * orders) / millisecondsOfOrders(orders) },
};
