/**
 * What `make` makes; where the browser refuses to make it, because of a policy or for lack of memory, a stand-in that
 * gives an error without a message, as a worker does whose code cannot be fetched. So whoever asks hears of both alike.
 */
export function startWorker(make: () => Worker): Worker {
  try {
    return make();
  } catch {
    return new Unstarted() as unknown as Worker;
  }
}

class Unstarted {
  onmessage: unknown;
  onerror?: (event: { message: string }) => void;
  #ended = false;

  postMessage(): void {
    queueMicrotask(() => {
      if (!this.#ended) this.onerror?.({ message: "" });
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}
