import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { siteFile } from "../../scripts/built/siteFile.ts";
import { writeOffline } from "../../scripts/config/offlineSite.ts";
import type { Place } from "../../scripts/stages/buildSite.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** A copy of a built site that is served on its own, so that it can be changed, and its network can break. */
export class ServedCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "plyground-"));
  /** The paths that were asked for, from the site's root. */
  readonly asked: string[] = [];
  /** So many files are answered at once yet, and the others when this has come. */
  #atOnce = Number.POSITIVE_INFINITY;
  #held: Promise<void> | undefined;
  /** So many files are answered yet, then the line breaks. */
  answersLeft = Number.POSITIVE_INFINITY;
  readonly #server: Server;
  readonly #base: string;

  private constructor({ outDir, base }: Place) {
    cpSync(outDir, this.folder, { recursive: true });
    this.#base = base;
    this.#server = createServer(async (request, response) => {
      const path = new URL(request.url ?? "/", "http://site").pathname;
      this.asked.push(path.slice(base.length));
      if (this.#atOnce-- <= 0) await this.#held;
      if (this.answersLeft-- <= 0) return void response.destroy();
      const file = siteFile(this.folder, base, path);
      const shown = file ?? join(this.folder, "404.html");
      response.writeHead(file ? 200 : 404, {
        "content-type": types[extname(shown)] ?? "application/octet-stream",
      });
      response.end(readFileSync(shown));
    });
  }

  static async of(place: Place): Promise<ServedCopy> {
    const copy = new ServedCopy(place);
    await new Promise<void>((done) => copy.#server.listen(0, "127.0.0.1", done));
    return copy;
  }

  /** The home page's address. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#base}`;
  }

  /** Publishes another version, in which files have changed: to pack and list all of them takes a while. */
  async change(files: readonly string[], change: (text: string) => string): Promise<void> {
    for (const path of files.map((file) => join(this.folder, file)))
      writeFileSync(path, change(readFileSync(path, "utf8")));
    const worker = readFileSync(join(this.folder, "sw.js"), "utf8");
    await writeOffline(this.folder, worker.slice(worker.indexOf("\n") + 1));
  }

  /** Answers so many files more, and holds all others back until what it returns is called. */
  hold(answers: number): () => void {
    this.#atOnce = answers;
    let letGo = () => {};
    this.#held = new Promise((done) => {
      letGo = done;
    });
    return letGo;
  }

  /** There is no network from now on, or there is again. */
  set line(isThere: boolean) {
    this.answersLeft = isThere ? Number.POSITIVE_INFINITY : 0;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
