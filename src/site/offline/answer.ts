import type { KeptFiles } from "./keptFiles.ts";
import type { SiteFile, SiteVersion } from "./siteVersion.ts";

/**
 * What a site asks for, answered from what is kept of it. What stands behind a question mark is for the page's scripts:
 * it is the same file.
 */
export class Answers {
  readonly #kept: KeptFiles;
  readonly #scope: string;
  readonly #files: ReadonlyMap<string, SiteFile>;

  /**
   * @param versions the one that answers, and older ones: a page that is still open may ask for what was one of its parts
   */
  constructor(kept: KeptFiles, scope: string, versions: readonly SiteVersion[]) {
    this.#kept = kept;
    this.#scope = scope;
    const files = versions.toReversed().flatMap(({ files }) => files);
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** The answer to an address, undefined where nothing is kept of it. */
  async answer(address: string): Promise<Response | undefined> {
    const [, written = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address.slice(this.#scope.length)) ?? [];
    const path = readable(written);
    const file = this.#files.get(path.replace(/(^|\/)index\.html$/, "$1"));
    if (file) return this.#kept.get(file);
    // As any server does: a folder's address ends in a slash.
    if (this.#files.has(`${path}/`)) return Response.redirect(`${this.#scope}${written}/${query}`, 302);
    return undefined;
  }

  /** What is said of an address that leads nowhere. */
  async nowhere(): Promise<Response> {
    const file = this.#files.get("404.html");
    const page = file && (await this.#kept.get(file));
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
  }
}

/** A path as files are called; as it is written, where that is broken. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
