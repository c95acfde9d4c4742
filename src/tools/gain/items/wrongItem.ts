import { algorithms } from "../../../kit/run/algorithms.ts";
import { runSetup } from "../../../kit/run/run.ts";
import { titleInSentence } from "../../../listing/words.ts";
import type { MistakeName } from "../../../mistakes/index.ts";
import type { Finder } from "../item.ts";
import * as words from "../words.ts";
import { writtenLines } from "./writtenLines.ts";

const none = "none";

/**
 * Which line is the first that is wrong in what a search with a mistake wrote down. Graded by what the right search writes of
 * the same tree. The mistake's code must be at hand (`fetchSearch`).
 */
export const wrongItem =
  (mistake: MistakeName): Finder =>
  (run) => {
    const values = !algorithms[run.setup.algorithm].prunes;
    const right = writtenLines(run, values);
    const wrong = writtenLines(runSetup({ ...run.setup, algorithm: mistake }), values);
    if (right === undefined || wrong === undefined) return [];
    const first = wrong.findIndex((line, place) => line !== right[place]);
    // Whoever knows nothing of searches takes the last line, or the first.
    if (first <= 0 || first === wrong.length - 1) return [];
    const search = titleInSentence(run.setup.algorithm);
    return [
      {
        text: words.askWrong(search),
        run,
        at: 0,
        hides: false,
        picks: false,
        options: [
          ...wrong.map((line, place) => ({ key: String(place), label: words.numberedLine(place + 1, line) })),
          { key: none, label: words.allRight },
        ],
        answer: String(first),
        verdict: words.wrongIs(first + 1, search, right[first]),
        likeness: ["wrong", mistake, wrong.length],
      },
    ];
  };
