import { buildSite, site } from "../../scripts/stages/buildSite.ts";
import type { Row } from "../row.ts";
import { jumpInBrowser, stepInBrowser } from "../stepInBrowser.ts";

export const row: Row = {
  title: "Browser: Home and End, 1,885 nodes, against a step forward there",
  goal: { atMost: 3 },
  prepare: () => buildSite(site),
  contender: { name: "Home and End", measure: () => jumpInBrowser(1885) },
  against: { name: "a step forward", measure: () => stepInBrowser(1885, "forward") },
};
