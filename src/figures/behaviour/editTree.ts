import type { BehaviourNode } from "../../engine/behaviour/index.ts";

type Path = readonly number[];

/** A tree after a change, and where the node that was changed is now. */
export interface Edited<Board> {
  readonly root: BehaviourNode<Board>;
  readonly path: Path;
}

export const compositeKinds = ["sequence", "selector", "parallel"] as const;
export type CompositeKind = (typeof compositeKinds)[number];
export const decoratorKinds = ["inverter", "repeat", "timeout"] as const;
export type DecoratorKind = (typeof decoratorKinds)[number];

const withChildren = <Board>(
  node: BehaviourNode<Board>,
  children: readonly BehaviourNode<Board>[],
): BehaviourNode<Board> => {
  if (node.kind !== "parallel") return { ...node, children } as BehaviourNode<Board>;
  return { ...node, children, successes: Math.min(node.successes, children.length) };
};

/** The tree with one of its nodes made into another. */
function change<Board>(
  root: BehaviourNode<Board>,
  [first, ...rest]: Path,
  into: (node: BehaviourNode<Board>) => BehaviourNode<Board>,
): BehaviourNode<Board> {
  if (first === undefined) return into(root);
  if (!("children" in root) || root.children[first] === undefined) throw new Error("There is no such node");
  return withChildren(
    root,
    root.children.map((child, index) => (index === first ? change(child, rest, into) : child)),
  );
}

/** Puts a node before or behind its neighbour; the same tree where there is none. */
export function moveNode<Board>(root: BehaviourNode<Board>, path: Path, by: 1 | -1): Edited<Board> {
  const index = path.at(-1);
  const above = path.slice(0, -1);
  let moved = path;
  const changed = change(root, above, (parent) => {
    if (index === undefined || !("children" in parent)) return parent;
    const to = index + by;
    if (parent.children[to] === undefined) return parent;
    moved = [...above, to];
    const rest = [...parent.children.slice(0, index), ...parent.children.slice(index + 1)];
    return withChildren(parent, [...rest.slice(0, to), parent.children[index], ...rest.slice(to)]);
  });
  return { root: changed, path: moved };
}

/** Makes a composite another kind; as a sequence or selector it begins without memory. */
export function setKind<Board>(root: BehaviourNode<Board>, path: Path, kind: CompositeKind): Edited<Board> {
  const changed = change(root, path, (node) => {
    if (!("children" in node) || node.kind === kind) return node;
    const { children } = node;
    const name = node.name === node.kind ? kind : node.name;
    if (kind === "parallel") return { kind, name, children, successes: children.length };
    return { kind, name, children, memory: "memory" in node && node.memory };
  });
  return { root: changed, path };
}

export function setMemory<Board>(root: BehaviourNode<Board>, path: Path, memory: boolean): Edited<Board> {
  const changed = change(root, path, (node) => ("memory" in node ? { ...node, memory } : node));
  return { root: changed, path };
}

/** A repeat's times, a timeout's ticks, or how many of a parallel's children must succeed; never less than 1. */
export function setCount<Board>(root: BehaviourNode<Board>, path: Path, wanted: number): Edited<Board> {
  const changed = change(root, path, (node) => {
    const count = Math.max(1, Math.min(99, wanted));
    if (node.kind === "parallel") return { ...node, successes: Math.min(count, node.children.length) };
    return node.kind === "repeat" || node.kind === "timeout" ? { ...node, count } : node;
  });
  return { root: changed, path };
}

/** How often a new repeat repeats, and how long a new timeout waits. */
const fresh = { inverter: 1, repeat: 2, timeout: 3 } as const;

/** Puts a decorator above a node. */
export function wrapNode<Board>(root: BehaviourNode<Board>, path: Path, kind: DecoratorKind): Edited<Board> {
  const name = kind === "inverter" ? "invert" : kind;
  const changed = change(root, path, (child) => ({ kind, name, count: fresh[kind], children: [child] }));
  return { root: changed, path };
}

/** Whether `removeNode` can do something: an only child and the root cannot go, a decorator always can. */
export function canRemove<Board>(root: BehaviourNode<Board>, path: Path): boolean {
  if (isDecorator(nodeAt(root, path))) return true;
  if (path.length === 0) return false;
  const parent = nodeAt(root, path.slice(0, -1));
  return "children" in parent && parent.children.length > 1;
}

/** Takes a node away: of a decorator the child stays in its place, of anything else nothing does. */
export function removeNode<Board>(root: BehaviourNode<Board>, path: Path): Edited<Board> {
  if (!canRemove(root, path)) return { root, path };
  const node = nodeAt(root, path);
  if (isDecorator(node)) return { root: change(root, path, () => node.children[0]), path };
  const above = path.slice(0, -1);
  const changed = change(root, above, (parent) => {
    const children = "children" in parent ? parent.children : [];
    return withChildren(
      parent,
      children.filter((_, index) => index !== path.at(-1)),
    );
  });
  return { root: changed, path: above };
}

type Decorator<Board> = Extract<BehaviourNode<Board>, { kind: DecoratorKind }>;

export const isDecorator = <Board>(node: BehaviourNode<Board>): node is Decorator<Board> =>
  decoratorKinds.some((kind) => kind === node.kind);

function nodeAt<Board>(root: BehaviourNode<Board>, [first, ...rest]: Path): BehaviourNode<Board> {
  if (first === undefined) return root;
  if (!("children" in root) || root.children[first] === undefined) throw new Error("There is no such node");
  return nodeAt(root.children[first], rest);
}
