import { plainly } from "../../kit/narration/words.ts";
import { type ExportedFile, fileName } from "../../kit/share/exportedFile.ts";
import { pngOf, standaloneSvg } from "../../kit/share/standaloneSvg.ts";
import { countsCsv } from "../../kit/share/writeCsv.ts";
import { writeJsonLines } from "../../trace/index.ts";
import * as words from "./shareWords.ts";
import type { StepperState } from "./stepper.svelte.ts";

export type FileKind = "svg" | "png" | "jsonl" | "csv";

/**
 * What a stepper shows, as a file: its tree at this step as a picture, or its whole trace, or what that counts.
 *
 * @param figure the element that the tree is drawn in
 * @param label what the figure shows, in a few words
 */
export async function exportStepper(
  kind: FileKind,
  { setup, run, step, sentence }: StepperState,
  figure: Element,
  label: string,
): Promise<ExportedFile> {
  const text = (content: string, type: string) => new Blob([content], { type: `${type};charset=utf-8` });
  if (kind === "jsonl") {
    const name = fileName(setup, "trace", kind);
    return { name, content: text(writeJsonLines(run.trace.recording), "application/x-ndjson") };
  }
  if (kind === "csv")
    return { name: fileName(setup, "counts", kind), content: text(countsCsv(run.trace), "text/csv") };
  const drawing = figure.querySelector<SVGSVGElement>(".opening svg:has([role=tree])");
  if (!drawing) throw new Error(words.noTree);
  const picture = standaloneSvg(drawing, { title: words.pictureTitle(label, step), text: plainly(sentence) });
  const content = kind === "png" ? await pngOf(picture) : text(picture.svg, "image/svg+xml");
  return { name: fileName(setup, `step-${step}`, kind), content };
}
