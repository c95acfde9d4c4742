import { isOfChance } from "../../kit/run/algorithms.ts";
import { drawsChance, takeChance } from "../../kit/run/chancePart.ts";
import { late } from "./orderMoves.ts";

type WithChance = typeof import("./withChance.ts");

let here: WithChance | undefined;

/** What searches and shows trees with chance nodes, where it is here already: few pairs need it. */
export const chanceHere = (): WithChance | undefined => here;

/** Fetches it, where the text of a tree asks for it, or the name of a search of such trees. */
export async function fetchChance(...asked: unknown[]): Promise<void> {
  if (here || !asked.some((text) => drawsChance(text) || isOfChance(String(text)))) return;
  here = await import("./withChance.ts");
  takeChance(here.chance);
  late.chanceOrders = here.chanceOrders;
}
