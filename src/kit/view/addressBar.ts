import { pageParameters, writeLink } from "./writeLink.ts";

/** What the tab's history keeps beside an address. */
export interface AddressState {
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * The link that a figure was given by: this one, or, where the page is loaded again, the first. For the address follows
 * what a reader makes of it, and the tab's history remembers what it was.
 */
export function givenLink(figure: string, link: URLSearchParams | undefined): URLSearchParams | undefined {
  const state = history.state as AddressState | null;
  const known = state?.given?.[figure];
  if (known !== undefined) return new URLSearchParams(known);
  if (link === undefined) return undefined;
  history.replaceState({ ...state, given: { ...state?.given, [figure]: link.toString() } }, "");
  return link;
}

/** Browsers refuse an address bar that changes too often: it follows a figure at this pace, in milliseconds. */
const pace = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's address bar, whose parameters say what the page shows. */
export const addressBar = {
  /** What stood there until it was last changed: a reload that had begun by then comes back to that. */
  before: undefined as string | undefined,

  /** Puts parameters there soon; of several in quick succession the last. */
  follow(parameters: URLSearchParams): void {
    clearTimeout(timer);
    timer = setTimeout(addressBar.write, pace, parameters);
  },

  /** What was about to stand there shall not: the tab's history has come to another link. */
  settle(): void {
    clearTimeout(timer);
  },

  /** Puts parameters there at once. */
  write(parameters: URLSearchParams): void {
    clearTimeout(timer);
    const { hash, search } = location;
    addressBar.before = search;
    history.replaceState(
      history.state,
      "",
      writeLink(parameters, hash.includes("=") ? undefined : hash.slice(1) || undefined),
    );
  },
};

/** A link in the address bar goes on saying what its figure shows; how a frame shows it stays as it is. */
export function followInAddress(figure: string, view: URLSearchParams): void {
  const there = pageParameters(location);
  if (there.get("figure") !== figure) return;
  const next = new URLSearchParams(view);
  for (const name of beside) if (there.has(name)) next.set(name, there.get(name)!);
  addressBar.follow(next);
}

/** What a link says beside a view: which figure is meant, and how an embed frames it. */
export const beside: readonly string[] = ["figure", "controls", "theme", "panels", "quiz"];

/**
 * Whether a link's parameters ask that figure for a view of its own. A link that does no more than name the figure asks
 * for it as it opens by itself.
 */
export const asksForView = (parameters: URLSearchParams, figure: string): boolean =>
  parameters.get("figure") === figure && [...parameters.keys()].some((name) => !beside.includes(name));
