import { mistakes } from "../mistakes/index.ts";
import { type Line, type Listing, lineText } from "./lines/listing.ts";

const modules = import.meta.glob<Listing>("./roots/*.ts", {
  query: "?listing",
  import: "default",
  eager: true,
});
const roots: Readonly<Record<string, Listing>> = Object.fromEntries(
  Object.values(modules).map((root) => [root.name, root]),
);

const spoilsRoot = (name: string): boolean =>
  Object.entries(mistakes).some(([mistake, { spoilsRoot }]) => mistake === name && spoilsRoot === true);

/**
 * How the listing is called for the first time and how its values become a move: a function to be read after it.
 * Undefined where a mistake makes the call another one, or another move of the same value.
 */
export function rootOf({ name, lines }: Listing): readonly Line[] | undefined {
  if (spoilsRoot(name)) return undefined;
  const hasWindow = lines[0].tokens.some(({ text }) => text === "α");
  const negates = lines.some((line) => /[-−]visit\(/.test(lineText(line)));
  if (name === "mtdf") return roots.closingIn.lines;
  return roots[`${negates ? "negated" : "bySides"}${hasWindow ? "InWindow" : ""}`].lines;
}
