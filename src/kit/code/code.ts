import { everyListing } from "../../listing/everyListing.ts";
import { runnable } from "../../listing/runnable.ts";
import { algorithms } from "../run/algorithms.ts";
import { codeOf } from "./codeOf.ts";

export { joinLines } from "./codeLineHtml.ts";

/** The code of the searches of games without chance. */
export const code = codeOf({
  listing: (name) => everyListing[name],
  before: (name) => everyListing[algorithms[name].predecessor ?? ""],
  programOf: ({ algorithm, tree, depth }) => runnable(everyListing[algorithm], { tree, depth }),
});
