import { expect, it } from "vitest";
import { sayWrongFields } from "../../../src/kit/view/words.ts";

it("Every field that is wrong is spoken of, and none that is right", () => {
  expect(sayWrongFields({})).toBeUndefined();
  expect(sayWrongFields({ seed: undefined })).toBeUndefined();
  expect(sayWrongFields({ seed: '"x" is no seed' })).toBe(
    '"x" is no seed. What was there before still holds.',
  );
  expect(sayWrongFields({ position: "row 1 is short", rounds: undefined, seed: "no seed" })).toBe(
    "Row 1 is short. No seed. What was there before still holds.",
  );
});
