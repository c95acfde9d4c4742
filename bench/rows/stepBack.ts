import { buildSite, site } from "../../scripts/stages/buildSite.ts";
import type { Row } from "../row.ts";
import { stepInBrowser } from "../stepInBrowser.ts";

export const row: Row = {
  title: "Browser: 2,000 nodes drawn, a step back against one forward",
  goal: { atMost: 1.2 },
  prepare: () => buildSite(site),
  contender: { name: "back", measure: () => stepInBrowser(2000, "back") },
  against: { name: "forward", measure: () => stepInBrowser(2000, "forward") },
};
