import type { Game } from "../../engine/game.ts";
import type { Outline, OutlineNode } from "../../trace/index.ts";

/** Drawn nodes that are one and the same position. */
export interface SharedPositions {
  /** By outline id: which group the node belongs to, −1 for none. */
  readonly groupOf: Int32Array;
  /** The nodes of each group, two or more, by outline id and ascending. */
  readonly groups: readonly (readonly number[])[];
}

/**
 * The drawn nodes that a transposition table takes for each other: their keys are equal. Leaves are left out, for nobody
 * looks those up.
 */
export function sharedPositions(game: Game<unknown, unknown>, outline: Outline): SharedPositions {
  const byKey = new Map<unknown, number[]>();
  const isLookedUp = (node: OutlineNode) => node.value === undefined;
  for (const node of outline.nodes.filter(isLookedUp)) {
    const key = game.key(node.position);
    const group = byKey.get(key);
    if (group) group.push(node.id);
    else byKey.set(key, [node.id]);
  }
  const groups = [...byKey.values()].filter(({ length }) => length > 1);
  const groupOf = new Int32Array(outline.nodes.length).fill(-1);
  for (const [number, group] of groups.entries()) for (const id of group) groupOf[id] = number;
  return { groupOf, groups };
}
