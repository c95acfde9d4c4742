import { expect, it } from "vitest";
import { everyTask } from "../../../src/judge/functions/everyTask.ts";
import { isSame } from "../../../src/judge/functions/plain.ts";
import { runCall } from "../../../src/judge/functions/runCall.ts";
import { type FunctionTaskName, functionTasks } from "../../../src/judge/functionTasks.ts";
import { linesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { mutantsOf, swapsOfNumbers } from "../mutants.ts";
import { functionsHere } from "./runFunctions.ts";

/** Changes after which the functions still answer the same, whatever they are given. */
const equivalents: readonly (readonly [why: string, change: RegExp])[] = [
  [
    "an arm that was never pulled has a bound without limit, whatever its mean is taken for",
    /^const mean = arm\.pulls > 0 \? (.*) : 0 → const mean = arm\.pulls (>= 0 \? \1 : 0|> 0 \? \1 : 1)$/,
  ],
  ["the bound of the first arm is above −∞, so that arm is taken at first", /^let best = 0 → let best = 1$/],
  [
    "a mean is not greater than itself",
    /^for \(let move = 0; move < means.* → for \(let move = 1; move < means/,
  ],
  [
    "behind the last one there is no mean that is greater",
    /^for \(let move = 0; move < means.* move <= means/,
  ],
];

/** A loop without end would never come back to the test: here it throws. */
const guarded = (text: string): string =>
  `let left = 1e5\nfunction goesOn() { if (left-- < 0) throw new Error("without end"); return true }\n${text
    .replace(/while \(/g, "while (goesOn() && ")
    .replace(/(for \(let \w+ = \d; )/g, "$1goesOn() && ")}`;

it.each(Object.keys(functionTasks) as FunctionTaskName[])(
  "Every program that differs from %s in one sign or line is found out, but for those that do the same",
  async (task) => {
    const { calls, rights } = everyTask[task];
    const asked = calls();
    const right = rights.map((answer) => asked.map(answer));
    const isFound = (text: string): boolean => {
      try {
        const functions = functionsHere(task, guarded(text));
        return right.every((answers) =>
          asked.some((call, place) => {
            const end = runCall(functions, call);
            return end.kind !== "value" || !isSame(end.value, answers[place]);
          }),
        );
      } catch {
        // It is no program.
        return true;
      }
    };
    const program = (await linesIn("javaScript", task)).join("\n");
    expect(isFound(program)).toBe(false);
    const mutants = mutantsOf(program, swapsOfNumbers);
    expect(mutants.length).toBeGreaterThan(20);
    const survivors = mutants.filter(({ text }) => !isFound(text)).map(({ change }) => change);
    expect(survivors.filter((change) => !equivalents.some(([, same]) => same.test(change)))).toEqual([]);
  },
);
