import { onMount } from "svelte";
import { provideReset } from "../controls/resetting.ts";
import type { ExportedFile } from "../share/exportedFile.ts";
import { shareView } from "../share/shareView.ts";
import { followInAddress } from "../view/addressBar.ts";
import { givenLink } from "../view/givenLink.ts";
import { asksForView } from "../view/linkedView.ts";
import { messageOf } from "../view/messageOf.ts";
import { pageParameters } from "../view/pageParameters.ts";
import { afterChanges } from "./afterChanges.svelte.ts";
import { sayBrokenLink } from "./brokenLink.ts";
import { keepView, keptView } from "./keptView.ts";
import { type Facts, registerFigure, type Setting } from "./registry.ts";

/** A figure as its own component knows it. */
interface Announced {
  /** By what prose, links and embeds know it. */
  readonly name: string;
  /** Its own element, once it is mounted. */
  root(): Element | undefined;
  /** Where the reader is told what is no part of the figure: see `Notice.svelte`. */
  readonly notes: { notice: string | undefined };
  /** What it says of itself now. Prose is told again whenever reactive state that this reads has changed. */
  facts(): Facts;
  /** What it shows now, as parameters of a link; `open` is the inverse. */
  view(): URLSearchParams;
  /** Sets it to what prose asks for. Throws what is wrong with that, as a sentence without a full stop. */
  show(setting: Setting): void | Promise<void>;
  /** Shows a link's view. Throws what is wrong with it, in the same way, and leaves the figure as it was. */
  open(parameters: URLSearchParams): void | Promise<void>;
  /** Told of the link that gave what it shows, for a figure that has a way back of its own. */
  givenBy?(parameters: URLSearchParams): void;
  /** Called once the figure is mounted, where the page's address speaks of no view of this figure. */
  unlinked?(): unknown;
  /** What there is to share beside a link: with it the button opens a menu. */
  readonly sharing?: {
    /** What the playground and embeds call figures of this kind. */
    readonly kind: string;
    /** Fills the screen, where the figure does that in a way of its own. */
    large?(): void;
    /** What can be saved as a picture, by what is drawn: selectors of drawings, and of parts that are made of HTML. */
    readonly drawings?: Readonly<Record<string, string>>;
    /** Every event that it shows, as JSON lines. */
    lines?(): Promise<ExportedFile>;
  };
}

/**
 * Makes a figure known to the page around it: to the prose, which sets it and prints its facts, and to the link that
 * the page was opened by. To be called once in the script of the figure's component, before anything awaits:
 *
 *     let root = $state<HTMLElement>();
 *     const { share } = announceFigure({
 *       name,
 *       root: () => root,
 *       notes: bench,
 *       facts: () => benchFacts(bench),
 *       view: () => kind.write(bench.view),
 *       show: (setting) => bench.show(kind.over(given, setting)),
 *       open: (parameters) => bench.show(kind.read(parameters)),
 *     });
 *
 * Returns `share`: it copies a link to the view that is shown, or opens, below the button named "Share and export", the
 * menu that `sharing` is for.
 */
export function announceFigure(figure: Announced): { share(): Promise<void> } {
  const facts = $derived(figure.facts());

  async function attempt(act: () => void | Promise<void>, complain: (error: unknown) => string) {
    try {
      await act();
    } catch (error) {
      figure.notes.notice = complain(error);
    }
  }
  async function openMenu(
    root: HTMLElement,
    { kind, drawings = {}, lines, large }: NonNullable<Announced["sharing"]>,
  ) {
    const button = root.querySelector<HTMLButtonElement>("button[aria-label='Share and export']");
    const { openShareMenu } = await import("../share/openShareMenu.ts");
    const { name, notes } = figure;
    if (button)
      openShareMenu(root, button, { name, notes, kind, drawings, lines, large, view: figure.view() });
  }
  /** The link that gave what the figure shows, where one has. */
  let given: URLSearchParams | undefined;
  provideReset((own) => {
    const link = given;
    if (link === undefined) own();
    else void attempt(() => figure.open(link), sayBrokenLink);
  });
  onMount(() => {
    const opened = figure.view().toString();
    void openFirst();
    const element = figure.root();
    if (!element) return;
    const frame = element.closest("figure");
    const endings = [
      keepView(figure.name, opened, figure.view),
      afterChanges(
        () => figure.view().toString(),
        () => {
          frame?.toggleAttribute("data-changed", figure.view().toString() !== opened);
          followInAddress(figure.name, figure.view());
        },
      ),
      registerFigure(figure.name, {
        show: ({ view, ...setting }) =>
          void attempt(
            () => (view === undefined ? figure.show(setting) : figure.open(new URLSearchParams(view))),
            sayMissing,
          ),
        facts: () => facts,
        view: () => figure.view(),
        subscribe: (listener) => afterChanges(() => facts, listener),
        element,
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  });
  /** What the reader had made of it before a reload; else what the page's link asks for; else what it is. */
  async function openFirst(): Promise<void> {
    const kept = keptView(figure.name);
    const parameters = pageParameters(location);
    const link = asksForView(parameters, figure.name) ? parameters : undefined;
    const asked = kept ?? link;
    if (asked === undefined) {
      figure.unlinked?.();
      return;
    }
    // A link whose fragment holds what is long cannot name the figure there, to which a browser would go.
    if (link && location.hash.includes("=")) figure.root()?.scrollIntoView();
    await attempt(() => figure.open(asked), sayBrokenLink);
    if (figure.notes.notice === undefined) given = givenLink(figure.name, link);
    if (given) figure.givenBy?.(given);
  }
  return {
    async share() {
      const root = figure.root();
      if (root instanceof HTMLElement && figure.sharing) await openMenu(root, figure.sharing);
      else figure.notes.notice = await shareView(figure.name, figure.view());
    },
  };
}

const sayMissing = (error: unknown) => `This cannot be shown: ${messageOf(error)}.`;
