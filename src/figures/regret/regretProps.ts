import { type MatrixGameName, matrixGames, readMatrixGame } from "./matrixGames.ts";
import { readPayoffs } from "./payoffText.ts";
import { readIterations, readStart } from "./readRegretView.ts";
import type { RegretView } from "./regretView.ts";

/** What a chapter says of a figure of regret: rock, paper, scissors, both starting evenly, by default. */
export interface RegretProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  readonly game?: MatrixGameName;
  /** A matrix as text, in place of a game that has a name. */
  readonly payoffs?: string;
  /** Starts: "even", or a whole percentage for each action, as in "50 30 20". */
  readonly row?: string;
  readonly column?: string;
  readonly plus?: boolean;
  readonly iterations?: number;
}

export function viewOf(props: RegretProps): RegretView {
  const { payoffs } = props.payoffs
    ? { payoffs: readPayoffs(props.payoffs) }
    : matrixGames[readMatrixGame(props.game ?? "rockPaperScissors")];
  return {
    payoffs,
    starts: [
      readStart(props.row ?? "even", payoffs.length),
      readStart(props.column ?? "even", payoffs[0].length),
    ],
    plus: props.plus ?? false,
    iterations: readIterations(String(props.iterations ?? 0)),
  };
}
