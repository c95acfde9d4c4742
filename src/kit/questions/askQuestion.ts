import { formatValue } from "../../drawing/formatValue.ts";
import { titleInSentence } from "../../listing/words.ts";
import { algorithms } from "../run/algorithms.ts";
import { visitsOnce } from "../run/firstReads.ts";
import { readNumber } from "../view/readFields.ts";
import { askNext } from "./askNext.ts";
import { askOwner } from "./askOwner.ts";
import { askReturn, askValue } from "./askValue.ts";
import {
  type Asked,
  askedRun,
  type ChoiceQuestion,
  type CountQuestion,
  type NumberQuestion,
  type Question,
} from "./question.ts";
import * as words from "./words.ts";

/** Choose among answers. Graded by the chapter itself. */
export function askChoice({ text, options, answer, why, hints = [], hint = "" }: ChoiceQuestion): Asked {
  if (options[answer] === undefined) throw new Error(words.noOption(text, answer));
  return {
    text,
    scene: undefined,
    options: options.map((label, index) => ({ key: String(index), label })),
    whole: false,
    answer: String(answer),
    verdict: words.chosen(options[answer]),
    why,
    hint: (given) => hints[Number(given)] || hint,
    mistake: () => undefined,
  };
}

/** Work out a number that no tree gives. Graded by what the chapter computes for it. */
export function askNumber({ text, value, why, hints = {}, hint }: NumberQuestion): Asked {
  if (!Number.isFinite(value)) throw new Error(words.noNumber(text, value));
  const answer = formatValue(value);
  return {
    text,
    scene: undefined,
    options: undefined,
    whole: Number.isInteger(value) && value >= 0,
    answer,
    verdict: words.itIs(answer),
    why,
    hint: (given) => hints[given] ?? hint,
    mistake: () => undefined,
  };
}

/** Predict what the whole search counts: leaves read, nodes visited or cutoffs. Graded by the trace's counters. */
export function askCount(question: CountQuestion): Asked {
  const run = askedRun(question);
  const { what = "leaves" } = question;
  const { title } = algorithms[run.setup.algorithm];
  const count = run.trace.counters(run.trace.length)[what];
  const all = what === "leaves" ? run.measures.leaves! : run.measures.nodes!;
  const { ask, tell, tellVisits } = words.counted[what];
  const once = visitsOnce(run.trace);
  return {
    text: question.text ?? ask(titleInSentence(run.setup.algorithm)),
    scene: { run, at: 0, decides: run.trace.length, secret: false, pickable: false },
    options: undefined,
    whole: true,
    answer: String(count),
    verdict: (once ? tell : tellVisits)(title, count, all),
    why: question.why,
    hint: (given) =>
      question.hints?.[given] ?? hint(readNumber(given) ?? Number.NaN, count, once ? all : Infinity, what),
    mistake: (given) => ((readNumber(given) ?? Number.NaN) > count ? "tooMany" : "tooFew"),
  };
}

function hint(given: number, count: number, all: number, what: NonNullable<CountQuestion["what"]>): string {
  // Where all of them count, how many there are is the answer itself.
  if (given > all && count < all) return words.tooMany(all, what);
  return given > count ? words.fewer : words.more;
}

/** Searches what a question is about and makes it ready. Throws where it cannot be asked. */
export function askQuestion(question: Question): Asked {
  switch (question.ask) {
    case "value":
      return askValue(question);
    case "return":
      return askReturn(question);
    case "next":
      return askNext(question);
    case "owner":
      return askOwner(question);
    case "count":
      return askCount(question);
    case "choice":
      return askChoice(question);
    case "number":
      return askNumber(question);
  }
}
