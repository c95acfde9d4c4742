import { formatCount } from "../../drawing/formatValue.ts";
import { isMistake } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "../tree/nodeNames.ts";
import { worthWords } from "./leaveWords.ts";
import { verdictWords } from "./mistakeWords.ts";
import { leavesRead, neverTried } from "./stepFacts.ts";
import { countWords } from "./words.ts";

/** How a search has ended: the root's value, the move to play, and what was read and never tried. */
export function endWords(run: Run): string {
  const { trace, result } = run;
  const side = trace.side(0).toUpperCase();
  const skipped = neverTried(run);
  // Not the best of the root's last visit: that may have been a test that no move passed.
  const first = result.line.length === 0 ? -1 : trace.child(0, result.line[0]);
  const { low, high } = trace.node(0, trace.length);
  // Below its window a search knows that no move is better, not which one is as good.
  const sure = trace.side(0) === "max" ? low >= result.value : high <= result.value;
  const move = sure && first >= 0 ? `, and ${side} should play *${tracedName(run, first)}*` : "";
  const unread = skipped > 0 ? `, ${countWords(skipped, "move")} never tried` : "";
  if (isMistake(run.setup.algorithm)) return `${verdictWords(run)}. ${readWords(run)}${unread}.`;
  return `Done: the root is worth ${worthWords(result.value, low, high)}${move}. ${readWords(run)}${unread}.`;
}

function readWords(run: Run): string {
  const { leaves, visits } = leavesRead(run);
  const again = visits > leaves ? ` in ${formatCount(visits)} visits` : "";
  return `${leaves === 1 ? "1 leaf" : `${formatCount(leaves)} leaves`} read${again}`;
}
