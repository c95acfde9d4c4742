import { describe, expect, it } from "vitest";
import { figureNamed, figureNames } from "../../../src/figures/index.ts";
import { kuhn } from "../../../src/figures/kuhn/kuhn.ts";
import { regret } from "../../../src/figures/regret/regret.ts";
import { factIn } from "../../../src/kit/facts/facts.ts";
import { spokenOf, where } from "../../../src/kit/figure/where.ts";

describe("What a page says wrongly of a figure", () => {
  it("stops the build, and says where, of which figure, and what is meant", async () => {
    const mount = where("chapters/13-some.mdx:7", () => regret.place({ name: "first", iteratoins: 3 }));
    await expect(mount).rejects.toThrow(
      'chapters/13-some.mdx:7: the figure regret has no "iteratoins"; did you mean "iterations"?',
    );
  });

  it.each([
    [{ iterations: 20_000 }, "no whole number from 0 to 10,000"],
    [{ plus: "perhaps" }, "neither yes nor no"],
    [{ payoffs: "chess" }, 'there is no game "chess"'],
    [{ captoin: "A picture" }, 'did you mean "caption"?'],
    [{ "client:visible": true }, 'has no "client:visible"'],
  ])("is refused: %j", (attributes, problem) => {
    expect(() => regret.place(attributes)).toThrow(problem);
  });

  it("is refused of a phrase, too", () => {
    const { given } = regret.place({});
    expect(() => regret.over(given, { at: "100, plus" })).toThrow('a view of the figure regret has no "at"');
    expect(() => regret.over(given, { caption: "none" })).toThrow('has no "caption"');
  });

  it("may be a name that no figure of the page has", () => {
    expect(spokenOf(kuhn, "kuhn")).toBe(kuhn);
    expect(() => spokenOf(undefined, "kuhm")).toThrow('no figure of this page is called "kuhm"');
  });

  it("may be a number that is not the figure's", async () => {
    const said = (value: string, printed?: string) =>
      factIn(kuhn, { iterations: 10 }, { iterations: 1 }, value, printed);
    const chips = await said("chips");
    expect(chips).toMatch(/^−?0\.\d{4}$/);
    expect(await said("chips", chips)).toBe(chips);
    await expect(said("chips", "0.5")).rejects.toThrow(
      `"0.5" is printed, and the figure kuhn says chips ${chips}`,
    );
    await expect(said("chip")).rejects.toThrow('has no fact "chip"; did you mean "chips"?');
  });
});

describe.each(figureNames)("The figure %s", (name) => {
  it("has its folder's name, and opens on what it declares", async () => {
    const kind = await figureNamed(name);
    expect(kind.name).toBe(name);
    await kind.prepare?.(kind.opening);
    const { given } = kind.place(kind.opening);
    expect(kind.write(kind.read(kind.write(given)))).toEqual(kind.write(given));
  });

  it("refuses a name that no field has", async () => {
    const kind = await figureNamed(name);
    expect(() => kind.place({ hue: "red" })).toThrow(`the figure ${name} has no "hue"`);
    expect(() => kind.over(kind.place(kind.opening).given, { hue: "red" })).toThrow('has no "hue"');
  });
});
