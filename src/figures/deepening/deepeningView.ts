import { readGame, readPosition, type WeighedName } from "../../games/rules.ts";
import { readSavingParts, type SavingPart, writeSavingParts } from "../../kit/orderingParts/savingParts.ts";
import { type Limit, readLimit } from "./limit.ts";

/** What a deepening figure searches and how: everything that a link must hold to search the same again. */
export interface DeepeningView {
  readonly game: WeighedName;
  /** A position of the game as text. */
  readonly position: string;
  readonly limit: Limit;
  /** The parts that are on, in the figure's order. */
  readonly parts: readonly SavingPart[];
  /** Half the width of the aspiration window, 0 for none. */
  readonly width: number;
}

/** Half the width of an aspiration window; 0 or "none" for no window. Throws an Error for what is no width. */
export function readWidth(text: string): number {
  const width = text === "none" ? 0 : Number(text);
  if (text.trim() === "" || !(width >= 0 && width <= 100)) {
    throw new Error(`"${text}" is no width from 0 to 100`);
  }
  return width;
}

/** The view as parameters of a link; `readDeepeningView` is its inverse. */
export function writeDeepeningView({ game, position, limit, parts, width }: DeepeningView): URLSearchParams {
  return new URLSearchParams({
    game,
    position,
    limit: limit.kind,
    amount: String(limit.amount),
    parts: writeSavingParts(parts, game),
    width: String(width),
  });
}

/** The view that a link's parameters describe. Throws an Error that says which of them is wrong. */
export function readDeepeningView(parameters: URLSearchParams): DeepeningView {
  const game = readGame(parameters.get("game"));
  return {
    game,
    position: readPosition(game, parameters.get("position") ?? ""),
    limit: readLimit(parameters.get("limit") ?? "", parameters.get("amount") ?? ""),
    parts: readSavingParts(parameters.get("parts") ?? "all", game),
    width: readWidth(parameters.get("width") ?? "0"),
  };
}
