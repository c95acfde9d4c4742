/** A file of the built site. */
export interface SiteFile {
  /** As browsers ask for it, from the site's root: a page by its folder, "chapters/minimax/". */
  readonly path: string;
  /** SHA-256 of its content, its first 16 digits. */
  readonly hash: string;
  readonly bytes: number;
}

/** All that the site is after one build. */
export interface SiteVersion {
  /** The same for the same files. */
  readonly version: string;
  readonly files: readonly SiteFile[];
}

/** What it costs to keep a version. */
export interface SiteSize {
  /** Bytes as they are kept, and about as many as come over the line, compressed. */
  readonly kept: number;
  readonly fetched: number;
}

/** Where the worker lies, and within the site what it needs: the files of a version, and its size. */
export const workerPath = "sw.js";
export const offlineFolder = "offline/";
export const listPath = (version: string): string => `${offlineFolder}${version}.json`;
export const sizePath = `${offlineFolder}size.json`;

export const bytesOf = (files: readonly SiteFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The hash by which a file's content is known. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
