import type { FunctionTaskName } from "../../../src/judge/functionTasks.ts";

interface WrongFunctions {
  /** What is wrong. */
  readonly title: string;
  readonly task: FunctionTaskName;
  /** What stands in the lines of the task, and what stands there in its place. */
  readonly edit: readonly [before: string | RegExp, after: string];
  /** The function that is shown to be wrong, or the phase and the iteration. */
  readonly shown: string;
  readonly iteration?: number;
  /** How the call ends, where it comes to no value. */
  readonly end?: string;
}

/** Programs that a reader might write with this one thing wrong. */
export const wrongFunctions: readonly WrongFunctions[] = [
  {
    title: "The bound is the mean less the bonus",
    task: "ucb1",
    edit: ["mean + c", "mean − c"],
    shown: "ucb1",
  },
  { title: "The root is forgotten", task: "ucb1", edit: [/Math\.sqrt\((.*)\)/, "$1"], shown: "ucb1" },
  {
    title: "c stands under the root",
    task: "ucb1",
    edit: [/const explore[\s\S]*?explore\n/, "return mean + Math.sqrt(c * Math.log(total) / pulls)\n"],
    shown: "ucb1",
  },
  {
    title: "The pulls and their sum change places",
    task: "ucb1",
    edit: ["Math.log(total) / pulls", "Math.log(pulls) / total"],
    shown: "ucb1",
  },
  {
    title: "The last of equal bounds is taken",
    task: "ucb1",
    edit: ["bound > greatest", "bound >= greatest"],
    shown: "choose",
  },
  {
    title: "The least bound is taken",
    task: "ucb1",
    edit: [/greatest = −∞\n([\s\S]*)bound > greatest/, "greatest = ∞\n$1bound < greatest"],
    shown: "choose",
  },
  {
    title: "The bound is returned, and not the arm",
    task: "ucb1",
    edit: ["return best", "return greatest"],
    shown: "choose",
  },
  {
    title: "The first arm is never looked at",
    task: "ucb1",
    edit: ["let i = 0", "let i = 1"],
    shown: "choose",
  },
  {
    title: "The rewards are taken for the mean",
    task: "ucb1",
    edit: ["arm.earned / arm.pulls", "arm.earned"],
    shown: "choose",
  },
  {
    title: "An arm that was never pulled has a great bound, and a limit",
    task: "ucb1",
    edit: ["return ∞", "return 1000"],
    shown: "ucb1",
  },
  {
    title: "The next outcome is counted among the unread",
    task: "chanceNodes",
    edit: ["1 − chances[next]", "1"],
    shown: "windowOf",
  },
  {
    title: "The best that may come is the least",
    task: "chanceNodes",
    edit: ["unread * most", "unread * least"],
    shown: "windowOf",
  },
  {
    title: "What a child is asked is not divided by its probability",
    task: "chanceNodes",
    edit: ["(α − sum − unread * most) / chances[next]", "α − sum − unread * most"],
    shown: "windowOf",
  },
  {
    title: "The first value is taken for the mean",
    task: "chanceNodes",
    edit: ["return sum", "return values[0]"],
    shown: "mean",
  },
  {
    title: "The first world alone is counted",
    task: "pimc",
    edit: ["world < values.length", "world < 1"],
    shown: "averages",
  },
  {
    title: "The last of equal moves is played",
    task: "pimc",
    edit: ["means[move] > means[best]", "means[move] >= means[best]"],
    shown: "bestOf",
  },
  {
    title: "The mean is returned, and not the move",
    task: "pimc",
    edit: ["return best", "return means[best]"],
    shown: "bestOf",
  },
  {
    title: "Nothing is returned",
    task: "regretMatching",
    edit: ["return strategy", ""],
    shown: "nextStrategy",
    end: "noValue",
  },
  {
    title: "A name is misspelt",
    task: "regretMatching",
    edit: ["return strategy", "return stratgey"],
    shown: "nextStrategy",
    end: "threw",
  },
  {
    title: "A function is missing",
    task: "regretMatching",
    edit: [/function average[\s\S]*/, ""],
    shown: "average",
    end: "threw",
  },
  {
    title: "Shares are not divided",
    task: "regretMatching",
    edit: ["wanted / sum", "wanted"],
    shown: "nextStrategy",
  },
  { title: "What was earned is added", task: "regretMatching", edit: ["− got", "+ got"], shown: "learn" },
  {
    title: "The best action is the measure",
    task: "regretMatching",
    edit: ["− got", "− Math.max(...earned)"],
    shown: "learn",
  },
  {
    title: "The sum is handed out for the average",
    task: "regretMatching",
    edit: ["sum / strategies.length", "sum"],
    shown: "average",
  },
  {
    title: "It plays out the position above",
    task: "uct",
    edit: ["let at = tree.positions[node]", "let at = tree.positions[0]"],
    shown: "simulate",
  },
  {
    title: "The root is not told",
    task: "uct",
    edit: ["while (at !== none)", "while (at > 0)"],
    shown: "backUp",
    iteration: 1,
  },
  {
    title: "Only the new node is told",
    task: "uct",
    edit: ["at = tree.parent[at]", "at = none"],
    shown: "backUp",
    iteration: 1,
  },
  {
    title: "Visits are not counted",
    task: "uct",
    edit: [/\n *tree\.visits\[at\]\+\+/, ""],
    shown: "backUp",
    iteration: 1,
  },
  {
    title: "The child of the least bound is taken",
    task: "uct",
    edit: ["promised > greatest", "promised < greatest"],
    shown: "select",
    iteration: 3,
  },
  {
    title: "The last of equals is taken",
    task: "uct",
    edit: ["promised > greatest", "promised >= greatest"],
    shown: "select",
  },
  {
    title: "The first untried move is added, without chance",
    task: "uct",
    edit: ["chance.below(untried.length)", "0"],
    shown: "expand",
  },
  {
    title: "A move stays untried when it is added",
    task: "uct",
    edit: [/\n *untried\.pop\(\)/, ""],
    shown: "expand",
  },
  {
    title: "Every node is told what MAX earns",
    task: "uct",
    edit: [/creditsMax\(at\)\s*\?\s*forMax\s*: forMin/, "forMax"],
    shown: "backUp",
  },
  {
    title: "It plays out without end",
    task: "uct",
    edit: ["return outcome\n", "return simulate(node)\n"],
    shown: "simulate",
    end: "phases",
  },
];
