import type { Game, ProofNumbers, ProofObserver, Side } from "../../../src/engine/index.ts";

/** A node of the tree that a search has told of. */
export interface ToldNode<Position = unknown, Move = unknown> {
  readonly position: Position;
  readonly move: Move | undefined;
  readonly turn: Side;
  readonly outcome: number | undefined;
  /** As they were told last. */
  numbers: ProofNumbers;
  readonly children: ToldNode<Position, Move>[];
}

/**
 * Plays along with what proof-number search tells, and throws where the story breaks a law of its observers. `rounds` are
 * the leaves that were expanded; `onRound` is called when the root has been backed up.
 */
export class ProofLedger<Position, Move> implements ProofObserver<Move> {
  root: ToldNode<Position, Move> | undefined;
  rounds = 0;
  readonly #game: Game<Position, Move>;
  readonly #start: Position;
  readonly #onExpand: (root: ToldNode, leaf: ToldNode) => void;
  /** From the root to where the walk stands. */
  #way: ToldNode<Position, Move>[] = [];
  #awaited: Move[] | undefined;
  #backingUp = false;

  constructor(
    game: Game<Position, Move>,
    start: Position,
    onExpand: (root: ToldNode, leaf: ToldNode) => void = () => {},
  ) {
    this.#game = game;
    this.#start = start;
    this.#onExpand = onExpand;
  }

  /** Whether the last round was told to its end. */
  get atRest(): boolean {
    return this.root !== undefined && this.#way.length === 1 && !this.#backingUp && !this.#awaited?.length;
  }

  select(move: Move): void {
    demand(this.#awaited === undefined && !this.#backingUp, "a way begins when the root was backed up");
    const child = this.#top().children.find((node) => node.move === move);
    if (child === undefined) throw new Error("The story breaks a law: a way goes through children");
    this.#way.push(child);
  }

  expand(moves: readonly Move[]): void {
    const leaf = this.#top();
    demand(leaf.children.length === 0, "a leaf is expanded");
    demand(leaf.numbers.pn > 0 && leaf.numbers.dn > 0, "what is solved is not expanded");
    const legal = this.#game.moves(leaf.position).map((move) => this.#game.writeMove(leaf.position, move));
    demand(
      moves.map((move) => this.#game.writeMove(leaf.position, move)).join(" ") === legal.join(" "),
      "every move has its child, in the game's order",
    );
    this.#onExpand(this.root!, leaf);
    this.#awaited = [...moves];
    this.rounds++;
  }

  evaluate(move: Move | undefined, turn: Side, outcome: number | undefined, numbers: ProofNumbers): void {
    const parent = this.#way.at(-1);
    demand((parent === undefined) === (move === undefined), "the root alone has no move, and is first");
    if (parent) demand(this.#awaited?.shift() === move, "children are evaluated in the order of their moves");
    const position = parent ? this.#game.play(parent.position, move!) : this.#start;
    demand(outcome === this.#game.outcome(position), "an outcome is the game's");
    demand(turn === this.#game.turn(position), "a turn is the game's");
    // A copy, for the search goes on to change its own.
    const node = { position, move, turn, outcome, numbers: copyOf(numbers), children: [] };
    if (parent) parent.children.push(node);
    else this.#way.push(node);
    this.root ??= node;
  }

  backup(numbers: ProofNumbers): void {
    demand(this.#awaited?.length === 0, "a node is backed up when its last child was evaluated");
    this.#backingUp = true;
    this.#top().numbers = copyOf(numbers);
    if (this.#way.length > 1) this.#way.pop();
    else {
      this.#awaited = undefined;
      this.#backingUp = false;
    }
  }

  #top(): ToldNode<Position, Move> {
    const node = this.#way.at(-1);
    if (node === undefined) throw new Error("The story breaks a law: the root is evaluated first");
    return node;
  }
}

const copyOf = ({ pn, dn }: ProofNumbers): ProofNumbers => ({ pn, dn });

function demand(holds: boolean, law: string): void {
  if (!holds) throw new Error(`The story breaks a law: ${law}`);
}

/** All nodes from this one on, itself first. */
export const nodesOf = (node: ToldNode): ToldNode[] => [node, ...node.children.flatMap(nodesOf)];

/** The leaves of the tree so far of which nothing is known. */
export const openLeaves = (root: ToldNode): ToldNode[] =>
  nodesOf(root).filter(({ children, outcome }) => children.length === 0 && outcome === undefined);

/**
 * Whether the root is proved (true), disproved (false) or neither, if these leaves came out so: by the meaning of AND and
 * OR alone, without any numbers.
 */
export function verdict(
  node: ToldNode,
  goal: number,
  supposed: ReadonlyMap<ToldNode, boolean>,
): boolean | undefined {
  if (supposed.has(node)) return supposed.get(node);
  if (node.outcome !== undefined) return node.outcome >= goal;
  if (node.children.length === 0) return undefined;
  const verdicts = node.children.map((child) => verdict(child, goal, supposed));
  const decisive = node.turn === "max";
  if (verdicts.includes(decisive)) return decisive;
  return verdicts.includes(undefined) ? undefined : !decisive;
}

/** The least number of open leaves that settle the root for good where all of them come out as `value`; ∞ where none do. */
export function fewestToSettle(root: ToldNode, goal: number, value: boolean): number {
  const leaves = openLeaves(root);
  let fewest = Infinity;
  for (let chosen = 0; chosen < 2 ** leaves.length; chosen++) {
    const some = leaves.filter((_, index) => chosen & (1 << index));
    if (some.length >= fewest) continue;
    if (verdict(root, goal, new Map(some.map((leaf) => [leaf, value]))) === value) fewest = some.length;
  }
  return fewest;
}
