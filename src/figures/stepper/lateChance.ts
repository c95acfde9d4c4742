import { writeTree } from "../../engine/index.ts";
import { drawsChance, takeChance } from "../../kit/run/chancePart.ts";
import { type EditableTree, plainTree } from "./editableTree.ts";

type WithChance = typeof import("./withChance.ts");

let here: WithChance | undefined;

/** What searches and shows a tree with chance nodes, where it is here already: few trees have any. */
export const chanceHere = (): WithChance | undefined => here;

/** Fetches it, where the text of a tree asks for it. */
export async function fetchChance(tree: unknown): Promise<WithChance | undefined> {
  if (!drawsChance(tree)) return undefined;
  if (here === undefined) takeWithChance(await import("./withChance.ts"));
  return here;
}

/** Takes it where it has come with a page's own script. */
export function takeWithChance(found: WithChance): void {
  here = found;
  takeChance(found.chance);
}

/** A tree as text. Throws where it cannot be one. */
export const writeEdited = (tree: EditableTree): string =>
  here?.chanceEdits.write(tree) ?? writeTree(plainTree(tree));
