import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import {
  bytesOf,
  hashOf,
  listPath,
  offlineFolder,
  type SiteFile,
  type SiteSize,
  sizePath,
  workerPath,
} from "../../src/site/offline/siteVersion.ts";

/**
 * Astro integration: the built site gets the worker that keeps it in the browser, and the list of what is to be kept.
 *
 * To stand last: a file that changes afterwards is another than the list says. Where pages are served as they are being
 * written, a worker that an earlier build left in the browser goes.
 */
export function offlineSite(base: string): AstroIntegration {
  return {
    name: "plyground:offline-site",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await writeOffline(fileURLToPath(dir), await bundleWorker());
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          if (request.url !== base + workerPath) return next();
          response.writeHead(200, { "content-type": "text/javascript" }).end(leaving);
        });
      },
    },
  };
}

/**
 * A worker in the place of an older one, that goes with all that was kept, and has its pages loaded anew: it takes them over
 * first, as a browser navigates no page that is another's. A page that was on its way when it went may bring it back, and asks
 * it what is kept; then it goes again.
 */
export const leaving = `const leave = async () => {
  await clients.claim();
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("plyground:")) await caches.delete(name);
  for (const page of await clients.matchAll()) page.navigate(page.url);
};
oninstall = () => skipWaiting();
onactivate = onmessage = (event) => event.waitUntil(leave());
`;

const source = fileURLToPath(new URL("../../src/site/offline/serviceWorker.ts", import.meta.url));

/** The worker in one file, as every browser with workers reads it. */
async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  });
  const [{ output }] = [built].flat() as { output: { code?: string }[] }[];
  return output[0].code!;
}

/**
 * Pagefind's own interfaces, which the site brings in another form, and its program for languages that it does not know; and
 * what is for other sites alone: pictures of pages, the feed, and what search engines read.
 */
const unused =
  /^pagefind\/(?:pagefind-(?:ui|modular-ui|component-ui|highlight)\.|wasm\.unknown\.)|^previews\/|^(?:feed\.xml|robots\.txt|sitemap[^/]*\.xml)$/;

/**
 * Writes the list of all files of a built site, their size, and the worker in front of which the version stands, which is
 * the same for the same files. Written again, after a file has changed, it makes another version.
 *
 * @param worker the worker's code
 */
export async function writeOffline(folder: string, worker: string): Promise<void> {
  rmSync(join(folder, offlineFolder), { recursive: true, force: true });
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name !== workerPath && !unused.test(name) && statSync(join(folder, name)).isFile())
    .sort();
  const files: SiteFile[] = [];
  let fetched = 0;
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    const hash = await hashOf(new Uint8Array(content).buffer);
    files.push({ path: name.replace(/(^|\/)index\.html$/, "$1"), hash, bytes: content.length });
    // Servers compress what is text, and what is packed already grows by it.
    fetched += Math.min(content.length, gzipSync(content).length);
  }
  const list = JSON.stringify(files);
  // The worker, too, is a part of the version.
  const version = await hashOf(new TextEncoder().encode(list + worker).buffer);
  const size: SiteSize = { kept: bytesOf(files), fetched };
  mkdirSync(join(folder, offlineFolder));
  writeFileSync(join(folder, listPath(version)), list);
  writeFileSync(join(folder, sizePath), JSON.stringify(size));
  writeFileSync(join(folder, workerPath), `self.siteVersion = "${version}";\n${worker}`);
}
