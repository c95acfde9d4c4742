import { formatValue } from "../../drawing/formatValue.ts";
import type { NodePath, Reading, ReadingStep } from "./reading.ts";

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
export const worldsSearched = "worlds searched";
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

/* A tree with chance nodes, read rightly and wrongly. */

export const withTheMistake = "With the mistake";
export const readingsPart = (parting: number): string =>
  parting === 1
    ? "They part at the first step."
    : `Both do the same up to step ${parting - 1}. Then they part.`;

const nodeName = (path: NodePath): string =>
  path === ""
    ? "the root"
    : `move ${path
        .split(".")
        .map((place) => Number(place) + 1)
        .join(".")}`;

/** What a search does in a step, after its name and a colon. */
export function atParting(step: ReadingStep): string {
  const node = nodeName(step.node);
  switch (step.kind) {
    case "enter":
      return `goes on to ${node}${asked(step.alpha, step.beta)}.`;
    case "improve":
      return `takes ${formatValue(step.value)} for the best so far at ${node}.`;
    case "cutoff":
      return `leaves ${node}, with ${step.unread} unread.`;
    case "leave":
      return `comes back from ${node} with ${formatValue(step.value)}.`;
  }
}

function asked(alpha: number, beta: number): string {
  const above = alpha === -Infinity ? [] : [`more than ${formatValue(alpha)}`];
  const below = beta === Infinity ? [] : [`less than ${formatValue(beta)}`];
  const bounds = [...above, ...below];
  return bounds.length === 0 ? "" : ` and asks whether it is worth ${bounds.join(" and ")}`;
}

export const readingEnds = (value: number, chosen: NodePath): string =>
  `It says ${formatValue(value)} and plays ${nodeName(chosen)}.`;
export const readingSigns =
  "A thick line leads to the move that is played; what is dashed was not read; the thick outline is where they part.";
export const readTree = (tree: string, { returned, chosen }: Reading): string => {
  const read = [...returned].map(([node, value]) => `${nodeName(node)} ${formatValue(value)}`);
  return `The tree ${tree}, as it was read: ${read.join(", ")}; ${nodeName(chosen)} is played`;
};
