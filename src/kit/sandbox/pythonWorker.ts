import moduleAddress from "@micropython/micropython-webassembly-pyscript/micropython.mjs?url";
import codeAddress from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import type { Called, PythonRunnerProgram, WorkerStart } from "./protocol.ts";
import scriptAddress from "./pythonRunner.ts?worker&url";
import * as words from "./words.ts";

let parts: Promise<readonly [script: string, module: string, code: ArrayBuffer]> | undefined;

/** A worker for a program in Python. The interpreter is fetched once, by the first who asks; throws where it does not come. */
export async function pythonWorker(text: string, how: Called, around: string): Promise<WorkerStart> {
  parts ??= Promise.all([
    fetched(scriptAddress).then((response) => response.text()),
    fetched(moduleAddress).then((response) => response.text()),
    fetched(codeAddress).then((response) => response.arrayBuffer()),
  ]);
  parts.catch(() => {
    parts = undefined;
  });
  const [script, module, code] = await parts;
  return { script, first: { text, how, around, module, code } satisfies PythonRunnerProgram };
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Error(words.noPython);
  return response;
}
