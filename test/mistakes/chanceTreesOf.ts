import { type ChanceTree, parseChanceTree } from "../../src/engine/index.ts";

/** The probabilities that a chance node of so many children may have, as they are written. */
export type Draws = Readonly<Record<number, readonly (readonly string[])[]>>;

/** Every tree with chance nodes that has this many nodes, leaves among `values` and probabilities among `draws`. */
export function* chanceTreesWith(
  nodes: number,
  values: readonly number[],
  draws: Draws,
): Generator<ChanceTree> {
  for (const text of textsWith(nodes, values, draws)) yield parseChanceTree(text);
}

function* textsWith(nodes: number, values: readonly number[], draws: Draws): Generator<string> {
  if (nodes === 1) yield* values.map(String);
  for (const children of familiesOf(nodes - 1, values, draws)) {
    yield `[${children}]`;
    for (const chances of draws[children.length] ?? [])
      yield `{${children.map((child, place) => `${chances[place]}: ${child}`)}}`;
  }
}

/** Every row of children, one or more, that have so many nodes together. */
function* familiesOf(nodes: number, values: readonly number[], draws: Draws): Generator<readonly string[]> {
  for (let own = 1; own <= nodes; own++) {
    for (const first of textsWith(own, values, draws)) {
      if (own === nodes) yield [first];
      else for (const rest of familiesOf(nodes - own, values, draws)) yield [first, ...rest];
    }
  }
}
