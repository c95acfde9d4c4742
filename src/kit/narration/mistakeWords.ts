import { sayValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { Run } from "../run/run.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { restsOnEstimates } from "./stepFacts.ts";

/** What a wrong search takes a node to be worth, against what the leaves read so far prove: a sentence. */
export function believing(side: Side, name: string, value: number, low: number, high: number): string {
  const taken = `${side.toUpperCase()} takes ${name} to be worth *${sayValue(value)}*`;
  return value < low || value > high
    ? `${taken}, though the leaves prove otherwise.`
    : `${taken}, which no leaf read so far proves.`;
}

/** A wrong search puts a move in the place of one that was as good, or better: a sentence. */
export function replacing(side: Side, move: string, value: number, before: number): string {
  const taken = `${side.toUpperCase()} now prefers ${move}, which came back as *${sayValue(value)}*`;
  return value === before
    ? `${taken}: no more than the best move so far has.`
    : `${taken}, to the *${sayValue(before)}* it had, which was better.`;
}

/** A search leaves a node with the value that it began with: a sentence. */
export const emptyHanded = (side: Side, name: string, value: number): string =>
  `${side.toUpperCase()} has read nothing at ${name}: it comes back as *${sayValue(value)}*, which is what it began with.`;

/** What a wrong search has come to, and the truth: the beginning of a last sentence, and no full stop. */
export function verdictWords(run: Run): string {
  const { result, measures } = run;
  const truth = measures.truth[0];
  const said = `Done: this search says that the root is worth *${sayValue(result.value)}*`;
  if (Number.isNaN(truth)) return said;
  if (truth === result.value) return `${said}, and that is true${moveWords(run)}`;
  return restsOnEstimates(run)
    ? `${said}. That is *wrong*: with the game’s own estimates it comes to *${sayValue(truth)}*`
    : `${said}. That is *wrong*: it is worth *${sayValue(truth)}*`;
}

/** A right value with a wrong move: what the move is worth. */
function moveWords(run: Run): string {
  const { truth } = run.measures;
  const chosen = run.outline.root.children.find(({ move }) => move === run.result.line[0]);
  if (chosen === undefined || !(Math.abs(truth[chosen.id] - truth[0]) > 0)) return "";
  return `. Its move is *wrong*: ${nodeName(run, chosen)} is worth *${sayValue(truth[chosen.id])}*`;
}
