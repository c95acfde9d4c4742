import type { Words } from "../../kit/narration/narrate.ts";
import type { WidthResult } from "./searchWidths.ts";
import { widthName } from "./widthName.ts";
import { writeWorth } from "./writeWorth.ts";

const strong = (text: string): Words => ({ text, strong: true });
const plain = (text: string): Words => ({ text });
const inPlies = (count: number) => (count === 1 ? "1 ply" : `${count} plies`);

/** What one width has found, and whether that is an estimate, a win or a loss. */
export function sayWidth({ width, moves, nodes, move, line, value }: WidthResult): Words[] {
  const seen = strong(inPlies(nodes.length));
  const looked =
    widthName(width) === "all"
      ? [plain(`With all ${moves} points near the stones at the root, the search sees `), seen]
      : [plain(`With a width of ${width} the search sees `), seen];
  const chosen = [plain(" and chooses "), strong(move)];
  return [...looked, ...chosen, plain(`. ${sayWorth(value, line)}`)];
}

function sayWorth(value: number, line: readonly string[]): string {
  const expected = `It expects ${line.join(" ")}`;
  const worth = writeWorth(value);
  if (Math.abs(value) >= 1) return `${expected}: ${worth}. That holds against the replies it looked at.`;
  const points = worth === "1" || worth === "−1" ? "point" : "points";
  return `${expected}, and estimates ${worth === "0" ? "that nobody is ahead" : `${worth} ${points} for Black`}.`;
}
