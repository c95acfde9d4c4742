import { Recorder } from "../../trace/index.ts";

/** Nodes between two words: some fifty milliseconds. */
const portion = 1 << 16;

/** A recorder that tells now and then how many nodes were entered. */
export class TellingRecorder<Move> extends Recorder<Move> {
  nodes = 0;
  readonly #tell: (nodes: number) => void;

  constructor(tell: (nodes: number) => void) {
    super();
    this.#tell = tell;
  }

  override enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    super.enter(move, depth, alpha, beta);
    if (++this.nodes % portion === 0) this.#tell(this.nodes);
  }
}
