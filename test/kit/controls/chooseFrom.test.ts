import { describe, expect, it } from "vitest";
import { chooseFrom } from "../../../src/kit/controls/chooseFrom.ts";

describe("A choice in a menu", () => {
  it("stands where it is taken", async () => {
    const menu = { value: "4" };
    let holds = "3";
    await chooseFrom(
      menu,
      async (value) => (holds = value),
      () => holds,
    );
    expect(menu.value).toBe("4");
    expect(holds).toBe("4");
  });

  it("gives way to what holds where it is refused", async () => {
    const menu = { value: "12" };
    await chooseFrom(
      menu,
      async () => false,
      () => "3",
    );
    expect(menu.value).toBe("3");
  });
});
