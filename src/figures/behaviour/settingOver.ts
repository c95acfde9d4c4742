import type { Setting } from "../../kit/prose/registry.ts";
import { type BehaviourView, readBehaviourView } from "./behaviourView.ts";

/** The view that prose asks for: `tree` for another tree, `position` for the intruder's moves, `at` for a step. */
export function settingOver(view: BehaviourView, setting: Setting): BehaviourView {
  if (setting.view !== undefined) return readBehaviourView(new URLSearchParams(setting.view));
  return {
    ...view,
    tree: setting.tree ?? view.tree,
    intruder: setting.position ?? view.intruder,
    at: setting.at ?? view.at,
  };
}
