import { buildSite, site } from "../../scripts/stages/buildSite.ts";
import type { Row } from "../row.ts";
import { openInBrowser } from "../stepInBrowser.ts";

export const row: Row = {
  title: "Browser: a tree of 1,885 nodes typed and drawn, against one of 17",
  // 300 milliseconds where the small one takes 70.
  goal: { atMost: 4.3 },
  prepare: () => buildSite(site),
  contender: { name: "1,885 nodes", measure: () => openInBrowser(1885) },
  against: { name: "17 nodes", measure: () => openInBrowser(17) },
};
