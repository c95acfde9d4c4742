/**
 * The address of a content file: "chapters/04-alpha-beta.mdx" becomes "chapters/alpha-beta". The number
 * orders the files and is no part of the address, so a chapter keeps its links when it changes its place.
 * An "index" stands for its folder; the one at the top stays "index".
 *
 * @param path of the file below content/, with forward slashes and its extension
 */
export function contentId(path: string): string {
  const segments = path.replace(/\.[^./]+$/, "").split("/");
  const named = segments.map((segment) => segment.replace(/^\d+-/, ""));
  return named.length > 1 && named.at(-1) === "index" ? named.slice(0, -1).join("/") : named.join("/");
}
