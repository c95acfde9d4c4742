/** Browsers refuse an address bar that changes too often: it follows a figure at this pace, in milliseconds. */
const pace = 300;

/** The address bar, whose parameters say what the page shows. */
export class AddressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Puts parameters there at once. */
  put(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    history.replaceState(history.state, "", `?${parameters}`);
  }

  /** Puts parameters there soon; of several in quick succession the last. */
  follow(parameters: URLSearchParams): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.put(parameters), pace);
  }
}
