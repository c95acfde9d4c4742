import type { Observer } from "../../engine/observer.ts";
import { type RecordedEvent, readEvent } from "./readEvent.ts";
import type { Trace } from "./trace.ts";

/** Tells an observer all that a recorded search told, in order. */
export function tellAgain<Move>({ log }: Trace<Move>, observer: Observer<Move>): void {
  for (let event = 1; event <= log.length; event++) {
    const told = readEvent(log, event);
    (tell[told.kind] as (observer: Observer<Move>, told: RecordedEvent<Move>) => void)(observer, told);
  }
}

type Tellers = {
  [Kind in RecordedEvent<unknown>["kind"]]: (
    observer: Observer<unknown>,
    told: Extract<RecordedEvent<unknown>, { kind: Kind }>,
  ) => void;
};

const tell: Tellers = {
  iteration: (observer, { depth }) => observer.iteration(depth),
  enter: (observer, { move, depth, alpha, beta }) => observer.enter(move, depth, alpha, beta),
  improve: (observer, { move, value }) => observer.improve(move, value),
  cutoff: (observer, { skipped }) => observer.cutoff(skipped),
  probe: (observer, { key, result, value, bound }) => observer.probe(key, result, value, bound),
  store: (observer, { key, value, bound, depth }) => observer.store(key, value, bound, depth),
  order: (observer, { moves, placedBy }) => observer.order(moves, placedBy),
  research: (observer, { alpha, beta }) => observer.research(alpha, beta),
  leave: (observer, { value, from }) => observer.leave(value, from),
};
