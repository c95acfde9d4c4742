import { describe, expect, it } from "vitest";
import { messageOf } from "../../../src/kit/view/messageOf.ts";

describe("What an error says", () => {
  it("has no full stop, for the sentence it stands in brings one", () => {
    expect(messageOf(new Error("There is no game “go”."))).toBe("There is no game “go”");
    expect(messageOf(new Error("step 9 of 8"))).toBe("step 9 of 8");
  });

  it("is the text itself where a text was thrown", () => {
    expect(messageOf("No.")).toBe("No");
  });
});

it("What an error quotes at length is cut, and so is an endless message", () => {
  expect(messageOf(new Error(`there is no game "${"x".repeat(3000)}"; there is chess`))).toBe(
    `there is no game "${"x".repeat(60)}…"; there is chess`,
  );
  expect(messageOf(new Error("y".repeat(3000)))).toHaveLength(401);
});
