import type { Functions } from "../../judge/functions/call.ts";
import { runCall } from "../../judge/functions/runCall.ts";
import { inPortions } from "./inPortions.ts";
import type { Answer } from "./ProgramRunner.ts";
import type { RunnerQuestion } from "./protocol.ts";

/** Calls a reader's functions as is asked for, in whatever language they are written. */
export class FunctionsRunner {
  readonly #functions: Functions;
  readonly #lineOf: (error: unknown) => number | undefined;

  constructor(functions: Functions, lineOf: (error: unknown) => number | undefined) {
    this.#functions = functions;
    this.#lineOf = lineOf;
  }

  answer(question: RunnerQuestion, answer: Answer): void {
    if (question.kind !== "calls") {
      answer({ kind: "checked" });
      return;
    }
    inPortions(
      question.calls,
      (call) => runCall(this.#functions, call, this.#lineOf),
      (ends) => answer({ kind: "called", ends }),
    );
    answer({ kind: "done" });
  }
}
