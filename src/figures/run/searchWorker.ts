import { Trace, transferables } from "../../trace/index.ts";
import { readSubject, record } from "./run.ts";
import type { Setup } from "./setup.ts";

/** Searches one setup and sends back the recording, made ready to be read, or what went wrong. */
addEventListener("message", ({ data }: MessageEvent<Setup>) => {
  try {
    const { recording, result } = record(readSubject(data));
    const { indices } = new Trace(recording);
    postMessage({ recording, result, indices }, { transfer: transferables({ recording, indices }) });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
