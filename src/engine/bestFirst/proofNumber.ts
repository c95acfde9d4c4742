import { demandWhole } from "../demand.ts";
import type { Game } from "../game.ts";
import type { ProofNumbers, ProofObserver } from "./proofObserver.ts";

export interface ProofOptions {
  /** The outcome that MAX is to reach, or a greater one. */
  readonly goal: number;
  /** A tree with so many nodes grows no further, 1 or more; no limit by default. */
  readonly budget?: number | undefined;
}

export const proofAnswers = ["proved", "disproved", "unknown"] as const;
export type ProofAnswer = (typeof proofAnswers)[number];

export interface ProofResult<Move> extends ProofNumbers {
  /** Whether MAX can reach the goal; unknown where the budget was spent. */
  readonly answer: ProofAnswer;
  /**
   * A move that settles it for the side to move: MAX's that reaches the goal, MIN's that keeps MAX from it. Undefined
   * where there is none, which is so for the side that the answer is against.
   */
  readonly move: Move | undefined;
  /** How many nodes the tree has in the end. */
  readonly nodes: number;
}

/**
 * Whether MAX can reach an outcome of at least `goal`. Always expands the most-proving node: a leaf of the tree so far
 * which, if it is proved, takes 1 from the root's proof number, and, if it is disproved, 1 from its disproof number. It
 * needs no estimates: what leads it on is where the fewest leaves are left to settle.
 * proved: minimax ≥ goal; disproved: minimax < goal. Keeps the whole tree, and a tree it is: a position that comes up
 * twice is two nodes, since with shared nodes the sums would count one leaf twice. Throws a RangeError for options that
 * make no sense.
 * Source: L. V. Allis, M. van der Meulen, H. J. van den Herik 1994, "Proof-number search", Artificial Intelligence 66.
 */
export function proofNumber<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: ProofOptions,
  observer?: ProofObserver<Move>,
): ProofResult<Move> {
  const { goal, budget } = readProofOptions(options);
  const tree = new ProofTree(game);
  type Node = ProofNode<Position, Move>;

  function search(root: Node): void {
    evaluate(root);
    while (!isSolved(root) && tree.size < budget) {
      const leaf = mostProving(root);
      expand(leaf);
      backUp(leaf);
    }
  }

  function mostProving(node: Node): Node {
    while (node.children.length > 0) {
      const number = node.isMax ? "pn" : "dn";
      node = leastBy(number, node.children);
      observer?.select(node.move!);
    }
    return node;
  }

  function expand(leaf: Node): void {
    observer?.expand(game.moves(leaf.position));
    for (const move of game.moves(leaf.position)) {
      const child = game.play(leaf.position, move);
      evaluate(tree.add(child, move, leaf));
    }
  }

  function evaluate(node: Node): void {
    const outcome = game.outcome(node.position);
    const goesOn = outcome === undefined;
    const isProved = !goesOn && outcome >= goal;
    node.pn = goesOn ? 1 : isProved ? 0 : Infinity;
    node.dn = goesOn ? 1 : isProved ? Infinity : 0;
    observer?.evaluate(node.move, node.isMax ? "max" : "min", outcome, node);
  }

  function backUp(node: Node): void {
    const pns = node.children.map(({ pn }) => pn);
    const dns = node.children.map(({ dn }) => dn);
    node.pn = node.isMax ? min(pns) : sum(pns);
    node.dn = node.isMax ? sum(dns) : min(dns);
    observer?.backup(node);
    if (node.parent) backUp(node.parent);
  }

  const root = tree.add(position);
  search(root);
  const { pn, dn } = root;
  const answer = pn === 0 ? "proved" : dn === 0 ? "disproved" : "unknown";
  const settles = (child: Node) => (root.isMax ? child.pn : child.dn) === 0;
  return { answer, pn, dn, move: root.children.find(settles)?.move, nodes: tree.size };
}

function readProofOptions({ goal, budget = Infinity }: ProofOptions): { goal: number; budget: number } {
  if (!Number.isFinite(goal)) throw new RangeError(`goal must be a finite number, not ${String(goal)}`);
  if (budget !== Infinity) demandWhole("budget", budget, [1, Infinity], "nodes");
  return { goal, budget };
}

class ProofNode<Position, Move> implements ProofNumbers {
  pn = 1;
  dn = 1;
  readonly position: Position;
  readonly isMax: boolean;
  /** Undefined at the root. */
  readonly move: Move | undefined;
  readonly parent: ProofNode<Position, Move> | undefined;
  readonly children: ProofNode<Position, Move>[] = [];

  constructor(position: Position, isMax: boolean, move?: Move, parent?: ProofNode<Position, Move>) {
    this.position = position;
    this.isMax = isMax;
    this.move = move;
    this.parent = parent;
  }
}

class ProofTree<Position, Move> {
  size = 0;
  readonly #game: Game<Position, Move>;

  constructor(game: Game<Position, Move>) {
    this.#game = game;
  }

  add(position: Position, move?: Move, parent?: ProofNode<Position, Move>): ProofNode<Position, Move> {
    const isMax = this.#game.turn(position) === "max";
    const node = new ProofNode(position, isMax, move, parent);
    parent?.children.push(node);
    this.size++;
    return node;
  }
}

const isSolved = ({ pn, dn }: ProofNumbers) => pn === 0 || dn === 0;
const min = (numbers: readonly number[]) => Math.min(...numbers);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The first of those that have the least. */
const leastBy = <Node extends ProofNumbers>(number: "pn" | "dn", nodes: readonly Node[]): Node =>
  nodes.reduce((least, node) => (node[number] < least[number] ? node : least));
