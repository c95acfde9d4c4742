import { checkBudget } from "../built/checkBudget.ts";
import { buildSite, type Place } from "./buildSite.ts";
import type { Stage } from "./runStages.ts";

/** What it takes to have a site worth serving: built, and light enough. */
export function buildStages(place: Place): Stage[] {
  return [
    { title: "Build", run: () => buildSite(place) },
    { title: "Byte budget", run: () => checkBudget(place), needs: ["Build"] },
  ];
}
