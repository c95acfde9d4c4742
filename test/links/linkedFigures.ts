import { figureNamed, figureNames } from "../../src/figures/index.ts";
import type { PlayableName } from "../../src/tools/playground/playables.ts";

/** How a figure takes up a link. Both throw an Error for a link that they refuse. */
interface LinkedFigure {
  /** What its reader makes of a link's parameters, as its writer writes it. */
  read(link: URLSearchParams): URLSearchParams;
  /** The link that it holds once it shows what was asked for; what was read where it changes nothing of it. */
  open?(link: URLSearchParams): URLSearchParams;
}

/**
 * Every figure's own reader and writer, which follow from its fields, and what opening a link comes to besides: a part of
 * it only, where the whole would need a browser.
 */
export const linkedFigures = Object.fromEntries(
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
) as Readonly<Record<PlayableName, LinkedFigure>>;
