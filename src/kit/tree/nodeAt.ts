import type { Outline, OutlineNode } from "../../trace/index.ts";

/** The element of the drawn node that an event is about: all nodes of a tree are listened to in one place. */
export const elementAt = ({ target }: Event): SVGGElement | null =>
  (target as Element).closest<SVGGElement>("[data-node]");

/** That node; undefined where the event is about none. */
export const nodeAt = (event: Event, { nodes }: Outline): OutlineNode | undefined =>
  nodes[Number(elementAt(event)?.dataset.node)];
