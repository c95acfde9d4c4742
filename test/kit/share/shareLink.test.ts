import fc from "fast-check";
import { expect, it } from "vitest";
import { readSetup, writeSetup } from "../../../src/kit/run/setup.ts";
import { embedLink, embedSnippet } from "../../../src/kit/share/shareLink.ts";
import { readEmbedLook } from "../../../src/tools/embed/embedLook.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

const site = "https://example.org/some/path/";

it("The link to an embed leads below the site's first page and holds the whole view", () => {
  fc.assert(
    fc.property(arbitrarySetup, fc.nat({ max: 90 }), (setup, step) => {
      const view = writeSetup({ setup, step });
      const { origin, pathname, searchParams } = new URL(
        embedLink(site, "stepper", view, { panels: "code" }),
      );
      expect(origin + pathname).toBe(`${site}embed/`);
      expect(writeSetup(readSetup(searchParams)).toString()).toBe(view.toString());
      expect(readEmbedLook(searchParams)).toEqual({
        figure: "stepper",
        controls: true,
        panels: "code",
        quiz: false,
      });
    }),
  );
});

it("A figure without panels stays without them", () => {
  const { searchParams } = new URL(embedLink(site, "stepper", new URLSearchParams(), { panels: "" }));
  expect(readEmbedLook(searchParams).panels).toBe("");
});

it("A quiz begins at its first question, whatever step it is made from", () => {
  const view = writeSetup({ setup: { tree: "[1,2]", algorithm: "alphaBeta" }, step: 3 });
  const { searchParams } = new URL(embedLink(site, "stepper", view, { quiz: true }));
  expect(readEmbedLook(searchParams).quiz).toBe(true);
  expect(readSetup(searchParams).step).toBe(0);
});

it("The snippet is one frame, and no text breaks out of its quotes", () => {
  const snippet = embedSnippet(`${site}embed/?a=1&b=2`, 'A "tree" <&>', 611.4);
  expect(snippet).toBe(
    `<iframe src="${site}embed/?a=1&amp;b=2" title="A &quot;tree&quot; &lt;&amp;>" width="100%" height="612" style="border: 0" loading="lazy"></iframe>`,
  );
});
