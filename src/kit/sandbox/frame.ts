import * as words from "./words.ts";

/** Milliseconds that the frame may take to open. */
export const openingTime = 10_000;

interface Fault {
  readonly message: string;
  readonly line: number;
}

/** The frame, open: it starts workers, and tells of errors that end them. What `start` returns ends its worker. */
export interface Frame {
  start(script: string, first: unknown, port: MessagePort, failed: (fault: Fault) => void): () => void;
  /** Takes the frame away, and whatever runs in it. */
  remove(): void;
}

let shared: Promise<Frame> | undefined;

/** One frame serves the page; where it does not open, it is tried again the next time. */
export function sharedFrame(): Promise<Frame> {
  shared ??= openFrame();
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
}

/** A new frame, without an origin and without a network. Throws an Error that says why where it does not open. */
export function openFrame(): Promise<Frame> {
  return new Promise<Frame>((resolve, reject) => {
    const element = document.createElement("iframe");
    element.hidden = true;
    element.src = `${import.meta.env.BASE_URL}sandbox.html`;
    const inner = () => element.contentWindow?.frames[0];
    const failures = new Map<number, (fault: Fault) => void>();
    let ids = 0;
    const remove = () => {
      removeEventListener("message", hear);
      element.remove();
    };
    const clock = setTimeout(() => {
      remove();
      reject(new Error(words.noSandbox));
    }, openingTime);
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== inner()) return;
      if (data !== "ready")
        return failures.get(data.id)?.({ message: String(data.message), line: Number(data.line) });
      clearTimeout(clock);
      resolve({
        start(script, first, port, failed) {
          const id = ++ids;
          failures.set(id, failed);
          inner()?.postMessage({ id, script, first }, "*", [port]);
          return () => {
            failures.delete(id);
            inner()?.postMessage({ id }, "*");
          };
        },
        remove,
      });
    };
    addEventListener("message", hear);
    document.body.append(element);
  });
}
