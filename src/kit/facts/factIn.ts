import type { FigureKind } from "../figure/defineFigure.ts";
import { nearestName } from "../figure/nearestName.ts";

/**
 * One fact of a figure where its page's attributes are changed in what is said. It must be what the page prints, where
 * that prints something by itself. Throws an Error that says what the figure says, or what it is called.
 */
export async function factIn(
  kind: FigureKind,
  attributes: Record<string, unknown>,
  said: Record<string, unknown>,
  name: string,
  printed: string | undefined,
): Promise<string> {
  await kind.prepare?.({ ...attributes, ...said });
  const facts = kind.facts(kind.over(kind.place(attributes).given, said));
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
