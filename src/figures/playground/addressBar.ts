import { beside } from "../input/linkedView.ts";

/** Browsers refuse an address bar that changes too often: it follows a figure at this pace, in milliseconds. */
const pace = 300;

/** The address bar, whose parameters say what the page shows. */
export class AddressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Puts parameters there at once. */
  put(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    history.replaceState(history.state, "", `?${parameters}${location.hash}`);
  }

  /** Puts parameters there soon; of several in quick succession the last. */
  follow(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.put(parameters), pace);
  }
}

const address = new AddressBar();

/** A link in the address bar goes on saying what its figure shows; how a frame shows it stays as it is. */
export function followInAddress(figure: string, view: URLSearchParams): void {
  const there = new URLSearchParams(location.search);
  if (there.get("figure") !== figure) return;
  const next = new URLSearchParams(view);
  for (const name of beside) if (there.has(name)) next.set(name, there.get(name)!);
  address.follow(next);
}
