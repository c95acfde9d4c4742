import { javaScriptFunctions, type MakeFunctions } from "../../judge/functions/javaScriptFunctions.ts";
import type { MakeProgram } from "../../judge/program.ts";
import { FunctionsRunner } from "./FunctionsRunner.ts";
import { ProgramRunner } from "./ProgramRunner.ts";
import type { RunnerAnswer, RunnerProgram, RunnerQuestion } from "./protocol.ts";

/*
 * Runs a reader's program in a worker of a frame that has neither an origin nor a network. It talks over the port that comes
 * with the first message alone.
 */

/** What stacks call the program, so that lines of it can be found in them. */
const programName = "program.js";

addEventListener(
  "message",
  ({ data, ports: [port] }: MessageEvent<RunnerProgram>) => {
    const answer = (message: RunnerAnswer, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    const made = madeOf(data);
    const runner =
      "functions" in data.how
        ? new FunctionsRunner(javaScriptFunctions(made as MakeFunctions, data.parameters), lineIn(data))
        : new ProgramRunner(made as MakeProgram<unknown, number>, data.how, lineIn(data));
    port.onmessage = ({ data }: MessageEvent<RunnerQuestion>) => runner.answer(data, answer);
  },
  { once: true },
);

const madeOf = ({ parameters, body }: RunnerProgram): unknown =>
  new Function(...parameters, `${body}\n//# sourceURL=${programName}`);

/** The line of the reader's text that an error was thrown in, from 1: engines put two lines before a function's body. */
const lineIn =
  ({ firstLine, lines }: RunnerProgram) =>
  (error: unknown): number | undefined => {
    const stack = stackOf(error);
    const found = stack.match(new RegExp(`${programName}:(\\d+)`));
    const line = found ? Number(found[1]) - 2 - (firstLine - 1) : 0;
    return line >= 1 && line <= lines ? line : undefined;
  };

/** What is thrown may be made to throw in its turn. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : "";
  } catch {
    return "";
  }
}
