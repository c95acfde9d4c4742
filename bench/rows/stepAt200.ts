import { buildSite, site } from "../../scripts/stages/buildSite.ts";
import type { Row } from "../row.ts";
import { stepInBrowser } from "../stepInBrowser.ts";

export const row: Row = {
  title: "Browser: a step forward, 200 nodes drawn against 20",
  goal: { atMost: 3 },
  prepare: () => buildSite(site),
  contender: { name: "200 nodes", measure: () => stepInBrowser(200, "forward") },
  against: { name: "20 nodes", measure: () => stepInBrowser(20, "forward") },
};
