import type { KeptFiles } from "../../../src/site/offline/keptFiles.ts";
import { hashOf, type SiteFile, type SiteVersion } from "../../../src/site/offline/siteVersion.ts";

/** As much of a browser's cache as the site uses, in memory, with room for so many files. */
export class SomeCache {
  readonly held = new Map<string, Response>();
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  match = async (asked: string | { url: string }): Promise<Response | undefined> =>
    this.held.get(addressOf(asked))?.clone();

  put = async (asked: string, response: Response): Promise<void> => {
    if (this.held.size >= this.room) throw new DOMException("no room", "QuotaExceededError");
    this.held.set(addressOf(asked), response);
  };

  keys = async (): Promise<{ url: string }[]> => [...this.held.keys()].map((url) => ({ url }));

  delete = async (asked: { url: string }): Promise<boolean> => this.held.delete(asked.url);
}

/** Addresses are written as browsers do. */
const addressOf = (asked: string | { url: string }) =>
  new URL(typeof asked === "string" ? asked : asked.url).href;

export const bytesFor = (content: string) => new TextEncoder().encode(content).buffer as ArrayBuffer;

/** A version of a site of these files, by their paths. */
export async function versionOf(
  name: string,
  contents: Readonly<Record<string, string>>,
): Promise<SiteVersion> {
  const files = Object.entries(contents).map(
    async ([path, content]): Promise<SiteFile> => ({
      path,
      hash: await hashOf(bytesFor(content)),
      bytes: content.length,
    }),
  );
  return { version: name, files: await Promise.all(files) };
}

/** What is kept of each file of a version; undefined where it is not. */
export const textsOf = async (
  kept: KeptFiles,
  { files }: SiteVersion,
): Promise<Record<string, string | undefined>> =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.path, await (await kept.get(file))?.text()] as const)),
  );
