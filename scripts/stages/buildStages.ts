import { checkBudget } from "../built/checkBudget.ts";
import { buildSite, type Site } from "./buildSite.ts";
import type { Stage } from "./runStages.ts";
import { sideBySide } from "./sideBySide.ts";

/** What it takes to have a site worth serving: built, and light enough. Others are built beside it. */
export function buildStages(place: Site, ...others: readonly Site[]): Stage[] {
  return [
    { title: "Build", run: () => sideBySide([place, ...others].map(buildSite)) },
    { title: "Byte budget", run: () => checkBudget(place), needs: ["Build"] },
  ];
}
