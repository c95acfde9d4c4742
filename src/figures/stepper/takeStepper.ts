import { plainly } from "../../kit/narration/words.ts";
import { byHandLink } from "../../kit/run/byHandLink.ts";
import { writeSetup } from "../../kit/run/setup.ts";
import { fileName } from "../../kit/share/exportedFile.ts";
import type { Taking } from "../../kit/share/openShareMenu.ts";
import { embedLink } from "../../kit/share/shareLink.ts";
import { pngOf, standaloneSvg } from "../../kit/share/standaloneSvg.ts";
import * as sharing from "../../kit/share/words.ts";
import { countsCsv } from "../../kit/share/writeCsv.ts";
import { writeLink } from "../../kit/view/writeLink.ts";
import { writeJsonLines } from "../../trace/index.ts";
import * as words from "./shareWords.ts";
import type { StepperState } from "./stepper.svelte.ts";

interface Drawn {
  /** The element that the tree is drawn in. */
  readonly figure: Element;
  /** What the figure shows, in a few words. */
  readonly label: string;
  /** The panels beside its tree, as a chapter names them. */
  readonly panels: string;
}

/**
 * What a stepper can be taken along as: embedded with its panels, a quiz, a worksheet, and files: its tree at this step as
 * a picture, its whole trace, and what that counts.
 */
export function takeStepper(stepper: StepperState, { figure, label, panels }: Drawn): Taking {
  const { setup, run, step, sentence, view } = stepper;
  const said = writeSetup(view);
  const text = (content: string, type: string) => new Blob([content], { type: `${type};charset=utf-8` });
  const picture = () => {
    const drawing = figure.querySelector<SVGSVGElement>(".opening svg:has([role=tree])");
    if (!drawing) throw new Error(words.noTree);
    return standaloneSvg(drawing, { title: words.pictureTitle(label, step), text: plainly(sentence) });
  };
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  const drawn = (ending: string) => fileName(setup, `step-${step}`, ending);
  return {
    stop: said,
    embedded: embedLink(site, "stepper", said, { panels }),
    quiz: run.outline.complete ? embedLink(site, "stepper", said, { quiz: true }) : undefined,
    byHand: byHandLink(setup, run),
    worksheet: `${import.meta.env.BASE_URL}print/${writeLink(said)}`,
    files: [
      {
        title: "SVG",
        says: sharing.picture(words.theTree, "svg"),
        make: async () => ({ name: drawn("svg"), content: text(picture().svg, "image/svg+xml") }),
      },
      {
        title: "PNG",
        says: sharing.picture(words.theTree, "png"),
        make: async () => ({ name: drawn("png"), content: await pngOf(picture()) }),
      },
      {
        title: sharing.jsonLines,
        says: sharing.everyEvent,
        make: async () => ({
          name: fileName(setup, "trace", "jsonl"),
          content: text(
            (await run.chance?.part.lines(run)) ?? writeJsonLines(run.trace.recording),
            "application/x-ndjson",
          ),
        }),
      },
      {
        title: "CSV",
        says: words.countsByStep,
        make: async () => ({
          name: fileName(setup, "counts", "csv"),
          content: text(countsCsv(run.trace), "text/csv"),
        }),
      },
    ],
  };
}
