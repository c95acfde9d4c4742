import { forgetGiven } from "./givenLink.ts";
import { beside } from "./linkedView.ts";
import { pageParameters } from "./pageParameters.ts";
import { writeLink } from "./writeLink.ts";

/** Browsers refuse an address bar that changes too often: it follows a figure at this pace, in milliseconds. */
const pace = 300;

/** The address bar, whose parameters say what the page shows. */
export class AddressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Puts a new link there at once: from now on it is what was given. */
  put(parameters: URLSearchParams): void {
    forgetGiven();
    this.#write(parameters);
  }

  /** Puts parameters there soon; of several in quick succession the last. */
  follow(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(parameters), pace);
  }

  #write(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    const { hash } = location;
    const anchor = hash.includes("=") || hash === "" ? undefined : hash.slice(1);
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
