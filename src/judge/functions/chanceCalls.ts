import { type Random, random } from "../../engine/index.ts";
import { functionMistakes } from "../../mistakes/functions/index.ts";
import type { Call } from "./call.ts";
import { type FunctionTask, knownFunctions } from "./functionTask.ts";

/** What happens at a chance node of Star1, in two functions: the mean of its children, and the window of the next of them. */
export const chanceTask: FunctionTask = {
  calls: () => {
    const chance = random("dice");
    return [...meanCalls(chance), ...windowCalls(chance)];
  },
  rights: [
    ({ name, given }) => {
      const [chances, values, ...window] = given as [number[], number[], number, number, number, number];
      return name === "mean" ? summed(chances, values) : windowOf(chances, values, ...window);
    },
  ],
  known: knownFunctions(functionMistakes.chanceNodes),
};

/** What the values that are known bring, each times its probability. */
const summed = (chances: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + chances[place] * value, 0);

/** As in the engine's `star1`: what the child must exceed, and what it must stay below, for anything to matter. */
function windowOf(
  chances: readonly number[],
  values: readonly number[],
  alpha: number,
  beta: number,
  least: number,
  most: number,
): readonly number[] {
  const [chance, ...behind] = chances.slice(values.length);
  const unread = behind.reduce((sum, one) => sum + one, 0);
  const known = summed(chances, values);
  return [(alpha - known - unread * most) / chance, (beta - known - unread * least) / chance];
}

function meanCalls(chance: Random): Call[] {
  const small = [
    [[1], [3]],
    [
      [0.5, 0.5],
      [0, 5],
    ],
    [
      [0.25, 0.75],
      [0, 4],
    ],
    [
      [0.5, 0.5],
      [-2, 1],
    ],
    [
      [0.5, 0.25, 0.25],
      [2, 4, 0],
    ],
  ];
  const others = Array.from({ length: 50 }, (_, number) => {
    const chances = anyChances(chance, 1 + (number % 6));
    return [chances, chances.map(() => anyValue(chance))];
  });
  return [...small, ...others].map((given): Call => ({ name: "mean", given }));
}

function windowCalls(chance: Random): Call[] {
  const small = [
    [[0.5, 0.5], [], 3, Infinity, 0, 5],
    [[0.5, 0.5], [0], 3, Infinity, 0, 5],
    [[0.5, 0.5], [], -Infinity, 3, 0, 5],
    [[0.25, 0.75], [4], 1, 3, -2, 6],
    [[1], [], 1, 2, 0, 5],
    [[0.5, 0.25, 0.25], [2, 0], -Infinity, Infinity, -4, 4],
  ];
  const others = Array.from({ length: 80 }, (_, number) => {
    const chances = anyChances(chance, 1 + (number % 5));
    const values = chances.slice(0, chance.below(chances.length)).map(() => anyValue(chance));
    const alpha = number % 4 === 0 ? -Infinity : chance.below(9) - 6;
    const beta = number % 4 === 1 ? Infinity : chance.below(6) + 3;
    return [chances, values, alpha, beta, -10, 10];
  });
  return [...small, ...others].map((given): Call => ({ name: "windowOf", given }));
}

/** Above 0, and 1 in sum. */
function anyChances(chance: Random, count: number): number[] {
  const weights = Array.from({ length: count }, () => 1 + chance.below(4));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const anyValue = (chance: Random): number => (chance.below(41) - 20) / 2;
