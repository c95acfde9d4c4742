import { type FigureName, figureNamed, figureNames } from "../../src/figures/index.ts";
import { writeMctsView } from "../../src/figures/mcts/mctsView.ts";
import { readMctsView } from "../../src/figures/mcts/readMctsView.ts";
import { runSampling } from "../../src/figures/mcts/samplingRun.ts";
import type { PlayableName } from "../../src/tools/playground/playables.ts";
import { findSampleStep } from "../../src/trace/index.ts";

/** How a figure takes up a link. Both throw an Error for a link that they refuse. */
interface LinkedFigure {
  /** What its reader makes of a link's parameters, as its writer writes it. */
  read(link: URLSearchParams): URLSearchParams;
  /** The link that it holds once it shows what was asked for; what was read where it changes nothing of it. */
  open?(link: URLSearchParams): URLSearchParams;
}

const mcts: LinkedFigure = {
  read: (link) => writeMctsView(readMctsView(link)),
  open(link) {
    const { view, trace } = runSampling(readMctsView(link));
    return writeMctsView({ ...view, at: String(findSampleStep(trace, view.at)) });
  },
};

/** Of a figure that is declared, reader and writer follow from its fields. */
const declared = Object.fromEntries(
  await Promise.all(
    figureNames.map(async (name) => {
      const { read, settle = (view) => view, write } = await figureNamed(name);
      const linked: LinkedFigure = {
        read: (link) => write(read(link)),
        open: (link) => write(settle(read(link))),
      };
      return [name, linked] as const;
    }),
  ),
) as Record<FigureName, LinkedFigure>;

/**
 * Every figure's own reader and writer, and what opening a link comes to besides: a part of it only, where the whole
 * would need a browser.
 */
export const linkedFigures: Readonly<Record<PlayableName, LinkedFigure>> = {
  ...declared,
  mcts,
};
