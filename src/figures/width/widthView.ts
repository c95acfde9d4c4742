import { gomoku } from "../../engine/index.ts";

/** What is searched, and how many nodes each width may enter: everything that a link must hold. */
export interface WidthView {
  /** A position of gomoku as text. */
  readonly position: string;
  readonly budget: number;
}

/** Fewer nodes would not see a ply of the whole board, and more would keep a phone waiting for minutes. */
const fewestNodes = 100;
export const mostNodes = 200_000;

/** A number of nodes; commas in it are as prose writes them. Throws an Error that says what would be accepted. */
export function readBudget(text: string): number {
  const written = text.trim().replaceAll(",", "");
  const budget = written === "" ? Number.NaN : Number(written);
  if (Number.isInteger(budget) && budget >= fewestNodes && budget <= mostNodes) return budget;
  const [least, most] = [fewestNodes, mostNodes].map((count) => count.toLocaleString("en"));
  throw new Error(`"${text}" is not a whole number of nodes from ${least} to ${most}`);
}

/** The text of a position of gomoku. Throws an Error that says what is wrong with it. */
export function readGomokuText(text: string): string {
  gomoku().read(text);
  return text.trim();
}

/** The view as parameters of a link; `readWidthView` is its inverse. */
export const writeWidthView = ({ position, budget }: WidthView): URLSearchParams =>
  new URLSearchParams({ position, budget: String(budget) });

/** The view that a link's parameters describe. Throws an Error that says which of them is wrong. */
export const readWidthView = (parameters: URLSearchParams): WidthView => ({
  position: readGomokuText(parameters.get("position") ?? ""),
  budget: readBudget(parameters.get("budget") ?? ""),
});
