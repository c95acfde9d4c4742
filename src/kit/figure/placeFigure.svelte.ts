import { onMount, untrack } from "svelte";
import { type Facts, keepView, keptView, registerFigure } from "../prose/registry.ts";
import * as proseWords from "../prose/words.ts";
import type { ExportedFile } from "../share/exportedFile.ts";
import type { Taking } from "../share/openShareMenu.ts";
import { hearUndoKeys } from "../undo/undoKeys.ts";
import { type Undoing, ViewHistory } from "../undo/viewHistory.svelte.ts";
import { provideReset, provideUndoing } from "../undo/waysBack.ts";
import { asksForView, beside, followInAddress, givenLink } from "../view/addressBar.ts";
import { FailedSearch, messageOf, ShownInPart } from "../view/messageOf.ts";
import { pageParameters } from "../view/writeLink.ts";
import type { FigureKind, InPlace } from "./defineFigure.ts";
import { type Fields, misspelt, type Said, saidIn, type ViewOf } from "./view.ts";
import * as words from "./words.ts";

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
  /** What it can be taken along as besides, as the share menu has it: fetched once that is opened. */
  readonly taking?: (figure: HTMLElement) => Promise<Taking>;
  /** What takes back changes, in a figure that does that in a way of its own. */
  readonly undoing?: Undoing;
  /** Told of the link that gave what it shows, for a figure that has a way back of its own. */
  readonly givenBy?: (parameters: URLSearchParams) => void;
  /** Called once the figure is mounted, where the page's address speaks of no view of this figure. */
  readonly unlinked?: () => unknown;
  /** Called once the figure shows what it shows first. */
  readonly opened?: () => unknown;
}

/**
 * Puts a figure in its place on the page: prose sets it and prints its facts, a link opens it, a reload brings it back,
 * and it can be shared. To be called once in the script of its component, before anything awaits:
 *
 *     let root = $state<HTMLElement>();
 *     const { share } = placeFigure(bandit, () => inPlace, {
 *       root: () => root,
 *       state: bench,
 *       facts: () => banditFacts(bench.view, bench.series),
 *     });
 *
 * @param inPlace the properties of its component, which stay what they are
 *
 * Returns `share`, for the button with the share icon: it opens a menu beside that button.
 */
export function placeFigure<Some extends Fields>(
  kind: FigureKind<Some>,
  inPlace: () => InPlace<Some>,
  {
    root,
    state,
    facts: factsNow,
    pause,
    lines,
    large,
    taking,
    undoing,
    givenBy,
    unlinked,
    opened: tellOpened,
  }: Placed<Some>,
): { share(): Promise<void> } {
  const { name, given } = untrack(inPlace);
  const facts = $derived(factsNow());
  const link = () => kind.write(state.view);
  let gone = false;
  /** What it was last asked to show. */
  let last: Said;

  async function showSaid(said: Said, view: () => ViewOf<Some>, by: "phrase" | "link"): Promise<void> {
    pause?.();
    last = said;
    if (kind.prepare) await kind.prepare(said);
    // While that was fetched it may have left the page, or have been asked for something else.
    if (!gone && said === last) await state.show(view(), by);
  }
  const show = (said: Said) => showSaid({ ...given, ...said }, () => kind.over(given, said), "phrase");
  async function open(parameters: URLSearchParams): Promise<void> {
    await showSaid(saidIn(kind.fields, parameters), () => kind.read(parameters), "link");
    const names = [...parameters.keys()].filter((name) => !beside.includes(name));
    const [wrong] = misspelt(kind.fields, names);
    if (wrong) state.notice = words.misspelt(wrong[0], wrong[1]);
  }
  /** Does it, or says what was wrong. Returns whether it was done. */
  async function attempt(act: () => Promise<void>, complain: (error: unknown) => string): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      state.notice = complain(error);
      return false;
    }
  }

  /** The link that gave what the figure shows, where one has. */
  let givenLinked: URLSearchParams | undefined;
  provideReset((own) => {
    const link = givenLinked;
    if (link === undefined) own();
    else void attempt(() => open(link), sayBrokenLink);
  });
  const shown = () => ({ link: link().toString(), lasting: kind.lasting(state.view) });
  const history =
    undoing === undefined
      ? new ViewHistory(untrack(shown), (link) => attempt(() => open(new URLSearchParams(link)), sayMissing))
      : undefined;
  const changes: Undoing = undoing ?? history!;
  provideUndoing(changes);
  /** What the reader had made of it before a reload; else what the page's link asks for. */
  async function openFirst(asked: URLSearchParams, linked: URLSearchParams | undefined): Promise<void> {
    // A link whose fragment holds what is long cannot name the figure there, to which a browser would go.
    if (linked && location.hash.includes("=")) root()?.scrollIntoView();
    if (await attempt(() => open(asked), sayBrokenLink)) givenLinked = givenLink(name, linked);
    if (givenLinked) givenBy?.(givenLinked);
  }
  onMount(() => {
    const opened = link().toString();
    let begun = false;
    const begin = () => {
      // Another figure may have taken its place by now.
      if (gone) return;
      history?.begin(shown());
      begun = true;
      tellOpened?.();
    };
    const parameters = pageParameters(location);
    const linked = asksForView(parameters, name) ? parameters : undefined;
    const asked = keptView(name) ?? linked;
    if (asked) void openFirst(asked, linked).then(begin);
    else {
      unlinked?.();
      // At once: what was done to it while it slept is now done again, and can be taken back.
      begin();
    }
    const element = root();
    if (!element) return;
    const frame = element.closest("figure");
    const endings = [
      keepView(name, opened, link),
      afterChanges(
        () => link().toString(),
        () => {
          frame?.toggleAttribute("data-changed", link().toString() !== opened);
          followInAddress(name, link());
          if (begun) history?.follow(shown());
        },
      ),
      hearUndoKeys(element as HTMLElement, changes),
      registerFigure(name, {
        show: ({ view, ...said }) =>
          void attempt(() => (view === undefined ? show(said) : open(new URLSearchParams(view))), sayMissing),
        facts: () => facts,
        view: link,
        // What it shows changes before what is found out of that.
        subscribe: (listener) => afterChanges(() => [facts, link()], listener),
        element,
      }),
    ];
    return () => {
      gone = true;
      for (const end of endings) end();
    };
  });
  return {
    async share() {
      const figure = root();
      const button = figure?.querySelector<HTMLButtonElement>("button[data-icon='share']");
      // While the menu is open, its button closes it by itself.
      if (!(figure instanceof HTMLElement) || !button || button.popoverTargetElement) return;
      const [{ openShareMenu }, taken] = await Promise.all([
        import("../share/openShareMenu.ts"),
        taking?.(figure),
      ]);
      const { drawings = {} } = kind;
      openShareMenu(figure, button, {
        name,
        notes: state,
        kind: kind.name,
        drawings,
        lines,
        large,
        taking: taken,
        view: link(),
      });
    },
  };
}

const sayMissing = (error: unknown) => words.missing(messageOf(error));

/** What a reader is told whose link cannot be opened, by the error that says why: the link is not always to blame. */
function sayBrokenLink(error: unknown): string {
  return proseWords.brokenLink(
    !(error instanceof FailedSearch),
    messageOf(error),
    error instanceof ShownInPart,
  );
}

/**
 * Calls `listener` after every change of the reactive state that `read` reads, until the function it returns is
 * called. Changes of one moment are told once.
 */
function afterChanges(read: () => unknown, listener: () => void): () => void {
  return $effect.root(() => {
    let heard = false;
    $effect(() => {
      read();
      if (heard) untrack(listener);
      heard = true;
    });
  });
}

/** What a figure shows, and all that is told to its reader beside it: for figures that are no more than their view. */
export class FigureState<View> {
  view = $state.raw() as View;
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(given: () => View) {
    this.view = untrack(given);
  }

  show = (view: View): void => {
    this.view = view;
    this.notice = undefined;
  };
}
