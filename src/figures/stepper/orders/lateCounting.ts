type CountAtOnce = typeof import("./countAtOnce.ts").countAtOnce;

let here: CountAtOnce | undefined;

/** What counts a tree's orders at once, where it is here already. */
export const countingHere = (): CountAtOnce | undefined => here;

export async function fetchCounting(): Promise<CountAtOnce> {
  here ??= (await import("./countAtOnce.ts")).countAtOnce;
  return here;
}

/** Fetches it where the page holds no tally that the server has counted: nothing is to arrive after the panel. */
export async function fetchCountingUndrawn(): Promise<void> {
  if (!globalThis.document?.querySelector("[data-orders]")) await fetchCounting();
}
