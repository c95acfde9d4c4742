/** Milliseconds that the page is kept from its other work at once, at most. */
const portion = 12;

/** Lets the page have its turn as soon as it was kept from it for a while. */
export function rests(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < portion) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        last = performance.now();
        resolve();
      }),
    );
  };
}
