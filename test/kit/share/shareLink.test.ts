import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSetup, writeSetup } from "../../../src/kit/run/setup.ts";
import { embedSnippet } from "../../../src/kit/share/embedSnippet.ts";
import { embedLink } from "../../../src/kit/share/shareLink.ts";
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

const snippet = embedSnippet(`${site}embed/?a=1&b=2`, 'A "tree" <&>', 611.4);
const [frame, script] = snippet.split("<script>");

it("The snippet is one frame and a script behind it, and no text breaks out of its quotes", () => {
  expect(frame).toBe(
    `<iframe src="${site}embed/?a=1&amp;b=2" title="A &quot;tree&quot; &lt;&amp;>" width="100%" height="612" style="border: 0" loading="lazy"></iframe>`,
  );
  expect(script).toMatch(/^[^<]*<\/script>$/);
});

describe("The script of a snippet", () => {
  const contentWindow = {};
  const told = {
    source: contentWindow,
    origin: "https://example.org",
    data: { plyground: "height", height: 480.2 },
  };
  /** How high the frame is when it has been told this. */
  const heightAfter = (message: object): unknown => {
    const frame = { contentWindow, height: 612 };
    let listener: (message: object) => void = () => {};
    new Function("addEventListener", "document", script.replace("</script>", ""))(
      (_: string, heard: typeof listener) => {
        listener = heard;
      },
      { currentScript: { previousElementSibling: frame } },
    );
    listener(message);
    return frame.height;
  };

  it("makes the frame as high as it says it is", () => {
    expect(heightAfter(told)).toBe(481);
  });

  it.each([
    { source: {} },
    { source: null },
    { origin: "https://example.com" },
    { origin: "null" },
    { data: null },
    { data: "height" },
    { data: { height: 480 } },
    ...["480", "480px", Number.NaN, -1, 0, 1e9, Number.POSITIVE_INFINITY, {}, undefined].map((height) => ({
      data: { plyground: "height", height },
    })),
  ])("hears nothing else: %j", (changed) => {
    expect(heightAfter({ ...told, ...changed })).toBe(612);
  });
});
