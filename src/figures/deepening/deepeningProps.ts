import { opening } from "../../games/openings.ts";
import { readPosition, type WeighedName } from "../../games/rules.ts";
import { readSavingParts } from "../../kit/orderingParts/savingParts.ts";
import type { DeepeningView } from "./deepeningView.ts";
import { readLimit } from "./limit.ts";

/** What a chapter says of a search by iterations that its readers time. */
export interface DeepeningProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  readonly game?: WeighedName;
  /** As the game reads it; what the game is opened with by default. */
  readonly position?: string;
  /** "8 plies", "20000 nodes"; no seconds, since what is drawn beforehand must be the same everywhere. */
  readonly limit?: string;
  /** "all", "none", or some of "static,captures,killers,history,variation,answers,table". */
  readonly parts?: string;
  /** Half the width of the aspiration window; 0, for none, by default. */
  readonly width?: number;
}

/** So many plies more than a dozen searches side by side go, one goes in as much time. */
const furtherAlone = 2;

/** The view that a chapter asks for. Throws an Error that says what is wrong with it. */
export function deepeningViewOf(props: DeepeningProps): DeepeningView {
  const { game = "connectFour", parts = "all", width = 0 } = props;
  const { position = opening(game).position, limit = `${opening(game).depth + furtherAlone} plies` } = props;
  const [amount, kind = ""] = limit.split(" ");
  return {
    game,
    position: readPosition(game, position),
    limit: readLimit(kind, amount),
    parts: readSavingParts(parts, game),
    width,
  };
}
