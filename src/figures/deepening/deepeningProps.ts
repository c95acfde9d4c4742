import { readPosition, rulesOf, type SmallName } from "../position/rules.ts";
import type { DeepeningView } from "./deepeningView.ts";
import { readLimit } from "./limit.ts";
import { readParts } from "./switchedParts.ts";

/** What a chapter says of a search by iterations that its readers time. */
export interface DeepeningProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  readonly game?: SmallName;
  /** As the game reads it; its start by default. */
  readonly position?: string;
  /** "8 plies", "20000 nodes"; no seconds, since what is drawn beforehand must be the same everywhere. */
  readonly limit?: string;
  /** "all", "none", or some of "variation,table,killers,history,static". */
  readonly parts?: string;
  /** Half the width of the aspiration window; 0, for none, by default. */
  readonly width?: number;
}

/** The view that a chapter asks for. Throws an Error that says what is wrong with it. */
export function deepeningViewOf(props: DeepeningProps): DeepeningView {
  const { game = "connectFour", position, limit = "8 plies", parts = "all", width = 0 } = props;
  const start = rulesOf(game).write(rulesOf(game).start);
  const [amount, kind = ""] = limit.split(" ");
  return {
    game,
    position: position === undefined ? start : readPosition(game, position),
    limit: readLimit(kind, amount),
    parts: readParts(parts),
    width,
  };
}
