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
export function forgetGiven(): void {
  const { given, ...state } = (history.state ?? {}) as State;
  if (given !== undefined) history.replaceState(state, "");
}
