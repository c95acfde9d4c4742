import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The file that a static host answers with for a path, or undefined where it would answer 404: a folder's
 * address ends in a slash and means its index.html.
 *
 * @param folder the built site
 * @param base the path under which it is served, with a slash at both ends
 * @param path as in the address, percent-encoded, without query and fragment
 */
export function siteFile(folder: string, base: string, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const inside = decodeURIComponent(path.slice(base.length));
  const file = join(folder, inside.endsWith("/") || inside === "" ? `${inside}index.html` : inside);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
