import type { AnyGame, Turn } from "../engine/game.ts";
import type { ValueSource } from "../engine/observer.ts";
import type { MakeProgram, Visit, Watch } from "./program.ts";
import { shownAs } from "./shownAs.ts";

/** For whom a program's values count: for MAX always, or for the side to move. */
export type CountsFor = "max" | "mover";

/** What is heard of a program: a part of what a search tells its observer, in MAX's values. */
export interface Heard<Move> {
  enter(move: Move | undefined, depth: number, alpha: number, beta: number): void;
  improve?(move: Move, value: number): void;
  cutoff?(skipped: readonly Move[]): void;
  leave(value: number, from: ValueSource): void;
}

export interface WatchOptions {
  readonly countsFor: CountsFor;
  /** Whether `visit` is called with the root's α and β. */
  readonly hasWindow: boolean;
  /** Whether it is called with the plies below the root, too. */
  readonly hasPly?: boolean;
  /** Plies to look ahead; Infinity for no limit. */
  readonly depth: number;
  /** Calls of `visit` at most. */
  readonly mostVisits: number;
}

/** Why a program was stopped, or what it did that no search of a tree does. */
export type Broken =
  /** It called `visit` more often than it may. */
  | { readonly kind: "visits"; readonly most: number }
  /** It called `visit` with a position that no move from where it stood had led to. */
  | { readonly kind: "stray" }
  /** `visit` returned what is no number, here as it is written. */
  | { readonly kind: "noNumber"; readonly shown: string }
  /** It threw an error of its own. */
  | { readonly kind: "threw"; readonly error: unknown };

/** How a run ended: with the root's value, for MAX, or broken off. */
export type Ended = { readonly kind: "value"; readonly value: number } | Broken;

/** What is thrown through a program to end it. */
class Stop extends Error {}

/**
 * Runs a reader's search and tells what it does. The program needs to say nothing: entering and leaving are told by its
 * calls of `visit` and what they return; where a value came from, and which moves were left untried, by its calls of the
 * game. What cannot be seen from outside is the best value so far: `improve` is told where a child's returned value is
 * better than those returned before it.
 */
export function watchProgram<Position, Move>(
  make: MakeProgram<Position, Move>,
  game: AnyGame<Position, Move>,
  position: Position,
  options: WatchOptions,
  heard: Heard<Move>,
): Ended {
  const watcher = new Watcher(game, options, heard);
  try {
    const { visit } = make(watcher.game, watcher.watch);
    const window = options.hasWindow ? [-Infinity, Infinity] : [];
    const ply = options.hasPly ? [0] : [];
    visit(position, options.depth, ...window, ...ply);
  } catch (error) {
    if (!(error instanceof Stop)) watcher.broken ??= { kind: "threw", error };
  }
  return watcher.broken ?? { kind: "value", value: watcher.value };
}

/** A call of `visit` that goes on. */
interface Call<Position, Move> {
  readonly position: Position;
  readonly turn: Turn;
  /** What the program was told to be the moves here; undefined before it asked. */
  moves: readonly Move[] | undefined;
  /** What it played from here, and where that led, in order. */
  readonly played: Move[];
  readonly children: Position[];
  /** The moves whose children it visited, in order. */
  readonly visited: Move[];
  /** Whether it was called with plies left. */
  readonly hasDepth: boolean;
  /** Whether the program asked for its key, without which nothing that is remembered of it can be found. */
  askedKey: boolean;
  /** The best value that a child returned; undefined before the first. */
  best: number | undefined;
  from: ValueSource;
}

class Watcher<Position, Move> {
  broken: Broken | undefined;
  value = Number.NaN;
  readonly game: AnyGame<Position, Move>;
  readonly #calls: Call<Position, Move>[] = [];
  readonly #options: WatchOptions;
  readonly #heard: Heard<Move>;
  #visits = 0;

  constructor(game: AnyGame<Position, Move>, options: WatchOptions, heard: Heard<Move>) {
    this.#options = options;
    this.#heard = heard;
    this.game = {
      ...game,
      play: (position, move) => {
        const call = this.#at(position);
        // Games take a move at its word, and go on with what is no position.
        if (call && !(call.moves ?? game.moves(position)).includes(move))
          throw new TypeError(`game.play: ${shownAs(move)} is no move here`);
        const child = game.play(position, move);
        if (call) {
          call.played.push(move);
          call.children.push(child);
        }
        return child;
      },
      moves: (position) => {
        const moves = game.moves(position);
        const call = this.#at(position);
        if (call) call.moves = moves;
        return moves;
      },
      outcome: (position) => {
        const outcome = game.outcome(position);
        const call = this.#at(position);
        if (call && outcome !== undefined) call.from = "outcome";
        return outcome;
      },
      evaluate: (position) => {
        const call = this.#at(position);
        if (call && call.from === "table") call.from = "evaluation";
        return game.evaluate(position);
      },
      key: (position) => {
        const call = this.#at(position);
        if (call) call.askedKey = true;
        return game.key(position);
      },
    };
  }

  readonly watch: Watch<Position> = Object.assign(
    (inner: Visit<Position>): Visit<Position> =>
      (position, depth, ...window) => {
        this.#enter(position, depth, window);
        return this.#leave(inner(position, depth, ...window));
      },
    {
      enter: (position: Position, depth: unknown, window: readonly unknown[]) =>
        this.#enter(position, depth, window),
      leave: (returned: unknown) => void this.#leave(returned),
    },
  );

  #at(position: Position): Call<Position, Move> | undefined {
    const call = this.#calls.at(-1);
    return call?.position === position ? call : undefined;
  }

  #enter(position: Position, depth: unknown, window: readonly unknown[]): void {
    if (this.broken) throw new Stop();
    if (++this.#visits > this.#options.mostVisits) {
      this.#break({ kind: "visits", most: this.#options.mostVisits });
    }
    const parent = this.#calls.at(-1);
    let move: Move | undefined;
    if (parent) {
      const place = parent.children.lastIndexOf(position);
      if (place < 0) this.#break({ kind: "stray" });
      move = parent.played[place];
      parent.visited.push(move);
    }
    const turn = this.game.turn(position);
    // What stands in the window's place is a ply where there is no window, and a colour where it stands alone.
    const { hasPly, hasWindow } = this.#options;
    const [low, high] = !hasWindow && (hasPly || window.length < 2) ? [] : window;
    const [alpha, beta] = this.#forMax(turn, bound(low, -Infinity), bound(high, Infinity));
    this.#heard.enter(move, bound(depth, Infinity), alpha, beta);
    this.#calls.push({
      position,
      turn,
      moves: undefined,
      played: [],
      children: [],
      visited: [],
      hasDepth: depth !== 0,
      askedKey: false,
      best: undefined,
      from: "table",
    });
  }

  #leave(returned: unknown): number {
    // Asked for before a call is let go of: a program that goes on after it was stopped is stopped again.
    if (this.broken) throw new Stop();
    if (typeof returned !== "number" || Number.isNaN(returned)) {
      this.#break({ kind: "noNumber", shown: shownAs(returned) });
    }
    const call = this.#calls.pop() as Call<Position, Move>;
    const value = this.#sign(call.turn) * (returned as number) + 0;
    // What nothing was read for is what a loop over moves begins with: there were none, or a window was closed already.
    const isUnread = call.moves !== undefined && !(call.askedKey && Number.isFinite(value));
    if (call.visited.length > 0 || isUnread) call.from = "children";
    // It asked nobody: the estimate is its own.
    if (call.from === "table" && !call.hasDepth && !call.askedKey) call.from = "evaluation";
    if (call.from === "children" && this.#heard.cutoff) this.#tellSkipped(call);
    this.#heard.leave(value, call.from);
    const parent = this.#calls.at(-1);
    if (parent) this.#tellBetter(parent, value);
    else this.value = value;
    return returned as number;
  }

  #tellSkipped({ moves, visited }: Call<Position, Move>): void {
    if (moves === undefined || (moves.length === visited.length && moves.at(-1) === visited.at(-1))) return;
    const skipped = moves.filter((move) => !visited.includes(move));
    if (skipped.length > 0) this.#heard.cutoff?.(skipped);
  }

  #tellBetter(parent: Call<Position, Move>, value: number): void {
    const { best, turn, visited } = parent;
    // Where chance draws, nothing is better than what was drawn before.
    if (turn === "chance") return;
    if (best !== undefined && (turn === "max" ? value <= best : value >= best)) return;
    parent.best = value;
    this.#heard.improve?.(visited[visited.length - 1], value);
  }

  #sign(turn: Turn): 1 | -1 {
    return this.#options.countsFor === "mover" && turn === "min" ? -1 : 1;
  }

  #forMax(turn: Turn, alpha: number, beta: number): [number, number] {
    return this.#sign(turn) < 0 ? [-beta + 0, -alpha + 0] : [alpha, beta];
  }

  #break(broken: Broken): never {
    this.broken ??= broken;
    throw new Stop();
  }
}

const bound = (given: unknown, otherwise: number): number =>
  typeof given === "number" && !Number.isNaN(given) ? given : otherwise;
