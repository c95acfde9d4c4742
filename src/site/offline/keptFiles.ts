import { listPath, type SiteFile, type SiteVersion } from "./siteVersion.ts";

/** The name of the store of a site: several sites may share an origin. */
export const storeName = (scope: string): string => `plyground:${new URL(scope).pathname}`;

/** Which version answers, which did before it, and whether a reader is yet to be told that it is another. */
export interface Reign {
  readonly version: string;
  readonly before: string | undefined;
  readonly untold: boolean;
}

/**
 * The files that a browser keeps of a site, each by its path and its content. So a file that two versions share is there
 * once, and a version that was fetched half goes on from where it broke off. A version counts from when its list is kept,
 * which comes last.
 */
export class KeptFiles {
  readonly #cache: Cache;
  readonly #scope: string;

  /** @param scope the site's address, with a slash at its end */
  constructor(cache: Cache, scope: string) {
    this.#cache = cache;
    this.#scope = scope;
  }

  /** As browsers write it: they tell addresses apart letter by letter. */
  #address = ({ path, hash }: SiteFile): string =>
    `${this.#scope}offline/${hash}/${encodeURIComponent(path)}`;
  get #reign(): string {
    return `${this.#scope}offline/reign`;
  }
  #list = (version: string): string => `${this.#scope}${listPath(version)}`;

  /** What was kept of a file. */
  get(file: SiteFile): Promise<Response | undefined> {
    return this.#cache.match(this.#address(file));
  }

  /** Rejects where the browser gives no more room. */
  put(file: SiteFile, response: Response): Promise<void> {
    return this.#cache.put(this.#address(file), response);
  }

  /** Those of the files that are not kept yet. */
  async missing(files: readonly SiteFile[]): Promise<SiteFile[]> {
    const kept = new Set((await this.#cache.keys()).map(({ url }) => url));
    return files.filter((file) => !kept.has(this.#address(file)));
  }

  /** The versions that are kept whole. */
  async versions(): Promise<SiteVersion[]> {
    const lists = (await this.#cache.keys()).flatMap((request) => {
      const version = /\/offline\/(\w+)\.json$/.exec(request.url)?.[1];
      return version === undefined ? [] : [{ version, request }];
    });
    return Promise.all(
      lists.map(async ({ version, request }) => {
        const list = await this.#cache.match(request);
        return { version, files: (await list?.json()) as SiteFile[] };
      }),
    );
  }

  /** Says that all files of a version are kept. */
  complete({ version, files }: SiteVersion): Promise<void> {
    return this.#cache.put(this.#list(version), new Response(JSON.stringify(files)));
  }

  /** Which version answers. */
  async reign(): Promise<Reign | undefined> {
    return (await this.#cache.match(this.#reign))?.json() as Promise<Reign> | undefined;
  }

  setReign(reign: Reign): Promise<void> {
    return this.#cache.put(this.#reign, new Response(JSON.stringify(reign)));
  }

  /** Lets go of everything that belongs to none of these versions. */
  async keepOnly(versions: readonly SiteVersion[]): Promise<void> {
    const wanted = new Set([
      this.#reign,
      ...versions.flatMap(({ version, files }) => [this.#list(version), ...files.map(this.#address)]),
    ]);
    const others = (await this.#cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(others.map((request) => this.#cache.delete(request)));
  }
}
