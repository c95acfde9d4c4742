import { preview } from "astro";
import type { Place } from "./buildSite.ts";

/** A built site being served. */
export interface Served {
  /** The address of its home page, with the base path. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site on this machine with Astro's own preview.
 *
 * @param port 0 for any free one; a port that is taken gives way to the next
 */
export async function serveSite({ outDir, base }: Place, port: number): Promise<Served> {
  const host = process.env.HOST ?? "localhost";
  const server = await preview({ outDir, base, server: { host, port }, logLevel: "error" });
  const name = server.host ?? host;
  return {
    address: `http://${name}:${server.port}${base}`,
    stop: () => server.stop(),
  };
}
