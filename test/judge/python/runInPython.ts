import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import type { RunProgram } from "../../../src/judge/judgeProgram.ts";
import { pythonOptions, pythonProgram } from "../../../src/judge/python/pythonProgram.ts";
import { runJob } from "../../../src/judge/runJob.ts";
import { type SearchTaskName, searchTasks } from "../../../src/judge/searchTasks.ts";

export const python = await loadMicroPython(pythonOptions);

/** A program of a text in Python, in MicroPython under Node: for texts that tests have written. */
export const openProgram = (written: string) => pythonProgram(python, written);

export function runInPython(task: SearchTaskName, written: string): RunProgram {
  const { fault, make } = openProgram(written);
  if (fault) throw fault;
  const lineOf = (error: unknown) => Object(error).line;
  return async (jobs) => jobs.map((job) => runJob(make, job, searchTasks[task], lineOf));
}
