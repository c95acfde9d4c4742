import { drawsChance } from "../../kit/run/chancePart.ts";

type WithDraws = typeof import("./withDraws.ts");

let here: WithDraws | undefined;

/** What samples and shows a tree with chance nodes, where it is here already: few trees have any. */
export const drawsHere = (): WithDraws | undefined => here;

/** Fetches it, where the text of a tree asks for it. */
export async function fetchDraws(tree: unknown): Promise<void> {
  if (drawsChance(tree) && here === undefined) here = await import("./withDraws.ts");
}

/** Whether a tree asks for it, and it is still to be fetched. */
export const lacksDraws = (tree: string): boolean => drawsChance(tree) && here === undefined;

/** Takes it where it need not be fetched. */
export function takeDraws(found: WithDraws): void {
  here = found;
}
