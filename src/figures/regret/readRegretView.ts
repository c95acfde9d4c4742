import { readSwitch } from "../../kit/view/readSwitch.ts";
import { readPayoffs } from "./payoffText.ts";
import { mostIterations, type RegretView, type Start } from "./regretView.ts";

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readRegretView(parameters: URLSearchParams): RegretView {
  const payoffs = readPayoffs(parameters.get("payoffs") ?? "");
  return {
    payoffs,
    starts: [
      readStart(parameters.get("row") ?? "even", payoffs.length),
      readStart(parameters.get("column") ?? "even", payoffs[0].length),
    ],
    plus: readSwitch(parameters, "plus"),
    iterations: readIterations(parameters.get("iterations") ?? "0"),
  };
}

/** "even", or a whole percentage for each action, as in "50 30 20". */
export function readStart(text: string, actions: number): Start {
  if (text === "even") return text;
  const percent = text.split(/\s+/).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (percent.length !== actions || percent.reduce((sum, part) => sum + part, 0) !== 100)
    throw new Error(`"${text}" is no start: "even", or ${actions} percentages that add up to 100`);
  return percent;
}

export function readIterations(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > mostIterations)
    throw new Error(`"${text}" is no number of iterations from 0 to ${mostIterations}`);
  return Number(text);
}
