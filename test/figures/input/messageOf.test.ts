import { describe, expect, it } from "vitest";
import { messageOf } from "../../../src/figures/input/messageOf.ts";

describe("What an error says", () => {
  it("has no full stop, for the sentence it stands in brings one", () => {
    expect(messageOf(new Error("There is no game “go”."))).toBe("There is no game “go”");
    expect(messageOf(new Error("step 9 of 8"))).toBe("step 9 of 8");
  });

  it("is the text itself where a text was thrown", () => {
    expect(messageOf("No.")).toBe("No");
  });
});
