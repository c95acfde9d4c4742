import { type FigureName, figureNamed, figureNames } from "../../src/figures/index.ts";
import { LockstepState } from "../../src/figures/lockstep/lockstep.svelte.ts";
import { lockstep as lockstepKind } from "../../src/figures/lockstep/lockstep.ts";
import type { Setting } from "../../src/kit/prose/registry.ts";
import type { PlayableName } from "../../src/tools/playground/playables.ts";

/**
 * The link to what a figure shows after a phrase was pressed, where it was as its page has mounted it before. What no
 * link holds follows by a name of its own: `front`, the lane in front of a lockstep. Throws an Error for a phrase that the figure refuses.
 */
type ShowPhrase = (props: never, setting: Setting) => URLSearchParams | Promise<URLSearchParams>;

async function lockstep(props: object, setting: Setting): Promise<URLSearchParams> {
  const { given } = lockstepKind.place({ ...props });
  const state = new LockstepState(given);
  const asked = lockstepKind.over(given, setting);
  await state.show(asked, "phrase");
  const seen = lockstepKind.write(state.view);
  if (asked.front !== undefined) seen.set("front", asked.front);
  return seen;
}

/** Of a figure that is declared, a phrase has the names of its fields. */
const declared = Object.fromEntries(
  await Promise.all(
    figureNames.map(async (name) => {
      const { over, place, prepare, settle = (view) => view, write } = await figureNamed(name);
      const show = async (props: object, setting: Setting) => {
        await prepare?.({ ...props, ...setting });
        return write(settle(over(place({ ...props }).given, setting)));
      };
      return [name, show] as const;
    }),
  ),
) as unknown as Record<FigureName, ShowPhrase>;

/** What every figure makes of a phrase, by its own reader of phrases and writer of links. */
export const phraseViews: Readonly<Record<PlayableName, ShowPhrase>> = {
  ...declared,
  lockstep,
};
