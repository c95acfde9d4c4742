import { rulesOf, type WeighedName } from "../../games/rules.ts";
import { greatestWeight } from "./evaluationLimits.ts";

const partsOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Weights by the names of features, as in "twos 3,ones -1". Throws an Error that says what of it is wrong. */
export function readWeights(game: WeighedName, text: string): Readonly<Record<string, number>> {
  const most = greatestWeight(game);
  return Object.fromEntries(
    partsOf(text).map((part) => {
      const [, name, weight] = part.match(/^(\w+) (-?\d{1,4})$/) ?? [];
      if (name === undefined) throw new Error(`"${part}" is no weight of a feature, as in "twos 3"`);
      if (Math.abs(Number(weight)) > most) throw new Error(`the weight in "${part}" is beyond ${most}`);
      return [readFeature(game, name), Number(weight)];
    }),
  );
}

export const writeWeights = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .map(([name, weight]) => `${name} ${weight}`)
    .join(",");

/** Names of features, separated by commas. Throws an Error that says which there are. */
export const readFeatures = (game: WeighedName, text: string): readonly string[] =>
  partsOf(text).map((name) => readFeature(game, name));

function readFeature(game: WeighedName, name: string): string {
  const names = rulesOf(game).evaluation.features.map((feature) => feature.name);
  if (!names.includes(name))
    throw new Error(`there is no feature "${name}"; the features are ${names.join(", ")}`);
  return name;
}
