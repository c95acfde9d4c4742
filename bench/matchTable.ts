import { columns } from "./columns.ts";
import { looks, type SequentialResult } from "./sequentialMatch.ts";

/** A match by its game and what it shows. */
export interface MatchRow {
  readonly game: string;
  readonly title: string;
  readonly result: SequentialResult;
}

const headings = ["", "", "won", "drawn", "lost", "score", "95 % interval", ""];

/** Where the numbers begin: they stand to the right. */
const firstNumber = 2;

/** To a tenth, so that an interval that only just leaves out 50 % is seen to. */
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Matches as text in columns, with a word on those whose interval does not lie above one half. */
export function matchTable(rows: readonly MatchRow[]): string {
  const lines = columns([headings, ...rows.map(cellsOf)], { texts: firstNumber });
  return [
    ...lines,
    "The intervals are those of pairs of games, one opening with the sides exchanged, which are not independent of each",
    `other. A match is looked at up to ${looks} times, and ends when its interval leaves out 50 %; they are wider for it`,
    "(Pocock 1977). The score of a match that ended early still flatters the winner a little.",
  ].join("\n");
}

function cellsOf({ game, title, result }: MatchRow): string[] {
  const { wins, draws, losses, share, low, high } = result;
  const verdict = low > 0.5 ? "" : high < 0.5 ? "weaker" : "not clear";
  const interval = `${percent(low)} – ${percent(high)}`;
  return [game, title, ...[wins, draws, losses].map(String), percent(share), interval, verdict];
}
