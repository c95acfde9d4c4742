import { expect } from "vitest";
import { tagOf } from "../../scripts/config/remarkFigures.ts";
import { type FigureName, figureNamed, figureNames } from "../../src/figures/index.ts";
import type { Facts, Setting } from "../../src/kit/prose/registry.ts";

type Said = Readonly<Record<string, unknown>>;

/** What the prose asks of one kind of figure, answered from what a page says of the figure. */
interface FigureKind {
  readonly name: FigureName;
  /** The link to what it shows then. */
  link(props: Said): URLSearchParams;
  /** What it says of itself before anybody has touched it. */
  facts(props: Said): Facts;
  /** Sets it to what a phrase speaks of; throws, or fails the test, where there is no such state. */
  show(props: Said, setting: Setting): void;
}

const declared = await Promise.all(
  figureNames.map(async (name) => {
    const kind = await figureNamed(name);
    // What a browser fetches where it is needed.
    await kind.prepare?.({ algorithm: "negaScout", order: "best" });
    const given = (props: Said) => kind.place(props).given;
    const answers: FigureKind = {
      name,
      link: kind.link,
      facts: (props) => kind.facts(given(props)),
      show(props, setting) {
        const { figure: _, value: __, ...said } = setting as Said;
        expect(Object.keys(said)).not.toEqual([]);
        kind.facts(kind.over(given(props), said));
      },
    };
    return [tagOf(name), answers] as const;
  }),
);

/** By the name of the component that a chapter mounts. */
export const figureKinds: Readonly<Record<string, FigureKind>> = Object.fromEntries(declared);
