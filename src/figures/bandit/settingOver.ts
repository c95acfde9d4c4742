import type { Setting } from "../../kit/prose/registry.ts";
import type { BanditView } from "./banditView.ts";
import { type BanditText, readBanditView } from "./readBanditView.ts";

/**
 * The view that prose asks for: the chapter's own with another `game`, `algorithm` (policy) or opponent (`against`),
 * and `at`, phrases separated by commas: "100 rounds", "c 0.5", "epsilon 0.1", "draw 0", "seed 3", "weights 45 15 40",
 * "shown 012". Throws an Error that says which of them is wrong.
 */
export function settingOver(given: BanditView, { game, algorithm, against, at }: Setting): BanditView {
  let text: BanditText = { ...given, weights: given.weights.join(" "), shown: given.shown.join("") };
  if (game !== undefined) text = { ...text, game, weights: undefined, shown: "" };
  if (algorithm !== undefined) text = { ...text, policy: algorithm };
  if (against !== undefined) text = { ...text, opponent: against };
  for (const phrase of at === undefined ? [] : at.split(",").map((part) => part.trim())) {
    const [, word, rest] = /^(\S+) (.+)$/.exec(phrase) ?? [];
    if (rest === "rounds" || rest === "round") text = { ...text, rounds: word };
    else if (["c", "epsilon", "draw", "seed", "weights", "shown"].includes(word))
      text = { ...text, [word]: rest };
    else throw new Error(`"${phrase}" is neither "100 rounds" nor "c 0.5"`);
  }
  return readBanditView(text);
}
