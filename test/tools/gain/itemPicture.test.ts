import { expect, it } from "vitest";
import { blueprints } from "../../../src/tools/gain/blueprint.ts";
import { drawPair } from "../../../src/tools/gain/forms.ts";
import { pictureOf } from "../../../src/tools/gain/itemPicture.ts";

it.each(blueprints["alpha-beta"].map((slot, place) => ({ slot, place })))(
  "The picture of question $place tells of no inner node what it is worth, and numbers what can be pressed",
  ({ slot, place }) => {
    const [item] = drawPair(slot, `picture ${place}`);
    const { views, notes } = pictureOf(item);
    for (const { id, value } of item.run.outline.nodes) {
      const { low, high, edge, current } = views[id].view;
      if (value === undefined) expect([low, high]).toEqual([-Infinity, Infinity]);
      // A line to the best child so far would say which that is.
      expect(["best", "line"]).not.toContain(edge);
      expect(current).toBe(id === item.ring);
      const isOption = item.picks && item.hides && item.options!.some(({ key }) => key === String(id));
      expect(notes[id] !== undefined).toBe(isOption && id > 0);
    }
  },
);
