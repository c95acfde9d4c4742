import type { Place } from "../stages/buildSite.ts";
import { brokenLinks } from "./brokenLinks.ts";
import { builtPages } from "./builtPages.ts";

/** Says how many pages hold together. Throws naming every link of the built site that leads nowhere. */
export async function checkLinks(place: Place): Promise<void> {
  const pages = builtPages(place.outDir);
  if (pages.length === 0) throw new Error(`There are no pages in ${place.outDir}`);
  const broken = await brokenLinks(place);
  if (broken.length > 0) {
    throw new Error(broken.map(({ file, link }) => `${file}: ${link} leads nowhere`).join("\n"));
  }
  console.log(`Every link of ${pages.length} pages leads somewhere, served under ${place.base}`);
}
