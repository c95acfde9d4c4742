import { rewardNames, rolloutNames } from "../../engine/index.ts";
import { type MctsView, mostC, readIterations, readSeed } from "./mctsView.ts";
import { samplerNames } from "./samplers.ts";

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readMctsView(parameters: URLSearchParams): MctsView {
  const text = (name: string) => parameters.get(name) ?? undefined;
  const [tree, game] = [text("tree"), text("game")];
  if ((tree === undefined) === (game === undefined))
    throw new Error("it names neither a tree nor a game, or both");
  return {
    tree,
    game,
    position: text("position"),
    sampler: oneOf(samplerNames, text("sampler") ?? "uct", "sampler"),
    iterations: readIterations(text("iterations") ?? "200"),
    seed: readSeed(text("seed") ?? "1"),
    c: readC(text("c") ?? String(Math.SQRT2)),
    reward: oneOf(rewardNames, text("reward") ?? "scaled", "reward"),
    rollout: oneOf(rolloutNames, text("rollout") ?? "uniform", "rollout"),
    at: text("at") ?? "start",
  };
}

export function readC(text: string): number {
  const c = Number(text);
  if (text.trim() !== "" && c >= 0 && c <= mostC) return c;
  throw new Error(`"${text}" is no c: a number from 0 to ${mostC}`);
}

function oneOf<Name extends string>(names: readonly Name[], text: string, what: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`there is no ${what} "${text}"; there are ${names.join(", ")}`);
  return found;
}
