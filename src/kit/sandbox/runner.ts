import type { MakeProgram } from "../../judge/watchProgram.ts";
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
    const runner = new ProgramRunner(madeOf(data), data.how, lineIn(data));
    port.onmessage = ({ data }: MessageEvent<RunnerQuestion>) => runner.answer(data, answer);
  },
  { once: true },
);

const madeOf = ({ body }: RunnerProgram): MakeProgram<unknown, number> =>
  new Function("game", "watch", `${body}\n//# sourceURL=${programName}`) as MakeProgram<unknown, number>;

/** The line of the reader's text that an error was thrown in, from 1: engines put two lines before a function's body. */
const lineIn =
  ({ firstLine }: RunnerProgram) =>
  (error: unknown): number | undefined => {
    const stack = stackOf(error);
    const found = stack.match(new RegExp(`${programName}:(\\d+)`));
    const line = found ? Number(found[1]) - 2 - (firstLine - 1) : 0;
    return line >= 1 ? line : undefined;
  };

/** What is thrown may be made to throw in its turn. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : "";
  } catch {
    return "";
  }
}
