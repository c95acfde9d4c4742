import "../../games/haveAllGames.ts";
import "./haveAllSearches.ts";
import { Trace, transferables } from "../../trace/index.ts";
import { countTree } from "./measureOutline.ts";
import { readSubject, record } from "./run.ts";
import type { Setup } from "./setup.ts";
import { TellingRecorder } from "./tellingRecorder.ts";

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
