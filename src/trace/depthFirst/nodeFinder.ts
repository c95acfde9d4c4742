import { eventCode, isLeave, leaveCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
import { rootMove } from "./recording.ts";
import { Trie } from "./trie.ts";

/** Walks through a log once and finds its nodes: see `Nodes`. Throws an error where the recording is broken. */
export class NodeFinder {
  readonly trie: Trie;
  readonly expanded: Uint8Array;
  readonly ofEvent: Int32Array;
  readonly ofSkipped: Int32Array;

  constructor(log: Log<unknown>) {
    const skips = log.columns.skippedMove.length;
    const most = log.events(eventCode.enter).length + skips;
    this.trie = Trie.withRoom(most);
    this.expanded = new Uint8Array(most);
    this.ofEvent = new Int32Array(log.length + 1).fill(-1);
    this.ofSkipped = new Int32Array(skips);
    this.#walk(log);
  }

  #walk(log: Log<unknown>): void {
    const leftByChildren = leaveCode("children");
    let current = -1;
    for (let event = 1; event <= log.length; event++) {
      const code = log.code(event);
      // An iteration that was stopped leaves nodes open; the next begins above the root all the same.
      if (code === eventCode.iteration) current = -1;
      if (code === eventCode.enter) current = this.#enter(current, log.payload(event), event);
      if (code === eventCode.cutoff) this.#skip(current, log, event);
      this.ofEvent[event] = current;
      if (code === eventCode.improve && current < 0) throw broken(event, "improves a node, but none is open");
      if (!isLeave(code)) continue;
      if (current < 0) throw broken(event, "leaves a node, but none is open");
      if (code === leftByChildren) this.expanded[current] = 1;
      current = this.trie.parents[current];
    }
  }

  #enter(current: number, move: number, event: number): number {
    if (current < 0) return this.trie.root();
    if (move === rootMove) throw broken(event, "enters the root, but another node is open");
    return this.trie.child(current, move);
  }

  #skip(current: number, log: Log<unknown>, event: number): void {
    if (current < 0) throw broken(event, "cuts off a node, but none is open");
    const { start, end } = log.skipped(event);
    for (let i = start; i < end; i++) {
      this.ofSkipped[i] = this.trie.child(current, log.columns.skippedMove.at(i));
    }
  }
}

const broken = (event: number, what: string) =>
  new Error(`This recording is broken, or one of several searches without a reset: event ${event} ${what}`);
