import { transferables } from "../trace/index.ts";
import { readSubject, record } from "./run.ts";
import type { Setup } from "./setup.ts";

/** Searches one setup and sends back the recording, or what went wrong. */
addEventListener("message", ({ data }: MessageEvent<Setup>) => {
  try {
    const { recording, result } = record(readSubject(data));
    postMessage({ recording, result }, { transfer: transferables(recording) });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
