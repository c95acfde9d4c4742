import { describe, expect, it } from "vitest";
import { openPages } from "./openPages.ts";
import { opens, refused } from "./pages.json";

describe.each(Object.entries(opens))("An address of the page %s", (page, addresses) => {
  it.each(addresses as readonly { address: string; opens: unknown }[])(
    "brings what it always has: $address",
    async ({ address, opens }) => {
      expect(await openPages[page](address)).toEqual(opens);
    },
  );
});

describe.each(Object.entries(refused))("An address of the page %s", (page, addresses) => {
  it.each(addresses)("is refused with an Error: %s", async (address) => {
    await expect((async () => openPages[page](address))()).rejects.toThrow(Error);
  });
});
