import type { EdgeStatus } from "./nodeView.ts";

/** Lines of a tree that look alike, in one path. */
export interface EdgeBundle {
  readonly edge: EdgeStatus;
  /** How thin they are beside a line that has room, from 0 to 1; undefined for those. */
  readonly thin: number | undefined;
  readonly path: string;
}

/** From those drawn first to those drawn over them. */
const kinds: readonly EdgeStatus[] = ["unread", "read", "best", "line", "path", "cut"];
/** Of these there are many, and none is looked at alone; in a tree that is still asleep, of all. */
export const isBundled = (edge: EdgeStatus, asleep = false): boolean => asleep || kinds.indexOf(edge) < 3;

/**
 * The lines that only stand behind the rest as few paths: a page has less to carry, and a browser less to keep. All
 * others are left out, for each is a line of its own.
 */
export function edgeBundles(edges: Iterable<EdgeBundle>, asleep = false): EdgeBundle[] {
  const found = new Map<string, EdgeBundle>();
  for (const each of edges) {
    if (!isBundled(each.edge, asleep)) continue;
    const look = lookOf(each);
    found.set(look, { ...each, path: (found.get(look)?.path ?? "") + each.path });
  }
  return [...found.values()].sort((one, other) => kinds.indexOf(one.edge) - kinds.indexOf(other.edge));
}

/** What makes a bundle: the same for lines that look alike. */
export const lookOf = ({ edge, thin }: EdgeBundle): string => `${edge} ${thin ?? ""}`;
