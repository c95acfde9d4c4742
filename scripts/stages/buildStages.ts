import { checkBudget } from "../built/checkBudget.ts";
import { buildSite, type Site } from "./buildSite.ts";
import type { Stage } from "./runStages.ts";
import { sideBySide } from "./sideBySide.ts";

/**
 * What it takes to have a site worth serving: built, and light enough. Others are built beside it. Nobody reads nonsense,
 * and it packs worse than words do: it is not weighed.
 */
export function buildStages(place: Site, ...others: readonly Site[]): Stage[] {
  const build = { title: "Build", run: () => sideBySide([place, ...others].map((one) => buildSite(one))) };
  if (place.language === "nonsense") return [build];
  return [build, { title: "Byte budget", run: () => checkBudget(place), needs: ["Build"] }];
}
