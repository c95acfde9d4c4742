export const tree = (text: string): string => `The tree ${text}`;

export const seeBelow = "What happens stands below.";
export const comesTo = (option: string): string => `“${option}” is what it comes to.`;

/** What curves show upwards, as a title and within a sentence. */
export const measures = {
  shareOfVisits: {
    title: "Share of the visits that the best move has",
    within: "share of the visits that the best move has",
  },
  exploitability: { title: "Exploitability", within: "exploitability" },
} as const;
export type Measure = keyof typeof measures;

export const iterations = "iterations";
export const leavesRead = "leaves read";
export const besideUct = ["UCT", "with the mistake"] as const;
export const atTheEnd = (value: string): string => `${value} at the end`;
export const part = (iteration: number | undefined): string => `they part at iteration ${iteration}`;
export const curves = (
  measure: Measure,
  iterations: number,
  lines: readonly { title: string; end: string }[],
  parting: number | undefined,
): string => {
  const said = lines.map(({ title, end }) => `${title} end at ${end}`).join(", ");
  return `${measures[measure].within} over ${iterations} iterations: ${said}; ${part(parting)}`;
};

export const pair = (sampler: string): string => `${sampler} beside UCT`;
export const pairHint = "The arrow keys go by iterations.";
export const moveColumns = ["move", "visits", "mean", "worth"] as const;
/** A move of the root by its place, from 1. */
export const move = (place: number): string => `move ${place}`;
/** Where both stand; where they part, that is told with the number. */
export const place = (iteration: number, of: number, parting: boolean): string =>
  `iteration ${iteration} of ${of}${parting ? ". Here they part." : ""}`;
export const steps = "Iterations";
export const step = "Iteration";
export const toStart = "To the start";
export const oneBack = "One iteration back";
export const oneOn = "One iteration on";
export const toLast = "To the last iteration";

/** In the place of a move's name, and of what it is worth, where there is none. */
export const noMove = "none";
export const noWorth = "nothing";
