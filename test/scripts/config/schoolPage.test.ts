import { expect, it } from "vitest";
import { readProps } from "../../../scripts/config/schoolPage.ts";

it("What Astro has written of a chapter's questions comes back", () => {
  const written =
    '{"chapter":[0,"minimax"],"questions":[1,[[0,{"ask":[0,"choice"],"options":[1,[[0,"a"],[0,"b"]]],"answer":[0,0]}]]],"none":[0,null]}';
  expect(readProps(written)).toEqual({
    chapter: "minimax",
    questions: [{ ask: "choice", options: ["a", "b"], answer: 0 }],
    none: null,
  });
});

it("What it would write otherwise is refused, and not passed on half read", () => {
  expect(() => readProps('{"when":[3,"2026-01-01"]}')).toThrow();
});
