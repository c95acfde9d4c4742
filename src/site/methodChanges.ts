import { diffRowsHtml } from "../kit/code/codeLineHtml.ts";
import { cutMethod } from "../listing/cutListing.ts";
import { diffListing } from "../listing/diffListing.ts";

const sources = import.meta.glob<string>(
  ["../engine/{sampling,learning}/*.ts", "../mistakes/{sampling,learning}/*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** A method, or a function, in a file: `engine/sampling/uct`. */
interface Method {
  readonly file: string;
  readonly name: string;
}

/**
 * What changes from one method to another, as items of an HTML list; a change of name alone is none. Runs at
 * build time.
 */
export function methodChanges(before: Method, after: Method): string {
  const [old, now] = [before, after].map(({ file, name }) =>
    cutMethod(sources[`../${file}.ts`], name, before.name),
  );
  return diffRowsHtml(diffListing(old, now));
}
