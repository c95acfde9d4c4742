import { statuses } from "../../src/engine/behaviour/index.ts";
import { behaviourFacts, guardAfter, statusIn } from "../../src/figures/behaviour/behaviour.ts";

const chasing = "chase = sequence(sees, note, run)";
export const first = { tree: chasing, intruder: "0:h5 1:d1", ticks: 6, at: "tick 2" };
export const choice = {
  tree: `guard = selector(${chasing}, patrol = sequence*(first, second))`,
  intruder: "0:h5 3:d3 4:e3 5:g4 6:h5",
  ticks: 12,
  at: "tick 4",
};
export const round = { tree: "patrol = sequence(first, second)", ticks: 10, at: "tick 2" };
export const steady = { ...round, tree: "patrol = sequence*(first, second)" };
export const blind = { ...choice, tree: choice.tree.replace("sequence(", "sequence*("), at: "tick 6" };
export const looking = {
  tree: `guard = selector(${chasing}, round = sequence*(first, look, second, look))`,
  intruder: "0:h5 2:c1 3:c3 4:h5",
  ticks: 10,
  at: "abandon 1",
};
const whole = (patience: number) => ({
  tree: `guard = selector(${chasing}, look for it = sequence(remembers, try = selector(timeout ${patience}(search), forget), forget), patrol = sequence*(first, second))`,
  intruder: "0:h5 3:d5 4:c5",
  ticks: 14,
  at: "tick 5",
});
export const hasty = whole(2);
export const patient = whole(6);

export const chasedFrom = behaviourFacts(first, "tick 1");
export const wholeNow = behaviourFacts(hasty);
/** The chase behind the patrol, and the two in a sequence. */
export const late = choice.tree.replace(
  `${chasing}, patrol = sequence*(first, second)`,
  `patrol = sequence*(first, second), ${chasing}`,
);
export const both = choice.tree.replace("guard = selector(", "guard = sequence(");
const ticksOf = (props: { readonly ticks: number }, name: string): number[] =>
  Array.from({ length: props.ticks }, (_, i) => i + 1).filter((tick) => statusIn(props, tick, name));
const asksBlindly = ticksOf(blind, "sees the intruder");
const crossing = (tick: number) => ({
  ...looking,
  intruder: `0:h5 ${tick}:c1 ${tick + 1}:c3 ${tick + 2}:h5`,
  ticks: 12,
});
/** How many ticks of looking round at the first post are over before the chase. */
export const lookedFor = (tick: number): number =>
  ticksOf(crossing(tick), "look round").filter((one) => one <= tick).length;
export const rooted = looking.tree.replace("selector(", "selector*(");
export const barely = whole(3);
const asked = { tree: chasing, ticks: 3 };
const askedLimit = { tree: `selector(timeout 3(second), look)`, ticks: 5 };

export const firstNow = behaviourFacts(first, "tick 1");
export const secondNow = behaviourFacts(first, "tick 2");
export const firstFacts = behaviourFacts(first);
export const bothAt12 = guardAfter({ ...choice, tree: both }, 12);
export const roundAt9 = guardAfter(round, 9);
export const roundAt10 = guardAfter(round, 10);
export const steadyAt5 = guardAfter(steady, 5);
export const blindLast = asksBlindly.at(-1);
export const lookingEnd = behaviourFacts(looking, "end");
export const crossing3 = crossing(3).intruder;
export const patientAt8 = statusIn(patient, 8, "sees the intruder");
export const seenAgain = ticksOf(barely, "sees the intruder").find(
  (tick) => tick > 4 && statusIn(barely, tick, "sees the intruder") === "success",
);
export { statuses };
export const enteredAnswer = ["1", "2", "3", "4"].indexOf(behaviourFacts(asked, "tick 1").entered);
export const selectorAnswer = statuses.indexOf(statusIn(choice, 1, "guard")!);
export const guardAnswer = ["a1", "b1", "e1", "f1"].indexOf(guardAfter(round, 5));
export const blindAnswer = ["success", "failure", undefined].indexOf(statusIn(blind, 6, "sees the intruder"));
export const limitAnswer = statuses.indexOf(statusIn(askedLimit, 3, "at most 3 ticks")!);
export const patienceAnswer = [4, 5].every(
  (tick) => statusIn(askedLimit, tick, "at most 3 ticks") === "running",
)
  ? 2
  : 0;
