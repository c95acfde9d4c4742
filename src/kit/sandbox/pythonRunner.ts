import { pythonFunctions } from "../../judge/python/pythonFunctions.ts";
import { type Python, PythonFault, pythonOptions, pythonProgram } from "../../judge/python/pythonProgram.ts";
import { FunctionsRunner } from "./FunctionsRunner.ts";
import { ProgramRunner } from "./ProgramRunner.ts";
import type { PythonRunnerProgram, RunnerAnswer, RunnerQuestion } from "./protocol.ts";

/* The same as `runner.ts` for a program in Python: the interpreter comes with the first message. */

addEventListener(
  "message",
  ({ data, ports: [port] }: MessageEvent<PythonRunnerProgram>) => {
    const answer = (message: RunnerAnswer, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    const opened = openPython(data).then((python) => {
      const { text, how, around } = data;
      if ("functions" in how) {
        const functions = pythonFunctions(python, text, around);
        return { fault: functions.fault, runner: new FunctionsRunner(functions, lineOf) };
      }
      const { fault, make } = pythonProgram(python, text);
      return { fault, runner: new ProgramRunner(make, how, lineOf) };
    });
    // The frame hears of what is thrown outside of a promise.
    opened.catch((error) =>
      setTimeout(() => {
        throw error;
      }),
    );
    port.onmessage = async ({ data }: MessageEvent<RunnerQuestion>) => {
      const { fault, runner } = await opened;
      if (data.kind === "check" && fault)
        answer({ kind: "checked", message: `${fault.name}: ${fault.message}`, line: fault.line ?? 1 });
      else runner.answer(data, answer);
    };
  },
  { once: true },
);

const lineOf = (error: unknown): number | undefined =>
  error instanceof PythonFault ? error.line : undefined;

/** MicroPython of what came with the message. It asks the network for its code, which there is none of here. */
async function openPython({ module, code }: PythonRunnerProgram): Promise<Python> {
  const address = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const { fetch } = globalThis;
  const headers = { "content-type": "application/wasm" };
  globalThis.fetch = async () => new Response(code, { headers });
  try {
    const { loadMicroPython } = await import(/* @vite-ignore */ address);
    return await loadMicroPython({ ...pythonOptions, url: address });
  } finally {
    globalThis.fetch = fetch;
    URL.revokeObjectURL(address);
  }
}
