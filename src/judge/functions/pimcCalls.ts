import { type Random, random } from "../../engine/index.ts";
import { functionMistakes } from "../../mistakes/functions/index.ts";
import type { Call } from "./call.ts";
import { type FunctionTask, knownFunctions } from "./functionTask.ts";

/** Determinization in two functions: the average that each move has over the worlds, and the move that is played by these. */
export const pimcTask: FunctionTask = {
  calls: () => {
    const chance = random("cards");
    return [...averagesCalls(chance), ...bestOfCalls(chance)];
  },
  rights: [
    ({ name, given }) => {
      if (name === "bestOf") return chosenBy(given[0] as number[]);
      const [chances, values] = given as [number[], number[][]];
      return values[0].map((_, move) =>
        values.reduce((sum, inWorld, world) => sum + chances[world] * inWorld[move], 0),
      );
    },
  ],
  known: knownFunctions(functionMistakes.pimc),
};

/** As the engine's `pimc` chooses: the first of the best. Said anew, for the engine's would bring games with it. */
const chosenBy = (means: readonly number[]): number => means.indexOf(Math.max(...means));

function averagesCalls(chance: Random): Call[] {
  const small: Call["given"][] = [
    [[1], [[3, 1]], 0],
    [
      [0.5, 0.5],
      [
        [4, 0],
        [0, 2],
      ],
      0,
    ],
    [
      [0.25, 0.75],
      [
        [4, 0],
        [0, 4],
      ],
      0,
    ],
    [
      [0.25, 0.75],
      [
        [4, 0],
        [0, 4],
      ],
      1,
    ],
  ];
  const others = Array.from({ length: 60 }, (_, number): Call["given"] => {
    const [worlds, moves] = [1 + (number % 4), 2 + (number % 3)];
    const weights = Array.from({ length: worlds }, () => 1 + chance.below(4));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const values = weights.map(() => Array.from({ length: moves }, () => anyValue(chance)));
    return [weights.map((weight) => weight / sum), values, chance.below(worlds)];
  });
  return [...small, ...others].map((given): Call => ({ name: "averages", given }));
}

function bestOfCalls(chance: Random): Call[] {
  const small = [[1], [0, 1], [1, 0], [2, 2], [-1, -2], [0, 3, 3]];
  const others = Array.from({ length: 30 }, (_, number) =>
    Array.from({ length: 2 + (number % 4) }, () => chance.below(7) - 3),
  );
  return [...small, ...others].map((means): Call => ({ name: "bestOf", given: [means] }));
}

const anyValue = (chance: Random): number => (chance.below(17) - 8) / 2;
