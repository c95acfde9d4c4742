import { expect } from "vitest";
import { tagOf } from "../../scripts/config/remarkFigures.ts";
import { figureNamed, figureNames } from "../../src/figures/index.ts";
import { mctsFacts } from "../../src/figures/mcts/mctsFacts.ts";
import { type MctsProps, mctsViewOf } from "../../src/figures/mcts/mctsProps.ts";
import { runSampling } from "../../src/figures/mcts/samplingRun.ts";
import { settingOver as settingOverMcts } from "../../src/figures/mcts/settingOver.ts";
import type { Facts, Setting } from "../../src/kit/prose/registry.ts";
import { findSampleStep } from "../../src/trace/index.ts";

/** What the prose asks of one kind of figure, answered from what a page says of the figure. */
interface FigureKind<Props> {
  /** What it says of itself before anybody has touched it. */
  facts(props: Props): Facts;
  /** Sets it to what a phrase speaks of; throws, or fails the test, where there is no such state. */
  show(props: Props, setting: Setting): void;
}

const mcts: FigureKind<MctsProps> = {
  facts: (props) => mctsFacts(props),

  show(props, setting) {
    const view = settingOverMcts(mctsViewOf(props), setting);
    const { trace } = runSampling(view);
    expect(findSampleStep(trace, view.at)).toBeLessThanOrEqual(trace.length);
  },
};

/** What is declared of a figure answers by itself. */
const declared = await Promise.all(
  figureNames.map(async (name) => {
    const kind = await figureNamed(name);
    // What a browser fetches where it is needed.
    await kind.prepare?.({ algorithm: "negaScout", order: "best" });
    const given = (props: Readonly<Record<string, unknown>>) => kind.place(props).given;
    const answers: FigureKind<Readonly<Record<string, unknown>>> = {
      facts: (props) => kind.facts(given(props)),
      show(props, setting) {
        const { figure: _, value: __, ...said } = setting as Readonly<Record<string, unknown>>;
        expect(Object.keys(said)).not.toEqual([]);
        kind.facts(kind.over(given(props), said));
      },
    };
    return [tagOf(name), answers] as const;
  }),
);

/** By the name of the component that a chapter mounts. */
export const figureKinds = {
  ...Object.fromEntries(declared),
  Mcts: mcts,
} as unknown as Readonly<Record<string, FigureKind<Readonly<Record<string, unknown>>>>>;
