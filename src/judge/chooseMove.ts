import { bringAlong } from "./brought.ts";
import { type MoveJob, readMoveJob } from "./moveJob.ts";
import type { MakeProgram, Program, Watch } from "./program.ts";
import { type CalledHow, plainEnd } from "./runJob.ts";
import { shownAs } from "./shownAs.ts";
import type { ToldEnd } from "./told.ts";

/** What a program chose, as plain data, or how it came to no move. */
export type Chosen =
  | {
      readonly kind: "move";
      /** The move, as its place among all. */
      readonly place: number;
      /** What each move seemed to be worth, for MAX; empty where the program chooses by itself. */
      readonly values: readonly number[];
      /** Calls of `visit`. */
      readonly visits: number;
    }
  /** It chose what is no move here, as it is written. */
  | { readonly kind: "noMove"; readonly shown: string }
  | Exclude<ToldEnd, { readonly kind: "value" | "stray" }>;

/** Visits that a program may make for one move, at most. */
const mostVisits = 1_000_000;

/**
 * Has a program choose a move: by its `chooseMove`, or else by what its `visit` returns for the position behind each move,
 * the first of the best. `heard` is told that it goes on. Nothing is watched but how often `visit` is called, so that a
 * program plays as fast as it can.
 */
export function chooseMove(
  make: MakeProgram<unknown, number>,
  job: MoveJob,
  how: CalledHow,
  lineOf: (error: unknown) => number | undefined = () => undefined,
  heard: () => void = () => {},
): Chosen {
  const count = new VisitCount();
  try {
    const { game, position, moves } = readMoveJob(job);
    const program = make(bringAlong(game), count.watch);
    if (program.chooseMove) {
      const chosen = program.chooseMove(position, job.depth);
      const place = moves.indexOf(chosen as number);
      return place < 0
        ? { kind: "noMove", shown: shownAs(chosen) }
        : { kind: "move", place, values: [], visits: count.visits };
    }
    const values: number[] = [];
    for (const move of moves) {
      const child = game.play(position, move);
      program.visit(child, job.depth - 1, ...(how.hasWindow ? [-Infinity, Infinity] : []));
      const { returned } = count;
      if (typeof returned !== "number" || Number.isNaN(returned))
        return { kind: "noNumber", shown: shownAs(returned) };
      values.push((how.countsFor === "mover" && game.turn(child) === "min" ? -returned : returned) + 0);
      heard();
    }
    const best = game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
    return { kind: "move", place: values.indexOf(best), values, visits: count.visits };
  } catch (error) {
    if (count.isSpent) return { kind: "visits", most: mostVisits };
    return plainEnd({ kind: "threw", error }, lineOf) as Chosen;
  }
}

/**
 * Counts the calls of `visit`, and ends a program that makes too many: it throws at each call from then on. It also hears
 * what calls return, since those in Python say it here alone.
 */
class VisitCount {
  visits = 0;
  /** What the call returned that was over last. */
  returned: unknown;

  get isSpent(): boolean {
    return this.visits > mostVisits;
  }

  readonly #enter = (): void => {
    this.visits++;
    if (this.isSpent) throw new RangeError();
  };

  readonly watch: Watch<unknown> = Object.assign(
    (visit: Program<unknown>["visit"]): Program<unknown>["visit"] =>
      (...given) => {
        this.#enter();
        this.returned = visit(...given);
        return this.returned;
      },
    {
      enter: this.#enter,
      leave: (returned: unknown) => {
        this.returned = returned;
      },
    },
  );
}
