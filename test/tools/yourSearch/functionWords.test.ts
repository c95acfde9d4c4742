import { expect, it } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import type { FunctionTaskName } from "../../../src/judge/functionTasks.ts";
import { figureOf } from "../../../src/tools/yourSearch/figureOf.ts";
import { aboutTask, sayVerdict } from "../../../src/tools/yourSearch/functionWords.ts";
import { linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";

const textOf = async (task: FunctionTaskName, mistake?: string) =>
  (await linesIn("javaScript", task, mistake)).join("\n");
const judge = (task: FunctionTaskName, text: string) => judgeFunctions(task, callHere(task, text));
const said = async (task: FunctionTaskName, text: string) =>
  sayVerdict(task, await judge(task, text), "javaScript");

it("A wrong bound is told with what it was asked of, how often, and which mistake it is", async () => {
  const [shown, often, mistake] = await said("ucb1", await textOf("ucb1", "ownLogarithm"));
  expect(shown).toBe(
    "For a mean of 0.5, 1 of 3 pulls and a c of 1.414 ucb1 returns 0.5, and right is 1.982.",
  );
  expect(often).toMatch(/^So it is in \d+ of the \d+ calls of ucb1 /);
  expect(mistake).toContain("“The logarithm of the arm’s own pulls”");
});

it("A wrong choice, a wrong strategy and what was learned wrongly are told with what was given", async () => {
  const [arms] = await said("ucb1", (await textOf("ucb1")).replace("return best", "return −1"));
  expect(arms).toMatch(
    /^With a c of [\d.]+ and arms that have earned .* choose returns −1, and right is \d\.$/,
  );
  const [strategy] = await said("regretMatching", await textOf("regretMatching", "negativeShares"));
  expect(strategy).toBe("For [−1, 2] as regrets nextStrategy returns [−1, 2], and right is [0, 1].");
  const [learned] = await said("regretMatching", await textOf("regretMatching", "earnedAlone"));
  expect(learned).toBe(
    "Where the regrets were [0, 0], [1, 0] was played, and the actions would have earned [1, −1], learn returns [1, −1], and right is [0, −2].",
  );
});

it("A wrong mean and a wrong window are told with what was given", async () => {
  const [mean, , mistake] = await said("chanceNodes", await textOf("chanceNodes", "plainMean"));
  expect(mean).toBe(
    "For the probabilities [0.25, 0.75] and the values [0, 4] mean returns 2, and right is 3.",
  );
  expect(mistake).toContain("“Every outcome counted alike”");
  const [first] = await said("chanceNodes", await textOf("chanceNodes", "cutWithoutBounds"));
  expect(first).toBe(
    "With the probabilities [0.5, 0.5], no value known, a window from 3 to ∞ and outcomes from 0 to 5 windowOf returns [6, ∞], and right is [1, ∞].",
  );
});

it("Averages over the wrong worlds are told with what was given", async () => {
  const [shown, , mistake] = await said("pimc", await textOf("pimc", "openCards"));
  expect(shown).toBe(
    "For the probabilities [0.5, 0.5], the values [4, 0] and [0, 2] by world and 0 as the true world averages returns [4, 0], and right is [2, 1].",
  );
  expect(mistake).toContain("“Open cards in place of closed ones”");
  const [best] = await said("pimc", (await textOf("pimc")).replace("return best", "return 0"));
  expect(best).toBe("For the averages [0, 1] bestOf returns 0, and right is 1.");
});

it.each([
  ["childsLogarithm", /iteration \d+\. There select goes from .* and the greatest bound is that of move/],
  [
    "creditedToSideToMove",
    /iteration 1\. There after backUp move \d has earned \d in 1 visit, and \d is right/,
  ],
  ["onlyOneChild", /expand is due at the root, and the program goes on from the root to a child/],
])("Sampling with the mistake %s is told by iteration, phase and node", async (mistake, words) => {
  const text = await textOf("uct", mistake);
  expect((await said("uct", text))[0]).toMatch(words);
  const { shown } = await judge("uct", text);
  expect(figureOf(shown!)?.changed.at).toMatch(/^iteration \d+ (select|expand|rollout|backup)$/);
});

it("A program that is right, and one that breaks off, is told so", async () => {
  expect(await said("ucb1", await textOf("ucb1"))).toHaveLength(1);
  const [broken] = await said("ucb1", (await textOf("ucb1")).replace("return mean", "return maen"));
  expect(broken).toMatch(/ ucb1 breaks off: ReferenceError: maen is not defined\.$/);
});

it("Python has names of its own in what is to do", () => {
  expect(aboutTask("regretMatching", "python")).toContain("next_strategy(regrets)");
  expect(aboutTask("regretMatching", "javaScript")).toContain("nextStrategy(regrets)");
  expect(aboutTask("chanceNodes", "python")).toContain("window_of(chances, values, alpha, beta,");
  expect(aboutTask("chanceNodes", "javaScript")).toContain("windowOf(chances, values, α, β,");
});
