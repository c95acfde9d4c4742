import runnerAddress from "./runner.ts?worker&url";
import * as words from "./words.ts";

let script: Promise<string> | undefined;

/** The text of the worker for JavaScript: the frame has no network to fetch it by. The page of a package has it in itself. */
export function runnerScript(): Promise<string> {
  script ??= fetch(runnerAddress).then((response) => {
    if (!response.ok) throw new Error(words.noSandbox);
    return response.text();
  });
  script.catch(() => {
    script = undefined;
  });
  return script;
}
