import { readSwitch } from "../../kit/view/readSwitch.ts";

/** What a growing tree shows: everything that a link must hold to show the same again. */
export interface GrowthView {
  /** The root: nine characters of X, O and ., row by row. */
  readonly position: string;
  /** How many plies are drawn below it; what the game does not have is left out. */
  readonly plies: number;
  /** Whether symmetric positions are drawn as one. */
  readonly fold: boolean;
}

export function writeGrowthView({ position, plies, fold }: GrowthView): URLSearchParams {
  const parameters = new URLSearchParams({ position, plies: String(plies) });
  if (fold) parameters.set("fold", "yes");
  return parameters;
}

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readGrowthView(parameters: URLSearchParams): GrowthView {
  const position = parameters.get("position");
  if (position === null) throw new Error("it names no position");
  const plies = parameters.get("plies") ?? "";
  if (!/^\d$/.test(plies)) throw new Error(`"${plies}" is no number of plies from 0 to 9`);
  return { position, plies: Number(plies), fold: readSwitch(parameters, "fold") };
}
