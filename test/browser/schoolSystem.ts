import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { unzipSync } from "fflate";

const origin = "http://school.invalid";
const scormAgain = readFileSync(createRequire(import.meta.url).resolve("scorm-again/scorm12/min"), "utf8");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** What a system has been told of a learner, as scorm-again keeps it. */
export interface Told {
  readonly suspend_data: string;
  readonly core: {
    readonly lesson_status: string;
    readonly lesson_location: string;
    readonly exit: string;
    readonly score: { readonly raw: string; readonly min: string; readonly max: string };
  };
  readonly interactions: Readonly<
    Record<string, { readonly id: string; readonly student_response: string; readonly result: string }>
  >;
}

/**
 * A school's system in the browser, with a run-time library that such systems use (scorm-again): it shows the page of a
 * package in a frame, two frames deep, and keeps what it is told when that is committed. Nothing else answers there.
 */
export class SchoolSystem {
  readonly #page: Page;
  /** Paths that the package asked for, and has not. */
  readonly missing: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async with(page: Page, zip: Uint8Array): Promise<SchoolSystem> {
    const system = new SchoolSystem(page);
    const files = unzipSync(zip);
    await page.context().route(`${origin}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === "") return route.fulfill({ contentType: types[".html"], body: systemPage });
      if (path === "frame") return route.fulfill({ contentType: types[".html"], body: framePage });
      if (path === "scorm-again.js") return route.fulfill({ contentType: types[".js"], body: scormAgain });
      const file = files[path.replace("content/", "")];
      if (file) return route.fulfill({ contentType: types[extname(path)], body: Buffer.from(file) });
      system.missing.push(path);
      return route.fulfill({ status: 404, body: "" });
    });
    return system;
  }

  /** The learner opens the package, or opens it again. */
  async open(learner: string): Promise<FrameLocator> {
    await this.#page.goto(`${origin}/#${encodeURIComponent(learner)}`);
    // The same address with another learner would not be loaded anew.
    await this.#page.reload();
    return this.#page.frameLocator("iframe").frameLocator("iframe");
  }

  /** Closes it, as who goes to another page does. */
  async close(): Promise<void> {
    await this.#page.goto(`${origin}/frame#none`);
  }

  /** What was committed for a learner. */
  told(learner: string): Promise<Told> {
    return this.#page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), learner);
  }
}

const systemPage = `<!doctype html><meta charset="utf-8"><title>School</title>
<style>body { margin: 0 } iframe { border: 0; width: 100%; height: 100vh }</style>
<script src="/scorm-again.js"></script>
<script>
  const learner = decodeURIComponent(location.hash.slice(1));
  const kept = JSON.parse(localStorage.getItem(learner) ?? "null");
  window.API = new Scorm12API({ logLevel: 5 });
  const core = { ...kept?.core, student_name: learner, student_id: "7", entry: kept ? "resume" : "ab-initio" };
  API.loadFromJSON({ cmi: { ...kept, core } }, "");
  const keep = () => localStorage.setItem(learner, JSON.stringify(API.renderCMIToJSONObject().cmi));
  API.on("LMSCommit", keep);
  API.on("LMSFinish", keep);
</script>
<iframe src="/frame"></iframe>`;
const framePage = `<!doctype html><meta charset="utf-8"><title>Frame</title>
<style>body { margin: 0 } iframe { border: 0; width: 100%; height: 100vh }</style>
<script>
  if (location.hash === "") {
    const page = document.createElement("iframe");
    page.src = "/content/index.html";
    addEventListener("DOMContentLoaded", () => document.body.append(page));
  }
</script>`;
