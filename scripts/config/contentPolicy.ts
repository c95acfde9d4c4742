import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { elements, type HtmlElement, textOf } from "../built/htmlElements.ts";
import { changePages } from "./changePages.ts";

/**
 * What a page may do, whatever came to stand on it: nothing but what is named here, and nothing of any other site.
 * `script-src` is added, with the scripts that stand in the page itself. Styles may stand in it, since Astro and Svelte
 * write some into attributes, where no hash reaches them.
 */
const allowed = {
  "default-src": "'none'",
  "style-src": "'self' 'unsafe-inline'",
  // Icons are masks that stand in the style sheets, and a drawing becomes PNG by way of such an address.
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  // A reader's program runs in a frame, whose file has a policy of its own.
  "frame-src": "'self'",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
} as const;

/**
 * Astro integration: each built page gets its content policy (CSP Level 3), as an element of its own, since the site has
 * no say in how it is served. Astro's own setting does not know the scripts that Starlight and the site write into pages.
 *
 * To stand behind whatever else changes the HTML.
 */
export function contentPolicy(): AstroIntegration {
  return {
    name: "plyground:content-policy",
    hooks: {
      "astro:build:done": ({ dir }) => {
        changePages(fileURLToPath(dir), withPolicy);
      },
    },
  };
}

/** How pages say in which letters they are written: this must stand among a page's first 1024 bytes, so it goes first. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The page with its policy before all that the policy is about. One that has a policy already, such as the inside of a
 * frame, keeps that.
 *
 * @param page its name, for the error
 * @throws naming what of the page no policy can allow: handlers and addresses with code in them
 */
export function withPolicy(html: string, page: string): string {
  const all = elements(html);
  if (all.some(isPolicy)) return html;
  const refused = all.flatMap(codeInAttributes);
  if (refused.length > 0) throw new Error(`${page} has code in attributes: ${refused.join(", ")}`);
  const at = charset.exec(html);
  if (!at || html.slice(0, at.index).includes("<script"))
    throw new Error(`${page} does not begin with its charset`);
  const end = at.index + at[0].length;
  return `${html.slice(0, end)}<meta http-equiv="content-security-policy" content="${policyFor(all)}"/>${html.slice(end)}`;
}

/** The policy of a page with these elements, as it stands in an attribute. */
export function policyFor(all: readonly HtmlElement[]): string {
  const inline = all.filter(isInlineScript).map((script) => `'sha256-${hashOf(textOf(script))}'`);
  const scripts = ["'self'", ...new Set(inline)].join(" ");
  const said = { ...allowed, "script-src": scripts };
  return Object.entries(said)
    .map(([what, from]) => `${what} ${from}`)
    .join("; ");
}

const hashOf = (source: string) => createHash("sha256").update(source).digest("base64");

const isPolicy = ({ tagName, attributes }: HtmlElement): boolean =>
  tagName === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy";

/** Types of scripts that run; others are data, and no policy asks about them. */
const running = ["", "module", "text/javascript", "importmap", "speculationrules"];
const isInlineScript = ({ tagName, attributes }: HtmlElement): boolean =>
  tagName === "script" && attributes.src === undefined && running.includes(attributes.type ?? "");

/** `onclick="…"`, and links that are code. */
const codeInAttributes = ({ tagName, attributes }: HtmlElement): string[] =>
  Object.entries(attributes)
    .filter(([name, value]) => name.startsWith("on") || /^\s*javascript:/i.test(value ?? ""))
    .map(([name]) => `<${tagName} ${name}>`);
