/** An event that a worker is kept alive for. */
export interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What a page asks for. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A word from a page. */
export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
  readonly source: WorkerClient | null;
}

/** A page, as a worker sees it. */
export interface WorkerClient {
  postMessage(message: unknown): void;
}

/** What a service worker finds around it, as far as this one needs it: TypeScript knows pages, or workers, and not both. */
export interface WorkerScope {
  /** The version of the site to which the worker belongs: the build writes it on its first line. */
  readonly siteVersion: string;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<readonly WorkerClient[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
}
