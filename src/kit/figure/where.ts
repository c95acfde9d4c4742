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
