import type { IteratedSearch } from "./iteratedSearch.svelte.ts";

/** How far a search has come: a share from 0 to 1 of its limit while it runs, and in words. */
export interface Progress {
  readonly share: number;
  readonly text: string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function progressOf({ view, iterations, half, running, milliseconds }: IteratedSearch): Progress {
  const whole = iterations.reduce((sum, { nodes }) => sum + nodes, 0);
  const nodes = whole + (half?.nodes ?? 0);
  const spent = {
    plies: iterations.length,
    nodes,
    seconds: (milliseconds ?? 0) / 1000,
  }[view.limit];
  const clock = milliseconds === undefined ? "" : `, ${seconds(milliseconds)}`;
  const so = `${nodes.toLocaleString("en")} ${nodes === 1 ? "node" : "nodes"}${clock}`;
  const depth = (iterations.at(-1)?.depth ?? 0) + 1;
  return {
    share: running ? Math.min(1, spent / view.amount) : 0,
    text: running ? `Iteration ${half?.depth ?? depth} runs: ${so}` : so,
  };
}
