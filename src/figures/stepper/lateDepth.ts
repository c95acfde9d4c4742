type DepthControl = typeof import("./DepthControl.svelte").default;

let here: DepthControl | undefined;

/** The control for a search's depth, where it is here already: only positions of games need it, and fetch it with their board. */
export const depthHere = (): DepthControl | undefined => here;

export async function fetchDepth(): Promise<void> {
  here ??= (await import("./DepthControl.svelte")).default;
}
