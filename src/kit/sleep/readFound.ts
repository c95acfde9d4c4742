/**
 * What the server found and wrote into its picture, as text, so that the figure comes to life without searching again;
 * undefined where there is no such picture.
 */
export function readFound<Found>(name: string): Found | undefined {
  const drawn = globalThis.document?.getElementById(name)?.querySelector<HTMLElement>("[data-found]");
  const text = drawn?.dataset.found;
  return text ? (JSON.parse(text) as Found) : undefined;
}
