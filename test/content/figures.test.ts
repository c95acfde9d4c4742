import { describe, expect, it } from "vitest";
import { algorithmNames } from "../../src/figures/algorithms.ts";
import { factsOf } from "../../src/figures/facts.ts";
import type { GrowProps } from "../../src/figures/grow/growProps.ts";
import { Growth } from "../../src/figures/grow/growth.svelte.ts";
import { growthFacts } from "../../src/figures/grow/growthFacts.ts";
import { runSetup } from "../../src/figures/run.ts";
import type { Setup } from "../../src/figures/setup.ts";
import { type StepperProps, setupOf } from "../../src/figures/stepper/stepperProps.ts";
import { findStep } from "../../src/trace/index.ts";
import { liveText, textOf } from "./proseOf.ts";
import { chapterFiles, elementsOf, type PageElement, readChapter } from "./readChapter.ts";

const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));
const panels = ["code", "diff", "stack", "board"];
const orders = ["best", "worst", "reverse", "given"];

describe.each(pages)("In $file", ({ children }) => {
  const steppers = elementsOf(children, "Stepper").map(({ props }) => props as StepperProps);
  const grows = elementsOf(children, "Grow").map(({ props }) => props as GrowProps);
  const figures = [...steppers, ...grows].map(({ name }) => String(name));

  it.each(steppers)("the figure $name opens on a step of a search that runs", (props) => {
    const { trace } = runSetup(setupOf(props));
    expect(findStep(trace, String(props.at ?? "start"))).toBeLessThanOrEqual(trace.length);
    expect(algorithmNames).toContain(props.algorithm ?? "alphaBeta");
    expect([...panels, ""]).toEqual(expect.arrayContaining((props.panels ?? "").split(",")));
  });

  it("every figure has a name of its own, which is no heading's address", () => {
    const headings = elementsOf(children, "h2", "h3").map((heading) =>
      textOf(heading.children).toLowerCase(),
    );
    expect(new Set(figures).size).toBe(figures.length);
    expect(figures.filter((name) => headings.includes(name))).toEqual([]);
  });

  const shows = elementsOf(children, "Show").map((show) => ({ ...show, says: textOf(show.children) }));
  it.each(shows)('the phrase "$says" sets a figure of its page to a state that exists', (show) => {
    expect(figures).toContain(show.props.figure);
    const stepper = steppers.find(({ name }) => name === show.props.figure);
    if (stepper) return expectState(stepper, show);
    const growth = grown(grows.find(({ name }) => name === show.props.figure)!);
    growth.show(show.props);
    expect(growth.error).toBeUndefined();
  });

  const lives = elementsOf(children, "Live");
  it.each(lives)('the number "$props.value" of $props.figure follows a figure of its page', (live) => {
    expect(liveText(live)).toMatch(/^[−\d.,∞]+$/);
    const { figure, value } = live.props;
    if (figure === undefined) return;
    // What stands on the page before the figure wakes is what the figure then says.
    const stepper = steppers.find(({ name }) => name === figure);
    const facts = stepper
      ? factsOf(setupOf(stepper), String(stepper.at ?? "start"))
      : growthFacts(grown(grows.find(({ name }) => name === figure)!));
    expect(liveText(live)).toBe(facts[String(value)]);
  });
});

function grown({ position = ".........", plies = 1, fold = false }: GrowProps): Growth {
  return new Growth({ position, plies, fold });
}

function expectState(stepper: StepperProps, { props }: PageElement): void {
  const { at, order, panel, tree, game, position, algorithm } = props as Record<string, string | undefined>;
  const changed = {
    ...setupOf(stepper),
    ...(tree === undefined ? {} : { tree }),
    ...(position === undefined ? {} : { position }),
  };
  const setup = {
    ...changed,
    game: game ?? changed.game,
    algorithm: algorithm ?? changed.algorithm,
  } as Setup;
  const { trace } = runSetup(setup);
  // A reordered tree has a trace of its own; only its ends are the same in all of them.
  if (order !== undefined) expect(orders).toContain(order);
  if (order !== undefined && at !== undefined) expect(["start", "end"]).toContain(at);
  expect(findStep(trace, at ?? "start")).toBeLessThanOrEqual(trace.length);
  if (panel !== undefined) expect((stepper.panels ?? "").split(",")).toContain(panel);
}
