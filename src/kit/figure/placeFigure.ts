import { untrack } from "svelte";
import { announceFigure } from "../prose/announceFigure.svelte.ts";
import type { Facts } from "../prose/registry.ts";
import type { ExportedFile } from "../share/exportedFile.ts";
import { beside } from "../view/linkedView.ts";
import type { FigureKind, InPlace } from "./defineFigure.ts";
import { type Fields, misspelt, type Said, saidIn, type ViewOf } from "./view.ts";

/** A figure as its own component knows it. */
interface Placed<Some extends Fields> {
  /** Its own element, once it is mounted. */
  readonly root: () => Element | undefined;
  readonly state: {
    /** What it shows now. */
    readonly view: ViewOf<Some>;
    /** Shows another view: the one verb for phrases, links and Reset, which brings the page's link back or what it says. */
    readonly show: (view: ViewOf<Some>, by: "phrase" | "link") => void | Promise<void>;
    /** Where the reader is told what is no part of the figure: see `Notice.svelte`. */
    notice: string | undefined;
  };
  /** What it says of itself now. Prose is told again whenever reactive state that this reads has changed. */
  readonly facts: () => Facts;
  /** Called before another view is shown: whatever plays comes to rest. */
  readonly pause?: () => void;
  /** Every event that it shows, as JSON lines. */
  readonly lines?: () => Promise<ExportedFile>;
  /** Fills the screen, where the figure does that in a way of its own. */
  readonly large?: () => void;
  /** Told of the link that gave what it shows, for a figure that has a way back of its own. */
  readonly givenBy?: (parameters: URLSearchParams) => void;
  /** Called once the figure is mounted, where the page's address speaks of no view of this figure. */
  readonly unlinked?: () => unknown;
}

/**
 * Puts a figure in its place on the page: prose sets it and prints its facts, a link opens it, a reload brings it back,
 * and it can be shared. To be called once in the script of its component, before anything awaits.
 *
 * @param inPlace the properties of its component, which stay what they are
 *
 * Returns `share`, for the button named "Share and export".
 */
export function placeFigure<Some extends Fields>(
  kind: FigureKind<Some>,
  inPlace: () => InPlace<Some>,
  { root, state, facts, pause, lines, large, givenBy, unlinked }: Placed<Some>,
): { share(): Promise<void> } {
  const { name, given } = untrack(inPlace);
  const showSaid = async (said: Said, view: () => ViewOf<Some>, by: "phrase" | "link") => {
    pause?.();
    if (kind.prepare) await kind.prepare(said);
    await state.show(view(), by);
  };
  return announceFigure({
    name,
    root,
    notes: state,
    facts,
    view: () => kind.write(state.view),
    show: (said) => showSaid({ ...given, ...said }, () => kind.over(given, said), "phrase"),
    async open(parameters) {
      await showSaid(saidIn(kind.fields, parameters), () => kind.read(parameters), "link");
      const names = [...parameters.keys()].filter((name) => !beside.includes(name));
      const [wrong] = misspelt(kind.fields, names);
      if (wrong)
        state.notice = `This link says “${wrong[0]}”, which nothing here is called. Is “${wrong[1]}” meant?`;
    },
    givenBy,
    unlinked,
    sharing: { kind: kind.name, drawings: kind.drawings, lines, large },
  });
}
