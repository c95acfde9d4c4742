import { functionsText } from "../../judge/functions/functionsText.ts";
import type { Language } from "../../judge/languages.ts";
import { type ProgramText, programText } from "../../judge/programText.ts";
import type { Called, RunnerProgram, WorkerStart } from "./protocol.ts";
import { runnerScript } from "./runnerScript.ts";

/** A program in JavaScript as the body of a function, by how it is called. */
export async function bodyOf(written: string, how: Called): Promise<ProgramText> {
  if (!("functions" in how)) return programText(written);
  const around = how.samples ? (await aroundFunctions()).aroundInJavaScript : {};
  return functionsText(written, how, around);
}

/** What a worker for a program is begun with. Throws where that does not come. */
export async function workerStart(written: string, how: Called, language: Language): Promise<WorkerStart> {
  if (language === "python") {
    const { pythonWorker } = await import("./pythonWorker.ts");
    const samples = "functions" in how && how.samples;
    return pythonWorker(written, how, samples ? (await aroundFunctions()).aroundInPython : "");
  }
  const first: RunnerProgram = { ...(await bodyOf(written, how)), how };
  return { script: await runnerScript(), first };
}

/** What a program that samples need not define: it comes when there is one. */
const aroundFunctions = () => import("../../judge/functions/aroundFunctions.ts");
