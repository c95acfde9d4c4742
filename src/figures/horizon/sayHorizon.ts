import { formatValue } from "../../drawing/formatValue.ts";
import { moveWords } from "../../games/moveWords.ts";
import type { SearchedRow } from "../../kit/moveTable/searchedRow.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { Peering } from "./peering.svelte.ts";

const plies = (count: number) => (count === 1 ? "1 ply" : `${count} plies`);
const glyph = (side: "max" | "min") => (side === "max" ? "X" : "O");

/** What stands on the board after some plies of a line; or, before the first, how the searches disagree. */
export function sayHorizon(peering: Peering): string {
  const { played, rules, plies: at, followed } = peering;
  if (at === 0)
    return rules.outcome(played.position) === undefined ? sayChoices(peering) : "The game is over.";
  const { moves, seen, positions } = followed;
  const mover = glyph(rules.turn(positions[at - 1]));
  const move = `${mover} plays ${moveWords(played.game, rules.writeMove(positions[at - 1], moves[at - 1]))}`;
  const outcome = rules.outcome(positions[at]);
  const end = outcome === undefined ? "" : outcome === 0 ? ", a draw" : ` and has won`;
  if (at > seen) return `Beyond the horizon: ${move}${end}.`;
  if (at < seen || outcome !== undefined)
    return `Ply ${at} of the line that this search expects: ${move}${end}.`;
  return `Ply ${at}, the last that this search has read: ${move}. It calls this position ${formatValue(rules.evaluate(positions[at]))}. What comes next it has not seen.`;
}

function sayChoices({ played, rules, rows, depth, flips, foreseen }: Peering): string {
  const [row, deeper, quiet] = rows;
  const mover = glyph(rules.turn(played.position));
  const first = `${mover} is to move. To ${plies(depth)}, ${choice(played.game, row)} looks best`;
  if (!flips && isWon(deeper.values[deeper.choice]) && !isWon(row.values[row.choice])) {
    return `${first}, for ${worth(row)}. One ply more sees how it ends: ${worth(deeper)}.`;
  }
  if (!flips) {
    const same = foreseen
      ? "and so it does one ply deeper, and with quiescence"
      : "and so it does one ply deeper";
    return `${first}, for ${worth(row)}, ${same}.`;
  }
  const bad = deeper.values[row.choice];
  const flip = `One ply more makes that move ${formatValue(bad)}, and ${choice(played.game, deeper)} is chosen`;
  const found = foreseen
    ? `Quiescence finds it without the extra ply.`
    : `Quiescence chooses ${choice(played.game, quiet)}.`;
  return `${first}, for ${worth(row)}. ${flip}. ${found}`;
}

const choice = (game: Peering["played"]["game"], { names, choice }: SearchedRow) =>
  moveWords(game, names[choice]);
const worth = ({ values, choice }: SearchedRow) => formatValue(values[choice]);
