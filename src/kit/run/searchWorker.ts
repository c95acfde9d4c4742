import "../../games/haveAllGames.ts";
import "./haveAllSearches.ts";
import { Recorder, Trace, transferables } from "../../trace/index.ts";
import { countTree, readSubject, record } from "./run.ts";
import type { Setup } from "./setup.ts";

/** Searches one setup, tells how far it is, and sends back the recording, made ready to be read, or what went wrong. */
addEventListener("message", ({ data }: MessageEvent<Setup>) => {
  try {
    const tell = (nodes: number, recorded = false) => postMessage({ progress: { nodes, recorded } });
    const recorder = new TellingRecorder<unknown>(tell);
    const subject = readSubject(data);
    const { recording, result } = record(subject, recorder);
    tell(recorder.nodes, true);
    const { indices } = new Trace(recording);
    const { tree, setup } = subject;
    const counts = tree === undefined || setup.depth !== undefined ? undefined : countTree(tree);
    postMessage({ recording, result, indices, counts }, { transfer: transferables({ recording, indices }) });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** Nodes between two words: some fifty milliseconds. */
const portion = 1 << 16;

/** A recorder that tells now and then how many nodes were entered. */
class TellingRecorder<Move> extends Recorder<Move> {
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
