import { messageOf } from "../view/messageOf.ts";
import * as words from "./words.ts";

/** Does what a page asks for, and adds to an error where the page asks for it. */
export async function where<Result>(
  source: string | undefined,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw new Error(words.wrongAt(source ?? words.somePage, messageOf(error)), { cause: error });
  }
}

/** The kind of the figure that something on a page speaks of. Throws an Error where the page was not told which that is. */
export function spokenOf<Kind>(kind: Kind | undefined, figure: string): Kind {
  if (kind) return kind;
  throw new Error(words.noSuchFigure(figure));
}
