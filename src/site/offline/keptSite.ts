import { forget, keep, keepsAnything, readKept } from "../../kit/kept/browserStorage.ts";
import { followKept } from "../../kit/kept/followKept.ts";
import type { Hindrance } from "./fetchVersion.ts";
import { storeName } from "./keptFiles.ts";
import { type Asked, isTold, type Told } from "./messages.ts";
import { type SiteSize, sizePath, workerPath } from "./siteVersion.ts";

/** How much of the site this browser keeps, as far as a page knows. Numbers are bytes as they are kept. */
export type KeptState =
  | { readonly is: "unknown" | "unable" | "absent" | "removed" }
  | { readonly is: "fetching"; readonly done: number; readonly of: number }
  | { readonly is: "hindered"; readonly by: Hindrance; readonly done: number; readonly of: number }
  | { readonly is: "kept"; readonly of: number };

const base = import.meta.env.BASE_URL;

/**
 * The site as this browser keeps it. It is saved by itself after the first page has come, unless the reader saves data or
 * has removed it; a newer version is fetched while pages of the older one are open, and answers when they are closed.
 */
class KeptSite {
  state: KeptState = { is: "unknown" };
  /** A newer version has come whole, and waits. */
  newer = false;
  /** This page is the first of a version that came after another. */
  renewed = false;
  #registration: ServiceWorkerRegistration | undefined;
  readonly #listeners = new Set<() => void>();

  /** Calls `listener` now and after every change, until the function it returns is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => this.#listeners.delete(listener);
  }

  /** Looks what is kept, and saves the site where nobody minds. To be called once a page. */
  async begin(): Promise<void> {
    const { serviceWorker } = navigator;
    // While pages are being written, nothing of them is to be kept.
    if (import.meta.env.DEV) return;
    if (!serviceWorker) return this.#become({ is: "unable" });
    serviceWorker.addEventListener("message", ({ data }) => isTold(data) && this.#hear(data));
    // Another tab may let go of it: then this one does not say that it is saved.
    followKept(["offline"], () => isDeclined() && this.#letGo());
    try {
      const found = await ownRegistration();
      // Where a browser was closed at the wrong time, nothing has come of it.
      if (found && (found.active ?? found.waiting ?? found.installing)) return this.#watch(found);
    } catch {
      return this.#become({ is: "unable" });
    }
    if (!mayBegin()) return this.#become({ is: "absent" });
    await this.#register();
  }

  /** Saves it because the reader asks for it. */
  async save(): Promise<void> {
    decline(false);
    // Where it works, the browser does not make room for others out of what was saved.
    void navigator.storage?.persist?.().catch(() => {});
    await this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#become({ is: "fetching", done: 0, of: 0 });
    if (this.#registration?.active) this.#ask("save", this.#registration.active);
    else await this.#register();
  }

  /** Lets go of all that was saved. */
  async remove(): Promise<void> {
    decline(true);
    // It may have come by another tab.
    await (await ownRegistration())?.unregister();
    await caches.delete(storeName(scopeHere()));
    this.#letGo();
  }

  #letGo(): void {
    this.#registration = undefined;
    this.newer = false;
    this.#become({ is: "removed" });
  }

  /** Opens the newer version, in this page; others show what they show until they are loaded again. */
  takeNewer(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#ask("reign", waiting);
  }

  /** What it would take to save the site; undefined where that cannot be learnt. */
  async size(): Promise<SiteSize | undefined> {
    try {
      const answer = await fetch(base + sizePath);
      return answer.ok ? ((await answer.json()) as SiteSize) : undefined;
    } catch {
      return undefined;
    }
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(base + workerPath, { scope: base });
      if (registration) this.#watch(registration);
      else this.#become({ is: "unable" });
    } catch (error) {
      // Where it is not for want of a network, the browser refuses, as some do in private windows.
      const unable = error instanceof DOMException && error.name === "SecurityError";
      this.#become(unable ? { is: "unable" } : { is: "hindered", by: "broken", done: 0, of: 0 });
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const look = () => {
      this.newer = registration.waiting !== null && registration.active !== null;
      this.#tell();
    };
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    registration.installing?.addEventListener("statechange", look);
    // Another tab may open the newer version.
    registration.waiting?.addEventListener("statechange", look);
    look();
    if (registration.active) this.#ask("tell", registration.active);
  }

  #hear(told: Told): void {
    // While a newer version is fetched, the one that answers is still kept.
    if ((told.offline === "fetching" || told.offline === "hindered") && this.state.is === "kept") return;
    if (told.offline === "missing") {
      // The browser has let go of it, to make room.
      if (mayBegin()) void this.#fetch();
      else this.#become({ is: "absent" });
      return;
    }
    if (told.offline === "kept" && told.renewed) this.renewed = true;
    const { offline, ...numbers } = told;
    this.#become({ is: offline, ...numbers } as KeptState);
  }

  #ask = (asked: Asked, worker: ServiceWorker): void => worker.postMessage(asked);

  #become(state: KeptState): void {
    this.state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const keptSite = new KeptSite();

const scopeHere = (): string => new URL(base, location.href).href;

/** What the browser has registered for this site, by whichever tab: another site may lie above this one. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(base);
  return found?.scope === scopeHere() ? found : undefined;
}

/** Nobody minds that the site is saved by itself. */
function mayBegin(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return false;
  // Who lets nothing be kept means it.
  return keepsAnything() && !isDeclined();
}

const isDeclined = (): boolean => readKept("offline") === "no";

function decline(declined: boolean): void {
  // Where the browser refuses, it is asked for at each visit.
  if (declined) keep("offline", "no");
  else forget("offline");
}
