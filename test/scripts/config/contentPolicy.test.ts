import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { elements } from "../../../scripts/built/htmlElements.ts";
import { withPolicy } from "../../../scripts/config/contentPolicy.ts";

const page = (body: string, head = '<meta charset="utf-8"/>') =>
  `<!DOCTYPE html><html lang="en"><head>${head}<title>Page</title></head><body>${body}</body></html>`;
/** What a policy says, by its directives. */
function policyOf(html: string): Record<string, string[] | undefined> {
  const metas = elements(html).filter(({ attributes }) => attributes["http-equiv"]);
  expect(metas).toHaveLength(1);
  const said = metas[0].attributes.content!.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(said.map(([name, ...from]) => [name, from]));
}
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("A page gets one policy, between its charset and everything else", () => {
  const html = withPolicy(page("<p>here</p>"), "index.html");
  expect(html).toMatch(
    /<head><meta charset="utf-8"\/><meta http-equiv="content-security-policy" [^>]*><title>/,
  );
  const policy = policyOf(html);
  expect(policy["default-src"]).toEqual(["'none'"]);
  for (const none of ["base-uri", "object-src"]) expect(policy[none]).toEqual(["'none'"]);
  for (const own of ["connect-src", "worker-src", "font-src", "form-action", "script-src"])
    expect(policy[own]).toEqual(["'self'"]);
});

test("No policy lets in another site, or code that is made of text", () => {
  const policy = policyOf(withPolicy(page("<script>run()</script>"), "index.html"));
  const sources = Object.values(policy).flat();
  expect(
    sources.filter((source) => !/^('(self|none|unsafe-inline|sha256-.*)'|data:)$/.test(source!)),
  ).toEqual([]);
  expect(policy["script-src"]).not.toContain("'unsafe-inline'");
  expect(policy["script-src"]).not.toContain("data:");
});

test("Each script that stands in the page is named by its hash, and no data is", () => {
  const html = page(
    '<script>one()</script><script type="module">two()</script><script src="/three.js"></script>' +
      '<script>one()</script><script type="application/ld+json">{"four": 4}</script>',
  );
  const [own, ...hashes] = policyOf(withPolicy(html, "index.html"))["script-src"]!;
  expect(own).toBe("'self'");
  expect(hashes).toEqual([sha256("one()"), sha256("two()")]);
});

test("What is hashed of any script is what a browser reads, ends of lines included", () => {
  // A tag within a script would end it, or its page.
  const source = fc.string({ unit: "grapheme" }).filter((text) => !/[<\0]/.test(text));
  fc.assert(
    fc.property(source, (text) => {
      const read = text.replace(/\r\n?/g, "\n");
      const policy = policyOf(withPolicy(page(`<script>${text}</script>`), "index.html"));
      expect(policy["script-src"]).toContain(sha256(read));
    }),
  );
});

test("A page that brings a policy of its own keeps it", () => {
  const own = page(
    "",
    '<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>',
  );
  expect(withPolicy(own, "frame.html")).toBe(own);
});

test.each([
  ["a handler", '<button onclick="run()">Run</button>', "<button onclick>"],
  ["a link that is code", '<a href=" javascript:run()">Run</a>', "<a href>"],
])("A page with %s stops the build", (_, body, named) => {
  expect(() => withPolicy(page(body), "play/index.html")).toThrow(
    `play/index.html has code in attributes: ${named}`,
  );
});

test("A page whose charset would come too late stops the build", () => {
  const late = page("", '<script>run()</script><meta charset="utf-8"/>');
  expect(() => withPolicy(late, "a.html")).toThrow("a.html does not begin with its charset");
});
