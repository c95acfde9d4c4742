import { writeTree } from "../../engine/index.ts";
import { drawsChance, takeChance } from "../../kit/run/chancePart.ts";
import { addMove, type EditableTree, plainTree, removeNode } from "./editableTree.ts";

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

/** What differs where a tree has chance nodes: how it is written, and what becomes of the siblings of a move that comes or goes. */
export interface TreeEdits {
  /** The tree as text. Throws where it cannot be one. */
  write(tree: EditableTree): string;
  readonly addMove: typeof addMove;
  readonly removeNode: typeof removeNode;
}

const plainEdits: TreeEdits = { write: (tree) => writeTree(plainTree(tree)), addMove, removeNode };

/** The edits of all trees that there can be: with chance nodes, once those are here. */
export const treeEdits = (): TreeEdits => here?.chanceEdits ?? plainEdits;
