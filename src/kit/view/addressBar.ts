import { pageParameters, writeLink } from "./writeLink.ts";

interface State {
  readonly given?: Readonly<Record<string, string>>;
}

/**
 * The link that a figure was given by: this one, or, where the page is loaded again, the first. For the address follows
 * what a reader makes of it, and the tab's history remembers what it was.
 */
export function givenLink(figure: string, link: URLSearchParams | undefined): URLSearchParams | undefined {
  const state = history.state as State | null;
  const known = state?.given?.[figure];
  if (known !== undefined) return new URLSearchParams(known);
  if (link === undefined) return undefined;
  history.replaceState({ ...state, given: { ...state?.given, [figure]: link.toString() } }, "");
  return link;
}

/** Another link stands in the address: what was given before is no longer. */
function forgetGiven(): void {
  const { given, ...state } = (history.state ?? {}) as State;
  if (given !== undefined) history.replaceState(state, "");
}

/** Browsers refuse an address bar that changes too often: it follows a figure at this pace, in milliseconds. */
const pace = 300;

/** The address bar, whose parameters say what the page shows. */
export class AddressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What stood there until it was last changed: a reload that had begun by then comes back to that. */
  before: string | undefined;

  /** Puts a new link there at once: from now on it is what was given. */
  put(parameters: URLSearchParams): void {
    forgetGiven();
    this.#write(parameters);
  }

  /** Puts parameters there soon; of several in quick succession the last. */
  follow(parameters: URLSearchParams): void {
    this.settle();
    this.#timer = setTimeout(() => this.#write(parameters), pace);
  }

  /**
   * Puts parameters there at once, as a step of the tab's history, whose Back comes to what stood there.
   *
   * @param left what was shown last of what is left, where that is not there yet
   * @param anew whether from now on the parameters are what was given
   */
  step(parameters: URLSearchParams, left: URLSearchParams | undefined, anew = false): void {
    if (left) this.#write(left);
    history.pushState(history.state, "");
    if (anew) forgetGiven();
    this.#write(parameters);
  }

  /** What was about to stand there shall not: the tab's history has come to another link. */
  settle(): void {
    clearTimeout(this.#timer);
  }

  #write(parameters: URLSearchParams): void {
    this.settle();
    const { hash } = location;
    const anchor = hash.includes("=") || hash === "" ? undefined : hash.slice(1);
    this.before = location.search;
    history.replaceState(history.state, "", writeLink(parameters, anchor));
  }
}

/** The page's only one: with two, what one is about to write would come over what the other has put there. */
export const addressBar = new AddressBar();

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
