import { formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { Run } from "../run.ts";

/** What a wrong search takes a node to be worth, against what the leaves read so far prove: a sentence. */
export function believing(side: Side, name: string, value: number, low: number, high: number): string {
  const taken = `${side.toUpperCase()} takes ${name} to be worth *${formatValue(value)}*`;
  return value < low || value > high
    ? `${taken}, though the leaves prove otherwise.`
    : `${taken}, which no leaf read so far proves.`;
}

/** What a wrong search has come to, and the truth: the beginning of a last sentence, and no full stop. */
export function verdictWords({ result, measures }: Run): string {
  const truth = measures.truth[0];
  const said = `Done: this search says that the root is worth *${formatValue(result.value)}*`;
  if (Number.isNaN(truth)) return said;
  return truth === result.value
    ? `${said}, and that is true`
    : `${said}. That is *wrong*: it is worth *${formatValue(truth)}*`;
}
