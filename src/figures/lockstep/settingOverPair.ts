import { settingOver } from "../../kit/facts/settingOver.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";

/** The setup that prose asks for: the chapter's own, but for what it names. */
export function settingOverPair(given: LockstepSetup, setting: Setting): LockstepSetup {
  return {
    ...given,
    ...settingOver(given, setting),
    order: setting.order ?? given.order,
    against: (setting.against ?? given.against) as AlgorithmName,
    againstOrder: setting.againstOrder ?? given.againstOrder,
  };
}
