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
  /** Calls `listener` after every change of the facts, until the function it returns is called. */
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
 * Tells `follower` the figure's facts as soon as it is there and after every change. Returns the function that
 * ends it.
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
