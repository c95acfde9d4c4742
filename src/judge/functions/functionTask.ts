import type { Call } from "./call.ts";
import type { Plain } from "./plain.ts";

/** What a reader can be set to write as functions that are called one by one. */
export interface FunctionTask {
  /** What they are tried on, those of one function together, and of each what is smallest first; the same each time. */
  calls(): readonly Call[];
  /** What is right; where several ways are, the engine's first. */
  readonly rights: readonly ((call: Call) => Plain)[];
  /** What the known mistakes answer, by their names; undefined where they do what is right. They may throw. */
  readonly known: Readonly<Record<string, (call: Call) => Plain | undefined>>;
}

/** Functions with a mistake, as the folder of mistakes has them. */
type Wrong = () => object;

/** What mistakes answer that put one function each in the place of the right one. */
export const knownFunctions = (mistakes: Readonly<Record<string, Wrong>>): FunctionTask["known"] =>
  Object.fromEntries(
    Object.entries(mistakes).map(([mistake, wrong]) => {
      const functions = wrong() as Readonly<Record<string, (...given: readonly Plain[]) => Plain>>;
      return [mistake, ({ name, given }: Call) => functions[name]?.(...given)];
    }),
  );
