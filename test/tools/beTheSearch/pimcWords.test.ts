import { expect, it } from "vitest";
import { picture } from "../../../src/figures/worlds/words.ts";
import { meanOfAll } from "../../../src/kit/byHand/pimc/words.ts";
import { notBegun, searched } from "../../../src/tools/beTheSearch/pimc/words.ts";

it("says of one world that it is one, and of more how many", () => {
  for (const say of [notBegun, searched, meanOfAll, (worlds: number) => picture(worlds, 1)]) {
    expect(say(1)).toContain("one world");
    expect(say(1)).not.toMatch(/worlds|beside each other/);
    expect(say(3)).toContain("3 worlds");
  }
});
