import type { FunctionCase } from "../../judge/functions/judgeFunctions.ts";
import type { Phase } from "../../judge/functions/phaseLog.ts";
import { phaseParting } from "../../judge/functions/phaseParting.ts";
import { js } from "../../mistakes/js.ts";
import type { Beside } from "./beside.ts";

/** The phases as the figure of sampling names them. */
const phaseNames: Readonly<Record<Phase, string>> = {
  select: "select",
  expand: "expand",
  simulate: "rollout",
  backUp: "backup",
};

/** The figure that shows what would have been right in a case, as it stands there; undefined where none can. */
export function figureOf({ call: { shows }, own, right }: FunctionCase): Beside | undefined {
  if (shows?.figure !== "mcts") return shows;
  const parting = own.kind === "value" ? phaseParting(own.value, right) : undefined;
  const phase = parting?.right && phaseNames[parting.right.phase];
  const at = parting === undefined ? "start" : js`iteration ${parting.iteration} ${phase ?? ""}`.trim();
  return { ...shows, changed: { ...shows.changed, at } };
}
