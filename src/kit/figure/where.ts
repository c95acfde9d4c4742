import { messageOf } from "../view/messageOf.ts";

/** Does what a page asks for, and adds to an error where the page asks for it. */
export async function where<Result>(
  source: string | undefined,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new Error(`${source ?? "A page"}: ${messageOf(error)}.`, { cause: error });
  }
}

/** The kind of the figure that something on a page speaks of. Throws an Error where the page was not told which that is. */
export function spokenOf<Kind>(kind: Kind | undefined, figure: string): Kind {
  if (kind) return kind;
  throw new Error(
    `no figure of this page is called "${figure}", or what speaks of it stands in an expression: write it out`,
  );
}
