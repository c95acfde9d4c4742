/*
 * Keeps the site in the browser, so that it works without a network. The build writes the version in front of it.
 *
 * A worker belongs to one version of the site. It is installed once all files of that version are kept, waits until no
 * page of the older version is open, and from then on answers with its own files alone.
 */
import { Answers } from "./answer.ts";
import { fetchVersion, Unfetched } from "./fetchVersion.ts";
import { KeptFiles, storeName } from "./keptFiles.ts";
import type { Asked, Told } from "./messages.ts";
import { bytesOf, listPath, type SiteFile } from "./siteVersion.ts";
import type { WorkerClient, WorkerScope } from "./workerScope.ts";

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const version = worker.siteVersion;

const openKept = async () => new KeptFiles(await caches.open(storeName(scope)), scope);
/** What is on the line, not what a browser remembers of it. */
const ask = (path: string) => fetch(scope + encodeURI(path), { cache: "no-cache", priority: "low" });

async function tell(told: Told): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage(told);
}

/** Milliseconds from one word of how far it is to the next: each is written and laid out on pages that are being read. */
const pause = 500;

/** Fetches this version, and tells every page how far it is, now and then. Rejects where it does not come whole. */
async function save(): Promise<void> {
  const kept = await openKept();
  let [done, of, told] = [0, 0, -pause];
  try {
    const list = await ask(listPath(version)).catch((cause) => {
      throw new Unfetched("broken", cause);
    });
    if (!list.ok) throw new Unfetched("changed");
    const files = (await list.json()) as SiteFile[];
    of = bytesOf(files);
    await fetchVersion({ version, files }, kept, ask, (now) => {
      done = now;
      if (performance.now() - told < pause) return;
      told = performance.now();
      void tell({ offline: "fetching", done, of });
    });
  } catch (error) {
    const by = error instanceof Unfetched ? error.hindrance : "broken";
    // What cannot be kept whole gives back the room that it took; an older version stays.
    if (by === "full") await kept.keepOnly(await kept.versions());
    await tell({ offline: "hindered", by, done, of });
    throw error;
  }
}

/** Pages of the version before may be open still, and fetch a part of theirs: its files stay, and no older ones. */
async function takeOver(): Promise<void> {
  const kept = await openKept();
  const versions = await kept.versions();
  const own = versions.find((one) => one.version === version);
  if (own === undefined) return;
  const last = await kept.reign();
  if (last?.version !== version)
    await kept.setReign({ version, before: last?.version, untold: last !== undefined });
  const before = (await kept.reign())?.before;
  await kept.keepOnly(versions.filter((one) => one === own || one.version === before));
  answers = undefined;
  // A first worker takes the page that brought it; a later one has waited until there was none, or was asked to.
  await worker.clients.claim();
  await tell({ offline: "kept", of: bytesOf(own.files), renewed: false });
}

let answers: Promise<Answers> | undefined;
async function openAnswers(): Promise<Answers> {
  const kept = await openKept();
  const [versions, reign] = await Promise.all([kept.versions(), kept.reign()]);
  const answering = [version, reign?.before].map((name) => versions.find((one) => one.version === name));
  return new Answers(
    kept,
    scope,
    answering.filter((one) => one !== undefined),
  );
}

async function answer(request: Request): Promise<Response> {
  answers ??= openAnswers();
  const kept = await answers.then((all) => all.answer(request.url)).catch(forget);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const nowhere =
      request.mode === "navigate" && (await answers?.then((all) => all.nowhere()).catch(forget));
    if (nowhere) return nowhere;
    throw error;
  }
}

/** A browser that cannot read what it has kept is asked again next time; until then the network answers. */
function forget(): undefined {
  answers = undefined;
}

async function sayWhatIsKept(page: WorkerClient | null): Promise<void> {
  const kept = await openKept();
  const [versions, reign] = await Promise.all([kept.versions(), kept.reign()]);
  const own = versions.find((one) => one.version === version);
  const told: Told = own
    ? { offline: "kept", of: bytesOf(own.files), renewed: reign?.untold ?? false }
    : { offline: "missing" };
  if (reign?.untold) await kept.setReign({ ...reign, untold: false });
  page?.postMessage(told);
}

worker.addEventListener("install", (event) => event.waitUntil(save()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  const asked = event.data as Asked;
  if (asked === "tell") event.waitUntil(sayWhatIsKept(event.source));
  if (asked === "save") event.waitUntil(save().then(takeOver, () => {}));
  if (asked === "reign") event.waitUntil(worker.skipWaiting());
});
