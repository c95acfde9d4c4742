import { expect, it } from "vitest";
import { Predicting } from "../../../../src/figures/stepper/predict/predicting.svelte.ts";
import { predictionsOf } from "../../../../src/figures/stepper/predict/quizQuestions.ts";
import { StepperState } from "../../../../src/figures/stepper/stepper.svelte.ts";
import { chance } from "../../../../src/kit/chance/chance.ts";
import { takeChance } from "../../../../src/kit/run/chancePart.ts";
import { runSetup } from "../../../../src/kit/run/run.ts";

takeChance(chance);

const tree = "[[3,12,8],[2,4,6],[14,5,2]]";
const begin = (algorithm: "alphaBeta" | "minimax", at = "start") => {
  const stepper = new StepperState({ tree, algorithm }, at);
  return { stepper, predicting: new Predicting(stepper) };
};

it("Nobody gets past a question unanswered, by whatever way", () => {
  const { stepper, predicting } = begin("alphaBeta");
  const [first] = predicting.predictions;
  for (const go of [stepper.last, stepper.over, stepper.into, stepper.forward, () => stepper.goTo(20)]) {
    go();
    go();
    expect(stepper.step).toBeLessThanOrEqual(first.step);
  }
  stepper.last();
  expect(stepper.step).toBe(first.step);
  expect(predicting.asked?.text).toContain("move 1.2");
  stepper.first();
  expect(stepper.step).toBe(0);
});

it("An answer shows what happens, is graded once, and opens the way", () => {
  const { stepper, predicting } = begin("alphaBeta");
  const outcomes: boolean[] = [];
  while (!predicting.isOver) {
    stepper.last();
    const { answer } = predicting.asked!;
    const isWrong = outcomes.length === 0;
    predicting.give(isWrong ? (answer === "enter" ? "cutoff" : "enter") : answer);
    expect(predicting.reply?.kind).toBe(isWrong ? "wrong" : "right");
    outcomes.push(!isWrong);
  }
  expect(predicting.answered).toBe(predicting.predictions.length);
  expect(predicting.right).toBe(predicting.answered - 1);
  stepper.last();
  expect(stepper.step).toBe(stepper.length);
  predicting.restart();
  expect([stepper.step, predicting.answered]).toEqual([0, 0]);
});

it("What was answered goes on from its text where the figure stands, with what was tried in vain", () => {
  const { stepper, predicting } = begin("minimax");
  stepper.last();
  predicting.give(predicting.asked!.answer);
  stepper.last();
  predicting.give("77");
  const after = new StepperState({ tree, algorithm: "minimax" }, String(stepper.step));
  const again = new Predicting(after, predicting.written);
  expect([after.step, again.answered, again.right]).toEqual([stepper.step, 1, 1]);
  again.give(again.asked!.answer);
  expect([again.answered, again.right]).toEqual([2, 1]);
  // What somebody else has broken is as if nothing was answered.
  for (const broken of ["", "{", "[]", '{"given":[[99,true]],"tried":7}'])
    expect(new Predicting(after, broken).answered).toBe(0);
});

it("A search that cuts nothing is asked for values, the deepest first, each before it is known", () => {
  const run = runSetup({ tree, algorithm: "minimax" });
  const asked = predictionsOf(run);
  expect(asked.map(({ question }) => "node" in question && question.node)).toEqual(["0", "1", "2", ""]);
  for (const { step, question } of asked) {
    const path = "node" in question && question.node !== "" ? [Number(question.node)] : [];
    const { low, high } = run.trace.node(run.trace.find(path), step);
    expect(low).not.toBe(high);
  }
});

it("Where chance draws, means are asked before they are known, and may be rounded or a fraction", () => {
  const stepper = new StepperState(
    { tree: "[2,{1/3: 7, 2/3: 1},{1/2: 1, 1/2: 8}]", algorithm: "expectimax" },
    "start",
  );
  const predicting = new Predicting(stepper);
  const { run } = stepper;
  const nodes = predicting.predictions.map(({ question }) => "node" in question && question.node);
  expect(nodes).toEqual(["1", "2", ""]);
  for (const { step, question } of predicting.predictions) {
    const path = "node" in question && question.node !== "" ? [Number(question.node)] : [];
    const { low, high } = run.trace.node(run.trace.find(path), step);
    expect(low).not.toBe(high);
  }
  const outcomes: (number | undefined)[] = [];
  for (const number of [4, 3, 4.5, 4.51]) {
    stepper.last();
    predicting.giveNumber(number);
    outcomes.push(predicting.right);
  }
  expect(predicting.reply?.kind).toBe("right");
  expect([outcomes, predicting.isOver]).toEqual([[0, 0, 1, 2], true]);
});

it("A wrong number gets a hint and another try, and the answer can be had", () => {
  const { stepper, predicting } = begin("minimax");
  stepper.last();
  predicting.give("12");
  expect(predicting.reply?.kind).toBe("wrong");
  expect(predicting.answered).toBe(0);
  predicting.give("3");
  expect([predicting.answered, predicting.right]).toEqual([1, 0]);
  stepper.last();
  predicting.show();
  expect(predicting.reply?.sentences[0]).toBe("Move 2 is worth 2.");
});

it("It begins anew where a search is over already, and lets go when it ends", () => {
  const { stepper, predicting } = begin("alphaBeta", "end");
  expect(stepper.step).toBe(0);
  predicting.end();
  stepper.last();
  expect(stepper.step).toBe(stepper.length);
});

it("Another tree has other questions, and no answers yet", async () => {
  const { stepper, predicting } = begin("alphaBeta");
  stepper.last();
  predicting.give("enter");
  await stepper.apply({ setup: { tree: "[[6,9],[5,7]]", algorithm: "alphaBeta" } });
  expect(predicting.answered).toBe(0);
  expect(predicting.predictions.length).toBe(3);
});

it("What was tried in another search, or of another question, does not count against an answer", async () => {
  const { stepper, predicting } = begin("minimax");
  stepper.last();
  predicting.give("12");
  await stepper.apply({ setup: { tree: "[[6,9],[5,7]]", algorithm: "minimax" } });
  stepper.last();
  predicting.give("6");
  expect([predicting.answered, predicting.right]).toEqual([1, 1]);

  const run = runSetup({ tree, algorithm: "minimax" });
  const late = begin("minimax", String(predictionsOf(run)[1].step));
  late.predicting.give("12");
  late.stepper.goTo(predictionsOf(run)[0].step);
  late.predicting.give("3");
  expect([late.predicting.answered, late.predicting.right]).toEqual([1, 1]);
});
