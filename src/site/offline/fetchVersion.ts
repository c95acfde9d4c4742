import type { KeptFiles } from "./keptFiles.ts";
import { bytesOf, hashOf, type SiteFile, type SiteVersion } from "./siteVersion.ts";

/** Why a version could not be fetched: the line broke off, the site is another by now, or the browser gives no room. */
export type Hindrance = "broken" | "changed" | "full";

/** A version that could not be fetched whole. What came is kept all the same. */
export class Unfetched extends Error {
  readonly hindrance: Hindrance;
  constructor(hindrance: Hindrance, cause?: unknown) {
    super(hindrance, { cause });
    this.hindrance = hindrance;
  }
}

/** More at once would be in the way of what the reader asks for, and of the first steps on a slow machine. */
const lanes = 2;

/**
 * Fetches what is not kept yet of a version, and keeps it.
 *
 * @param ask fetches a path of the site from the network
 * @param tell hears how many bytes of the version are kept, at first and after each file
 * @throws Unfetched; every file that came whole is kept, so that another try goes on from there
 */
export async function fetchVersion(
  version: SiteVersion,
  kept: KeptFiles,
  ask: (path: string) => Promise<Response>,
  tell: (done: number) => void,
): Promise<void> {
  const missing = await kept.missing(version.files);
  let done = bytesOf(version.files) - bytesOf(missing);
  tell(done);
  const waiting = missing[Symbol.iterator]();
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      for (const file of waiting) {
        await fetchFile(file, kept, ask);
        done += file.bytes;
        tell(done);
      }
    }),
  );
  // What the other lanes have brought by then is kept as well.
  const failed = ended.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  await kept.complete(version).catch(noRoom);
}

async function fetchFile(
  file: SiteFile,
  kept: KeptFiles,
  ask: (path: string) => Promise<Response>,
): Promise<void> {
  const response = await ask(file.path).catch((cause) => {
    throw new Unfetched("broken", cause);
  });
  // A page for a broken address is no file of the list, though the list names it, too.
  if (!response.ok && !(response.status === 404 && file.path === "404.html"))
    throw new Unfetched(response.status === 404 ? "changed" : "broken");
  const content = await response.arrayBuffer().catch((cause) => {
    throw new Unfetched("broken", cause);
  });
  // While it was fetched the site may have become another: pages of one version need scripts of the same.
  if ((await hashOf(content)) !== file.hash) throw new Unfetched("changed");
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  await kept.put(file, new Response(content, { headers: { "content-type": type } })).catch(noRoom);
}

function noRoom(cause: unknown): never {
  throw new Unfetched("full", cause);
}
