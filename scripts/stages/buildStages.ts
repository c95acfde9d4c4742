import { checkBudget } from "../built/checkBudget.ts";
import { buildSite, type Place } from "./buildSite.ts";
import type { Stage } from "./runStages.ts";
import { sideBySide } from "./sideBySide.ts";

/** What it takes to have a site worth serving: built, and light enough. Others are built beside it. */
export function buildStages(place: Place, ...others: readonly Place[]): Stage[] {
  return [
    { title: "Build", run: () => sideBySide([place, ...others].map(buildSite)) },
    { title: "Byte budget", run: () => checkBudget(place), needs: ["Build"] },
  ];
}
