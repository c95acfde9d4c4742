import type { EdgeStatus } from "./nodeView.ts";

/** Lines of a tree that look alike, in one path. */
export interface EdgeBundle {
  readonly edge: EdgeStatus;
  /** How thin they are beside a line that has room, from 0 to 1; undefined for those. */
  readonly thin: number | undefined;
  readonly path: string;
}

/** The kinds of which there are many and none is looked at alone, from those drawn first to those drawn over them. */
const bundled: readonly EdgeStatus[] = ["unread", "read", "best"];
export const isBundled = (edge: EdgeStatus): boolean => bundled.includes(edge);

/**
 * The lines that only stand behind the rest as few paths: a page has less to carry, and a browser less to keep. All
 * others are left out, for each is a line of its own.
 */
export function edgeBundles(edges: Iterable<EdgeBundle>): EdgeBundle[] {
  const found = new Map<string, EdgeBundle>();
  for (const each of edges) {
    if (!isBundled(each.edge)) continue;
    const look = lookOf(each);
    found.set(look, { ...each, path: (found.get(look)?.path ?? "") + each.path });
  }
  return [...found.values()].sort((one, other) => bundled.indexOf(one.edge) - bundled.indexOf(other.edge));
}

/** What makes a bundle: the same for lines that look alike. */
export const lookOf = ({ edge, thin }: EdgeBundle): string => `${edge} ${thin ?? ""}`;
