import { type Component, flushSync, hydrate, mount, unmount } from "svelte";
import { EarlyActs } from "./earlyActs.ts";
import { keepSelection } from "./keepSelection.ts";

/** What shows that somebody wants to work with what is drawn. */
const signs = ["pointerenter", "touchstart", "focusin", "keydown", "click"] as const;

/**
 * Something that the server drew and that lives once somebody reaches for it: only then is its code fetched, so that it
 * weighs nothing before. What was done to it until the code was here is done again. Where the server drew nothing, or
 * the focus or the mouse is there already, it wakes at once.
 */
export class Sleeper<Props extends Record<string, unknown>> {
  awake = $state(false);
  /** Somebody has reached for it, and its code is on its way. */
  waking = $state(false);
  /** What kept it from waking. */
  failure = $state.raw<unknown>();
  readonly #root: Element;
  readonly #fetch: () => Promise<Component<Props>>;
  readonly #props: Props;
  /** Whether what the server drew is no longer what there is to see. */
  readonly #isStale: () => boolean;
  readonly #acts: EarlyActs;
  #waking: Promise<void> | undefined;
  #living: Record<string, unknown> | undefined;
  #forgotten = false;

  constructor(
    root: Element,
    fetch: () => Promise<Component<Props>>,
    props: Props,
    isStale: () => boolean = () => false,
  ) {
    this.#root = root;
    this.#fetch = fetch;
    this.#props = props;
    this.#isStale = isStale;
    this.#acts = new EarlyActs(root);
    for (const sign of signs) root.addEventListener(sign, this.wake, { passive: true });
    // A mouse that came to rest before the page listened gives no sign.
    const wanted = root.matches(":hover") || root.contains(document.activeElement);
    if (!root.firstElementChild || wanted) void this.wake();
  }

  /** Settles when it is awake, or has failed to. */
  wake = (): Promise<void> => {
    this.waking ||= !this.#waking;
    this.#waking ??= this.#start()
      .catch((error: unknown) => {
        this.failure = error;
      })
      .finally(() => {
        this.waking = false;
      });
    return this.#waking;
  };

  /** Takes it from the page. */
  forget(): void {
    this.#forgotten = true;
    this.#acts.forget();
    if (this.#living) void unmount(this.#living);
  }

  async #start(): Promise<void> {
    const component = await this.#fetch();
    if (this.#forgotten) return;
    const target = this.#root;
    for (const sign of signs) target.removeEventListener(sign, this.wake);
    if (this.#isStale()) target.replaceChildren();
    keepSelection(target, () => {
      this.#living = (target.firstElementChild ? hydrate : mount)(component, { target, props: this.#props });
      flushSync();
    });
    this.awake = true;
    this.#acts.replay();
  }
}
