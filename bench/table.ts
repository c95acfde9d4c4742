import { columns } from "./columns.ts";
import type { Goal } from "./row.ts";

interface Measured {
  readonly name: string;
  readonly measure: number;
}

export interface RowResult {
  readonly title: string;
  readonly goal: Goal;
  readonly counted: string | undefined;
  readonly contender: Measured;
  readonly against: Measured | undefined;
  readonly figure: number;
}

const headings = ["", "measured", "against", "figure", "goal", ""];

/** The results as text in columns: times in milliseconds, counts as such, the figure a ratio wherever two things were measured. */
export function table(results: readonly RowResult[]): string {
  return columns([headings, ...results.map(cellsOf)], { ruled: true }).join("\n");
}

function cellsOf({ title, goal, counted, contender, against, figure }: RowResult): string[] {
  const [sign, bound, met] =
    "atMost" in goal
      ? ["≤", goal.atMost, figure <= goal.atMost]
      : ["≥", goal.atLeast, figure >= goal.atLeast];
  return [
    title,
    against ? shown(contender, counted) : contender.name,
    against ? shown(against, counted) : "",
    figure.toPrecision(3),
    `${sign} ${bound}`,
    met ? "ok" : "over goal",
  ];
}

const shown = ({ name, measure }: Measured, counted: string | undefined) =>
  counted ? `${name} ${measure.toLocaleString("en")} ${counted}` : `${name} ${measure.toPrecision(3)} ms`;
