import { readFileSync } from "node:fs";
import type { MakeProgram } from "../src/judge/program.ts";
import { programText } from "../src/judge/programText.ts";
import { cutListing } from "../src/listing/cutListing.ts";
import { lineText } from "../src/listing/lines/listing.ts";

/** One of the engine's searches as a reader would write it: its listing, and nothing besides. */
export function programOf(name: string): MakeProgram<unknown, number> {
  const source = readFileSync(new URL(`../src/engine/searches/${name}.ts`, import.meta.url), "utf8");
  const written = cutListing(source, name).lines.map(lineText).join("\n");
  return new Function("game", "watch", programText(written).body) as MakeProgram<unknown, number>;
}
