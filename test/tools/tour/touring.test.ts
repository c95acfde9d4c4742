import { beforeEach, describe, expect, it, vi } from "vitest";
import { random } from "../../../src/engine/index.ts";
import { addStop, keepTour, keptTour, mostStops } from "../../../src/kit/tour/tour.ts";
import { packTour } from "../../../src/tools/tour/packTour.ts";
import { Touring } from "../../../src/tools/tour/touring.svelte.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

const view = (step: number) => new URLSearchParams(`tree=[1,2]&algorithm=minimax&step=${step}`);

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("dispatchEvent", () => true);
});

async function mine(steps: number): Promise<Touring> {
  for (let step = 0; step < steps; step++) addStop(view(step));
  const touring = new Touring();
  await touring.open("");
  return touring;
}
const steps = (touring: Touring) =>
  touring.tour.stops.map(({ view }) => Number(new URLSearchParams(view).get("step")));

describe("A tour of one's own", () => {
  it("takes up what was added to it", async () => {
    expect(steps(await mine(3))).toEqual([0, 1, 2]);
  });

  it("is put in order, written on, and kept", async () => {
    const touring = await mine(3);
    touring.note(2, "Last first.");
    touring.move(2, -1);
    touring.remove(0);
    touring.rename("One");
    expect(steps(touring)).toEqual([2, 1]);
    expect(keptTour()).toEqual(touring.tour);
    expect(keptTour().stops[0].note).toBe("Last first.");
  });

  it("never loses its place past an end", async () => {
    const touring = await mine(2);
    touring.goTo(9);
    expect(touring.index).toBe(1);
    touring.remove(1);
    expect(touring.index).toBe(0);
    touring.move(0, -1);
    expect(steps(touring)).toEqual([0]);
  });

  it("brings back a step that was taken out, with its note and in its place", async () => {
    const touring = await mine(3);
    touring.note(1, "Look here.");
    touring.remove(1);
    expect(steps(touring)).toEqual([0, 2]);
    touring.goTo(0);
    touring.takeBack();
    expect([touring.index, steps(touring)]).toEqual([1, [0, 1, 2]]);
    expect(keptTour().stops[1].note).toBe("Look here.");
    touring.remove(0);
    touring.note(0, "Now it is another tour.");
    expect(touring.before).toBeUndefined();
  });

  it("stays one's own behind its link, and leaves the address once it is changed", async () => {
    await mine(2);
    const left = vi.fn();
    const touring = new Touring(left);
    await touring.open(`#tour=${await packTour(keptTour())}`);
    expect([touring.own, steps(touring)]).toEqual([true, [0, 1]]);
    expect(left).not.toHaveBeenCalled();
    touring.note(0, "Another one.");
    expect(left).toHaveBeenCalledOnce();
  });

  it("has an end", () => {
    const said = Array.from({ length: mostStops + 1 }, (_, step) => addStop(view(step)));
    expect(said.at(-1)).toContain("which is the most");
    expect(keptTour().stops).toHaveLength(mostStops);
  });
});

describe("A tour from a link", () => {
  const other = { title: "Theirs", stops: [{ view: view(7).toString(), note: "Look." }] };

  it("leaves one's own alone until it is added to it", async () => {
    const touring = await mine(1);
    await touring.open(`#tour=${await packTour(other)}`);
    expect([touring.own, steps(touring)]).toEqual([false, [7]]);
    expect(keptTour().stops).toHaveLength(1);
    touring.adopt();
    expect([touring.own, steps(touring)]).toEqual([true, [0, 7]]);
    expect(keptTour().stops).toHaveLength(2);
  });

  it("that was cut short is said to be, and one's own is shown", async () => {
    const touring = await mine(2);
    await touring.open(`#tour=${(await packTour(other)).slice(0, -6)}`);
    expect(touring.error).toMatch(/no whole tour.*cut short/);
    expect([touring.own, steps(touring)]).toEqual([true, [0, 1]]);
  });
});

it("A link that would be too long is refused with its length", async () => {
  const chance = random("noise");
  const noise = () => Array.from({ length: 380 }, () => String.fromCharCode(33 + chance.below(90))).join("");
  keepTour({
    title: "",
    stops: Array.from({ length: 40 }, (_, i) => ({ view: view(i).toString(), note: noise() })),
  });
  const touring = new Touring();
  await touring.open("");
  await expect(touring.link("https://example.org/tour/")).rejects.toThrow(/a link of \d{4,5} characters/);
});

it("A browser that keeps nothing says so", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(addStop(view(0))).toContain("keeps nothing");
});
