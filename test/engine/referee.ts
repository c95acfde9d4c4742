import { type Game, type Observer, Silent, type ValueSource } from "../../src/engine/index.ts";

interface Visit<Position, Move> {
  readonly position: Position;
  readonly move: Move | undefined;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  readonly tried: Set<Move>;
  best: number | undefined;
  /** The child just left, as long as nothing else was told since. */
  justLeft: { readonly move: Move; readonly value: number } | undefined;
  skipped: readonly Move[];
}

/** Plays along with what a depth-first search tells, and throws where the story breaks a law of observers. */
export class Referee<Position, Move> extends Silent<Move> implements Observer<Move> {
  /** Nodes told of, each as its path from the root, in order of entry. */
  readonly paths: string[] = [];
  readonly #game: Game<Position, Move>;
  readonly #start: Position;
  readonly #stack: Visit<Position, Move>[] = [];

  constructor(game: Game<Position, Move>, start: Position) {
    super();
    this.#game = game;
    this.#start = start;
  }

  /** Whether every node that was entered was left. */
  get atRest(): boolean {
    return this.#stack.length === 0 && this.paths.length > 0;
  }

  override enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    const parent = this.#stack.at(-1);
    demand((parent === undefined) === (move === undefined), "the root alone is entered without a move");
    demand(alpha < beta, `a node is entered with alpha below beta, not [${alpha}, ${beta}]`);
    const position = move === undefined || !parent ? this.#start : this.#played(parent, move, depth);
    const visit = { position, move, depth, alpha, beta, tried: new Set<Move>() };
    this.#stack.push({ ...visit, best: undefined, justLeft: undefined, skipped: [] });
    this.paths.push(this.#stack.map(({ move }) => String(move ?? "root")).join("."));
  }

  override improve(move: Move, value: number): void {
    const visit = this.#top();
    demand(visit.justLeft?.move === move, "only the child just left improves its parent");
    demand(visit.justLeft?.value === value, "a child improves its parent by the value it was left with");
    if (visit.best !== undefined) {
      const better = this.#side(visit) === "max" ? value > visit.best : value < visit.best;
      demand(better, `${value} improves on ${visit.best}`);
    }
    visit.best = value;
    visit.justLeft = undefined;
  }

  override cutoff(skipped: readonly Move[]): void {
    const visit = this.#top();
    const side = this.#side(visit);
    const alpha = side === "max" ? Math.max(visit.alpha, visit.best ?? -Infinity) : visit.alpha;
    const beta = side === "min" ? Math.min(visit.beta, visit.best ?? Infinity) : visit.beta;
    demand(skipped.length > 0, "a cutoff skips something");
    demand(alpha >= beta, `a cutoff comes with alpha ≥ beta, not with [${alpha}, ${beta}]`);
    demand(!skipped.some((move) => visit.tried.has(move)), "a cutoff skips untried moves only");
    visit.skipped = skipped;
  }

  override leave(value: number, from: ValueSource): void {
    const visit = this.#top();
    demand(!Object.is(value, -0), "a value is never −0");
    if (from === "outcome") demand(value === this.#game.outcome(visit.position), "an outcome is the game's");
    if (from === "evaluation") {
      demand(visit.depth === 0, "an estimate is asked for where the depth ends");
      demand(value === this.#game.evaluate(visit.position), "an estimate is the game's");
    }
    if (from === "children") {
      const all = this.#game.moves(visit.position).length;
      demand(visit.tried.size + visit.skipped.length === all, "each move is tried or skipped");
    }
    this.#stack.pop();
    const parent = this.#stack.at(-1);
    if (parent) parent.justLeft = { move: visit.move!, value };
  }

  #played(parent: Visit<Position, Move>, move: Move, depth: number): Position {
    demand(depth === parent.depth - 1, "a child has a ply less left than its parent");
    demand(parent.skipped.length === 0, "nothing is entered after a cutoff");
    demand(this.#game.moves(parent.position).includes(move), "a child is entered by a legal move");
    parent.tried.add(move);
    parent.justLeft = undefined;
    const position = this.#game.play(parent.position, move);
    demand(this.#game.turn(position) !== this.#side(parent), "sides alternate");
    return position;
  }

  #side(visit: Visit<Position, Move>) {
    return this.#game.turn(visit.position);
  }

  #top(): Visit<Position, Move> {
    const visit = this.#stack.at(-1);
    if (visit === undefined) throw new Error("something is told outside of any node");
    return visit;
  }
}

function demand(holds: boolean, law: string): void {
  if (!holds) throw new Error(`The story breaks a law: ${law}`);
}
