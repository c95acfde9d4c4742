import { aroundInJavaScript, aroundInPython } from "../../../src/judge/functions/aroundFunctions.ts";
import type { Functions } from "../../../src/judge/functions/call.ts";
import { functionsText } from "../../../src/judge/functions/functionsText.ts";
import { javaScriptFunctions, type MakeFunctions } from "../../../src/judge/functions/javaScriptFunctions.ts";
import type { RunCalls } from "../../../src/judge/functions/judgeFunctions.ts";
import { runCall } from "../../../src/judge/functions/runCall.ts";
import { type FunctionTaskName, functionTasks } from "../../../src/judge/functionTasks.ts";
import { pythonFunctions } from "../../../src/judge/python/pythonFunctions.ts";
import { python } from "../python/runInPython.ts";

/** A reader's functions, made in this very process: for texts that tests have written. Throws where the text is no program. */
export function functionsHere(task: FunctionTaskName, written: string): Functions {
  const { samples } = functionTasks[task];
  const { parameters, body } = functionsText(written, functionTasks[task], samples ? aroundInJavaScript : {});
  return javaScriptFunctions(new Function(...parameters, body) as MakeFunctions, parameters);
}

export const callHere = (task: FunctionTaskName, written: string): RunCalls =>
  calling(functionsHere(task, written));

/** The same in MicroPython under Node. */
export function callInPython(task: FunctionTaskName, written: string): RunCalls {
  const functions = pythonFunctions(python, written, functionTasks[task].samples ? aroundInPython : "");
  if (functions.fault) throw functions.fault;
  return calling(functions, (error) => Object(error).line);
}

const calling =
  (functions: Functions, lineOf: (error: unknown) => number | undefined = () => undefined): RunCalls =>
  async (calls) =>
    calls.map((call) => runCall(functions, call, lineOf));
