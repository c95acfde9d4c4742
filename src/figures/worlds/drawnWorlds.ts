import { type Branching, layoutTree, type TreeLayout } from "../../drawing/layoutTree.ts";
import { arcPath } from "../../drawing/treeShapes.ts";
import { type ChanceTreePosition, perfectInformation, type Turn } from "../../engine/index.ts";
import { keepingTo, type Plan, playedValue, setOf, type Worlds } from "../../kit/worlds/plans.ts";

/** A node of the drawing: the root is chance's, and each of its children begins a world. */
export interface DrawnNode extends Branching {
  readonly children: DrawnNode[];
  readonly parent: DrawnNode | undefined;
  readonly position: ChanceTreePosition;
  /** Undefined at the end of the game. */
  readonly turn: Turn | undefined;
  /** Undefined where that is still to be found. */
  value: number | undefined;
  /** The information set that it lies in, by its number; −1 where MAX has no choice. */
  readonly set: number;
  /** Whoever moves to it chooses it: MAX by the plan, or by the world where all cards lie open; MIN always by the world. */
  isChosen: boolean;
  /** Play comes here. */
  isMet: boolean;
}

/** All nodes, each before its children, the root first. */
export function drawnNodes(worlds: Worlds, plan: Plan, isOpen: boolean): DrawnNode[] {
  const { game } = worlds;
  const valued = isOpen ? perfectInformation(game) : keepingTo(worlds, plan);
  const nodes: DrawnNode[] = [];
  function draw(position: ChanceTreePosition, parent: DrawnNode | undefined): DrawnNode {
    const turn = game.outcome(position) === undefined ? game.turn(position) : undefined;
    const node: DrawnNode = {
      id: nodes.length,
      children: [],
      parent,
      position,
      turn,
      value: playedValue(valued, position),
      set: turn === "max" ? setOf(worlds, position) : -1,
      isChosen: true,
      isMet: true,
    };
    nodes.push(node);
    for (const move of game.moves(position)) node.children.push(draw(game.play(position, move), node));
    if (turn === "chance") return node;
    const planned = isOpen || node.set < 0 ? undefined : plan[node.set];
    const chosen = planned ?? node.children.findIndex(({ value }) => value === node.value);
    for (const [move, child] of node.children.entries()) child.isChosen = move === chosen;
    return node;
  }
  draw(game.start, undefined);
  for (const node of nodes) node.isMet = node.isChosen && (node.parent?.isMet ?? true);
  return nodes;
}

/**
 * The same with nothing searched: only the leaves have values. The moves are thick that `isChosen` names.
 */
export function unsearchedNodes(
  worlds: Worlds,
  isChosen: (world: number, move: number) => boolean,
): DrawnNode[] {
  const nodes = drawnNodes(
    worlds,
    worlds.sets.map(() => 0),
    false,
  );
  for (const node of nodes) {
    const { path } = node.position;
    if (node.turn !== undefined) node.value = undefined;
    node.isMet = true;
    node.isChosen = path.length === 2 && isChosen(path[0], path[1]);
  }
  return nodes;
}

/** As wide as a phone shows it at its true size; a row leaves room for a finger. */
const [width, row] = [400, 62];
/** Room below the leaves for the names of the worlds. */
const foot = 26;
/** Around a node that looks like others, at most, and how high the line between two of them rises. */
const [around, highest] = [8, 26];

export interface WorldsLayout extends TreeLayout {
  /** Where each world's name stands. */
  readonly names: readonly { readonly x: number; readonly y: number }[];
  /** By the number of the set: a line from each of its nodes to the next world's. */
  readonly bands: readonly string[];
}

export function layoutWorlds(nodes: readonly DrawnNode[], sets: number): WorldsLayout {
  const layout = layoutTree(nodes[0], nodes.length, width, 0, { leastGap: 22, leastRow: row, mostRow: row });
  const { x, y, radii, height } = layout;
  const ends = ({ id }: DrawnNode) => ({
    left: { x: x[id] - outlineRadius(radii[id]), y: y[id] },
    right: { x: x[id] + outlineRadius(radii[id]), y: y[id] },
  });
  const bandOf = (set: number) => {
    const alike = nodes.filter((node) => node.set === set).map(ends);
    return alike.flatMap(({ right }, i) => (alike[i + 1] ? arcPath(right, alike[i + 1].left, highest) : []));
  };
  const leavesOf = (node: DrawnNode): DrawnNode[] =>
    node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
  return {
    ...layout,
    height: height + foot,
    names: nodes[0].children.map((world) => {
      const across = leavesOf(world).map(({ id }) => x[id]);
      return { x: (across[0] + across[across.length - 1]) / 2, y: height + foot / 2 };
    }),
    bands: Array.from({ length: sets }, (_, set) => bandOf(set).join("")),
  };
}

/** Half the width of the outline around a node of a set: where nodes are small, it comes nearer to them, to leave others free. */
export const outlineRadius = (radius: number): number => radius + Math.min(around, radius / 3);
