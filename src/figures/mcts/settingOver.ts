import type { Setting } from "../../kit/prose/registry.ts";
import { type MctsView, readIterations, readSeed } from "./mctsView.ts";
import { readC, readMctsView } from "./readMctsView.ts";
import { type SamplerName, samplerNames } from "./samplers.ts";

/**
 * The view that prose asks for: `tree`, `game` and `position` for what is searched, `algorithm` for the sampler, `at` for
 * the step. After a comma, `at` may change numbers too: "iteration 50, c 0", "end, seed 3", "end, iterations 1000". Throws
 * an Error that says what it does not understand.
 */
export function settingOver(given: MctsView, setting: Setting): MctsView {
  if (setting.view !== undefined) return readMctsView(new URLSearchParams(setting.view));
  const [at = given.at, ...changes] = setting.at?.split(",").map((part) => part.trim()) ?? [];
  const { tree, game, position, algorithm } = setting;
  const view = {
    ...given,
    ...(tree === undefined ? {} : { tree, game: undefined, position: undefined }),
    ...(game === undefined ? {} : { tree: undefined, game, position: undefined }),
    ...(position === undefined ? {} : { position }),
    ...(algorithm === undefined ? {} : { sampler: samplerNamed(algorithm) }),
    at,
  };
  return changes.reduce(withChange, view);
}

function samplerNamed(text: string): SamplerName {
  const found = samplerNames.find((name) => name === text);
  if (found === undefined) throw new Error(`there is no sampler "${text}"`);
  return found;
}

function withChange(view: MctsView, change: string): MctsView {
  const [what, value = ""] = change.split(" ");
  if (what === "c") return { ...view, c: readC(value) };
  if (what === "seed") return { ...view, seed: readSeed(value) };
  if (what === "iterations") return { ...view, iterations: readIterations(value) };
  throw new Error(`"${change}" is no change that this figure knows`);
}
