import { readFileSync } from "node:fs";
import { cutListing } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";

/** The listing of one of the engine's searches as a reader sees it, cut without a bundler, so that browser tests can have it. */
export function engineListing(name: string, folder = "searches"): string {
  const source = readFileSync(`src/engine/${folder}/${name}.ts`, "utf8");
  return cutListing(source, name).lines.map(lineText).join("\n");
}
