import type {
  Bound,
  Observer,
  OrderingPartName,
  ProbeResult,
  ValueSource,
} from "../../../src/engine/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import type { Key } from "../../../src/trace/depthFirst/recording.ts";
import { Recorder } from "../../../src/trace/index.ts";

/** Keeps events as plain objects, for tests to compare with, and hands each on to a recorder. */
export class PlainEvents<Move> implements Observer<Move> {
  readonly events: RecordedEvent<Move>[] = [];
  readonly recorder: Recorder<Move>;

  constructor(recorder = new Recorder<Move>()) {
    this.recorder = recorder;
  }

  iteration(depth: number): void {
    this.events.push({ kind: "iteration", depth });
    this.recorder.iteration(depth);
  }

  enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    this.events.push({ kind: "enter", move, depth, alpha, beta });
    this.recorder.enter(move, depth, alpha, beta);
  }

  improve(move: Move, value: number): void {
    this.events.push({ kind: "improve", move, value });
    this.recorder.improve(move, value);
  }

  cutoff(skipped: readonly Move[]): void {
    this.events.push({ kind: "cutoff", skipped: [...skipped] });
    this.recorder.cutoff(skipped);
  }

  probe(key: Key, result: ProbeResult, value?: number, bound?: Bound): void {
    this.events.push({ kind: "probe", key, result, value, bound });
    this.recorder.probe(key, result, value, bound);
  }

  store(key: Key, value: number, bound: Bound, depth: number): void {
    this.events.push({ kind: "store", key, value, bound, depth });
    this.recorder.store(key, value, bound, depth);
  }

  research(alpha: number, beta: number): void {
    this.events.push({ kind: "research", alpha, beta });
    this.recorder.research(alpha, beta);
  }

  leave(value: number, from: ValueSource): void {
    this.events.push({ kind: "leave", value, from });
    this.recorder.leave(value, from);
  }

  order(moves: readonly Move[], placedBy: readonly OrderingPartName[]): void {
    this.events.push({ kind: "order", moves: [...moves], placedBy: [...placedBy] });
    this.recorder.order(moves, placedBy);
  }

  // The recorder keeps nothing of what sampling tells.
  select(): void {}
  draw(): void {}
  expand(): void {}
  rollout(): void {}
  backup(): void {}
}
