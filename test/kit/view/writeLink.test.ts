import fc from "fast-check";
import { expect, it } from "vitest";
import { pageParameters, writeLink } from "../../../src/kit/view/writeLink.ts";

const read = (link: string) => pageParameters(new URL(link, "https://example.org/playground/"));

it("What a link was written from is read from it again, with or without an anchor", () => {
  const parameters = fc.array(fc.tuple(fc.string(), fc.string({ maxLength: 4000 })), { maxLength: 6 });
  fc.assert(
    fc.property(parameters, fc.option(fc.constant("stepper"), { nil: undefined }), (pairs, anchor) => {
      const asked = new URLSearchParams([...new Map(pairs)]);
      const found = read(writeLink(asked, anchor));
      asked.sort();
      found.sort();
      expect([...found]).toEqual([...asked]);
    }),
  );
});

it("Brackets and commas stand in a link as they are", () => {
  const link = writeLink(new URLSearchParams({ tree: "[[3,12,8],[2,4,6]]", step: "3" }), "lab");
  expect(link).toBe("?tree=[[3,12,8],[2,4,6]]&step=3#lab");
});

it("A long tree stands in the fragment, which no server is sent", () => {
  const tree = `[${Array(4000).fill(1)}]`;
  const link = writeLink(new URLSearchParams({ figure: "stepper", tree, step: "3" }), "stepper");
  expect(link).toBe(`?figure=stepper&step=3#tree=${tree}`);
});
