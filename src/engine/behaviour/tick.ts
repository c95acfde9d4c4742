import type { BehaviourNode, Composite, Decorator, Parallel, Status } from "./node.ts";

/** What a node that is running remembers until the next tick. */
interface Running {
  /** Ticks it has been running, or times a repeat has come through. */
  readonly count: number;
  /** The child that a composite with memory goes on with. */
  readonly child: number;
  /** What a parallel's children have come to, as far as they have. */
  readonly results: readonly (Status | undefined)[];
}

/** A behaviour tree between two ticks: the blackboard, and what is running, by path ("0.2.1", the root's is ""). */
export interface BehaviourState<Board> {
  readonly board: Board;
  readonly running: ReadonlyMap<string, Running>;
}

/** What a tick tells. A node goes by the child indices that lead to it from the root. */
export interface TickObserver<Board = unknown> {
  enter(path: readonly number[]): void;
  /** With the blackboard as the node has left it. */
  leave(path: readonly number[], status: Status, board: Board): void;
  /** A node that was running was not come to again, or was given up: it is reset, and will begin anew. */
  abandon(path: readonly number[]): void;
}

export const beginning = <Board>(board: Board): BehaviourState<Board> => ({ board, running: new Map() });

const fresh: Running = { count: 0, child: 0, results: [] };

/**
 * One tick of a behaviour tree, from the root down: returns the root's status and the state for the next tick, and
 * leaves the one it was given alone. What was running and is not come to again is reset.
 * Source: M. Colledanchise and P. Ögren 2018, "Behavior Trees in Robotics and AI".
 */
export function tick<Board>(
  root: BehaviourNode<Board>,
  { board: before, running: known }: BehaviourState<Board>,
  observer?: TickObserver<Board>,
): { status: Status; state: BehaviourState<Board> } {
  let board = before;
  const running = new Map<string, Running>();
  const visited = new Set<string>();

  function visit(node: BehaviourNode<Board>, path: readonly number[]): Status {
    observer?.enter(path);
    visited.add(path.join("."));
    const status = statusOf(node, path);
    if (status !== "running") giveUpBelow(path.join("."));
    observer?.leave(path, status, board);
    return status;
  }

  function statusOf(node: BehaviourNode<Board>, path: readonly number[]): Status {
    const memory = known.get(path.join(".")) ?? fresh;
    const goesOn = (changed: Partial<Running>): Status => {
      running.set(path.join("."), { ...fresh, ...changed });
      return "running";
    };
    switch (node.kind) {
      case "condition":
        return node.holds(board) ? "success" : "failure";
      case "action": {
        const [status, after] = node.act(board, memory.count);
        board = after;
        return status === "running" ? goesOn({ count: memory.count + 1 }) : status;
      }
      case "parallel":
        return visitAll(node, path, memory, goesOn);
      case "sequence":
      case "selector":
        return visitInTurn(node, path, memory, goesOn);
      default:
        return decorate(node, path, memory, goesOn);
    }
  }

  type GoesOn = (changed: Partial<Running>) => Status;

  function visitInTurn(
    node: Composite<Board>,
    path: readonly number[],
    memory: Running,
    goesOn: GoesOn,
  ): Status {
    const onward = node.kind === "sequence" ? "success" : "failure";
    for (let child = node.memory ? memory.child : 0; child < node.children.length; child++) {
      const status = visit(node.children[child], [...path, child]);
      if (status === "running") return goesOn({ child });
      if (status !== onward) return status;
    }
    return onward;
  }

  function visitAll(node: Parallel<Board>, path: readonly number[], memory: Running, goesOn: GoesOn): Status {
    const results = node.children.map((child, index) => {
      const known = memory.results[index];
      return known === "success" || known === "failure" ? known : visit(child, [...path, index]);
    });
    const count = (status: Status) => results.filter((result) => result === status).length;
    if (count("success") >= node.successes) return "success";
    if (count("failure") > node.children.length - node.successes) return "failure";
    return goesOn({ results });
  }

  function decorate(
    node: Decorator<Board>,
    path: readonly number[],
    memory: Running,
    goesOn: GoesOn,
  ): Status {
    const status = visit(node.children[0], [...path, 0]);
    const count = memory.count + 1;
    if (node.kind === "inverter") {
      if (status === "running") return goesOn({});
      return status === "success" ? "failure" : "success";
    }
    if (node.kind === "timeout") {
      if (status !== "running") return status;
      return count >= node.count ? "failure" : goesOn({ count });
    }
    if (status === "running") return goesOn({ count: memory.count });
    if (status === "failure") return status;
    return count >= node.count ? "success" : goesOn({ count });
  }

  /** What runs below a node that has come to an end does not run on. */
  function giveUpBelow(path: string): void {
    for (const name of [...running.keys()]) {
      if (name === path || !isBelow(name, path)) continue;
      running.delete(name);
      observer?.abandon(pathOf(name));
    }
  }

  const status = visit(root, []);
  for (const name of known.keys()) if (!visited.has(name)) observer?.abandon(pathOf(name));
  return { status, state: { board, running } };
}

const isBelow = (name: string, path: string) => path === "" || name.startsWith(`${path}.`);
const pathOf = (name: string): number[] => (name === "" ? [] : name.split(".").map(Number));
