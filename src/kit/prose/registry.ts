import { forget, keep as keepText, readKept } from "../kept/browserStorage.ts";
import { addressBar } from "../view/addressBar.ts";

/** What prose can ask of a figure: what its page gives it, changed in the fields that are named here. */
export interface Setting {
  /** Everything at once, as the parameters of a link; nothing else counts beside it. */
  readonly view?: string;
  readonly [field: string]: unknown;
}

/** What a figure says of itself, by name, each written as prose would print it. */
export type Facts = Readonly<Record<string, string>>;

/** A figure as prose sees it. */
export interface Figure {
  show(setting: Setting): void;
  /** Undefined of a figure that is still asleep: what the page says of it holds until it wakes. */
  facts(): Facts | undefined;
  /** What it shows, as parameters of a link; a figure that is still asleep shows nothing of its own. */
  view?(): URLSearchParams;
  /** Calls `listener` after every change of the facts or of the view, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
  readonly element: Element;
}

const figures = new Map<string, Figure>();
const waiting = new Map<string, Setting[]>();
const followers = new Map<string, Map<(facts: Facts) => void, (() => void) | undefined>>();

/**
 * Makes a figure known to the prose under `name`; what was asked of it before is delivered now, in order.
 * Returns the function that takes it back.
 */
export function registerFigure(name: string, figure: Figure): () => void {
  figures.set(name, figure);
  for (const setting of waiting.get(name) ?? []) figure.show(setting);
  waiting.delete(name);
  for (const follower of followers.get(name)?.keys() ?? []) attach(name, figure, follower);
  return () => {
    if (figures.get(name) !== figure) return;
    figures.delete(name);
    for (const [follower, detach] of followers.get(name) ?? []) {
      detach?.();
      followers.get(name)!.set(follower, undefined);
    }
  };
}

/** What the figure shows, as parameters of a link; undefined where it is asleep, or not there. */
export const viewOfFigure = (name: string): URLSearchParams | undefined => figures.get(name)?.view?.();

/** Sets the figure to `setting`, now or as soon as it is there: a figure wakes when it comes into view. */
export function showFigure(name: string, setting: Setting): void {
  const figure = figures.get(name);
  if (figure) figure.show(setting);
  else waiting.set(name, [...(waiting.get(name) ?? []), setting]);
}

/**
 * Tells `follower` the figure's facts as soon as it is there and after every change of them or of its view. Returns the
 * function that ends it.
 */
export function followFigure(name: string, follower: (facts: Facts) => void): () => void {
  if (!followers.has(name)) followers.set(name, new Map());
  followers.get(name)!.set(follower, undefined);
  const figure = figures.get(name);
  if (figure) attach(name, figure, follower);
  return () => {
    followers.get(name)?.get(follower)?.();
    followers.get(name)?.delete(follower);
  };
}

function attach(name: string, figure: Figure, follower: (facts: Facts) => void): void {
  const tell = () => {
    const facts = figure.facts();
    if (facts) follower(facts);
  };
  followers.get(name)!.set(follower, figure.subscribe(tell));
  tell();
}

/** What the figure shows is kept for the tab, by the page's whole address: two frames may hold figures of one name. */
const placeOf = (name: string, search = location.search) => `${location.pathname}${search}#${name}`;

/** By what it is kept beside its view how a figure's picture stands in its frame. */
export const standingOf = (name: string): string => `${name}/frame`;
/** The same of its fold, whether it is open. */
export const foldOf = (name: string): string => `${name}/fold`;
/** The same of how far its questions are answered, while it asks before it shows. */
export const askedOf = (name: string): string => `${name}/asked`;

/** Whether a reader had made anything of a figure before the page was loaded again. */
export const isKept = (name: string): boolean =>
  [name, standingOf(name), foldOf(name), askedOf(name)].map(keptView).some((view) => view !== undefined);

/** Whether this page was here before: only then does it show again what a reader had made of it. */
const isBack = () => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
};

/** What a reader had made of a figure before the page was loaded again; undefined where it was left as it was. */
export function keptView(name: string): URLSearchParams | undefined {
  if (isBack()) {
    const kept = readKept("views", placeOf(name));
    return kept === undefined ? undefined : new URLSearchParams(kept);
  }
  forget("views", placeOf(name));
  return undefined;
}

/**
 * Keeps what a figure shows whenever the page goes out of sight: a phone may throw it away then. Nothing is kept of a
 * figure that shows what `opened` says. Returns the function that ends it.
 */
export function keepView(name: string, opened: string, view: () => URLSearchParams): () => void {
  const keep = () => {
    const now = view().toString();
    for (const search of new Set([location.search, addressBar.before])) {
      if (now === opened) forget("views", placeOf(name, search));
      else keepText("views", now, placeOf(name, search));
    }
  };
  const hide = () => document.visibilityState === "hidden" && keep();
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", hide);
  return () => {
    removeEventListener("pagehide", keep);
    document.removeEventListener("visibilitychange", hide);
  };
}
