import type { FigureKind } from "../figure/defineFigure.ts";
import { nearestName } from "../figure/nearestName.ts";
import type { Facts } from "../prose/registry.ts";

const known = new Map<string, Facts>();

/**
 * What a figure says of itself where its page's attributes are changed in what is said, and under which name. Worked out
 * once for each state: many numbers of a page may speak of one.
 */
async function factsIn(kind: FigureKind, attributes: Record<string, unknown>, said: Record<string, unknown>) {
  await kind.prepare?.({ ...attributes, ...said });
  const view = kind.over(kind.place(attributes).given, said);
  const key = `${kind.name}?${kind.write(view)}`;
  const facts = known.get(key) ?? kind.facts(view);
  known.set(key, facts);
  return facts;
}

/**
 * One fact of a figure, which must be what the page prints where it prints something by itself. Throws an Error that says
 * what the figure says, or what it is called.
 */
export async function factIn(
  kind: FigureKind,
  attributes: Record<string, unknown>,
  said: Record<string, unknown>,
  name: string,
  printed: string | undefined,
): Promise<string> {
  const facts = await factsIn(kind, attributes, said);
  const fact = facts[name];
  if (fact === undefined) {
    const nearest = nearestName(name, Object.keys(facts));
    const hint = nearest ? `did you mean "${nearest}"?` : `there are ${Object.keys(facts).join(", ")}`;
    throw new Error(`the figure ${kind.name} has no fact "${name}"; ${hint}`);
  }
  if (printed !== undefined && printed !== fact)
    throw new Error(`"${printed}" is printed, and the figure ${kind.name} says ${name} ${fact}`);
  return fact;
}
