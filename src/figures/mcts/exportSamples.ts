// By its own file, not the index: what figures fetch with the trace stays as small as it is.

import type { ExportedFile } from "../../kit/share/exportedFile.ts";
import { writeSampleLines } from "../../trace/sampling/sampleLines.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** Every event of a search by sampling, as JSON lines. */
export function exportSamples({ trace, tree, view }: SamplingRun): ExportedFile {
  const subject = tree === undefined ? view.game : "tree";
  const content = new Blob([writeSampleLines(trace.recording)], { type: "application/jsonl" });
  return { name: `mcts-${subject}-${view.iterations}-iterations.jsonl`.toLowerCase(), content };
}
