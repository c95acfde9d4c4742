import { formatValue } from "../../drawing/formatValue.ts";
import { moveWords } from "../../games/moveWords.ts";
import type { Words } from "../../kit/narration/narrate.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { IterationReport } from "./deepenPosition.ts";
import type { Ending, IteratedSearch } from "./iteratedSearch.svelte.ts";

const strong = (text: string): Words => ({ text, strong: true });
const plain = (text: string): Words => ({ text });
const count = (number: number, what: string) =>
  `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

/** What the iteration that is looked at found, and how well its moves were ordered. */
export function sayIteration({ shown, view, iterations, rules, root }: IteratedSearch): Words[] {
  if (shown === undefined) return [plain("The first iteration is not finished yet.")];
  const { depth, nodes, value, line, settled } = shown;
  const before = iterations.find((one) => one.depth === depth - 1);
  const times = before ? `, ${(nodes / before.nodes).toFixed(1)} times as many as the one before` : "";
  const worth = settled || isWon(value) ? "and that is certain" : "as far as it can see";
  const best: Words[] =
    line.length === 0
      ? [plain(" There is no move to make here.")]
      : [
          plain(" It would play "),
          strong(moveWords(view.game, rules.writeMove(root, line[0]))),
          plain(`, worth ${formatValue(value)} to MAX, ${worth}.`),
        ];
  return [
    plain(`Iteration ${depth} entered `),
    strong(count(nodes, "node")),
    plain(`${times}.`),
    ...windowWords(shown),
    ...best,
    ...firstWords(shown),
  ];
}

function windowWords({ researches, lost }: IterationReport): Words[] {
  if (researches === 0) return [];
  const often = researches === 1 ? "once" : researches === 2 ? "twice" : `${researches} times`;
  return [plain(` Its value fell outside of the window ${often}, which cost ${count(lost, "node")}.`)];
}

function firstWords({ ordered, firsts }: IterationReport): Words[] {
  if (ordered < 2) return [];
  const share = Math.round((100 * firsts) / ordered);
  return [plain(` Where it had moves to order, the first one tried was the best ${share} times in 100.`)];
}

const endings: Record<Ending, string> = {
  depth: "It has reached the depth that was asked for.",
  settled: "Nothing was left to estimate, so that looking deeper would find the same.",
  budget: "The nodes are spent.",
  stop: "The time is up.",
  cancelled: "The search was cancelled.",
};

/** Why the search is over, and what the iteration that it left unfinished would have played. */
export function sayEnding({ ending, half, iterations, view, running, rules, root }: IteratedSearch): Words[] {
  if (running || ending === undefined) return [];
  const whole = iterations.at(-1);
  if (half === undefined || whole === undefined) return [plain(endings[ending])];
  const answer = moveWords(view.game, rules.writeMove(root, whole.line[0]));
  const begun = `${endings[ending]} Iteration ${half.depth} is left unfinished after ${count(half.nodes, "node")}`;
  if (half.move === undefined) {
    return [
      plain(
        `${begun}, and has searched none of the moves to the end. The answer is that of iteration ${whole.depth}, `,
      ),
      strong(answer),
      plain("."),
    ];
  }
  return [
    plain(`${begun} and ${half.tried} of ${half.of} moves. So far it would play `),
    strong(moveWords(view.game, rules.writeMove(root, half.move))),
    plain(`. The answer is that of iteration ${whole.depth}, `),
    strong(answer),
    plain("."),
  ];
}
