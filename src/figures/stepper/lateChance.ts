import { drawsChance, takeChance } from "../../kit/run/chancePart.ts";

type WithChance = typeof import("./withChance.ts");

let here: WithChance | undefined;

/** What searches and shows a tree with chance nodes, where it is here already: few trees have any. */
export const chanceHere = (): WithChance | undefined => here;

/** Fetches it, where the text of a tree asks for it. */
export async function fetchChance(tree: unknown): Promise<WithChance | undefined> {
  if (!drawsChance(tree)) return undefined;
  here ??= await import("./withChance.ts");
  takeChance(here.chance);
  return here;
}
