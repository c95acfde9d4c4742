import { AsyncLocalStorage } from "node:async_hooks";

const held = new AsyncLocalStorage<string[]>();

/** Where what is printed now is held back, piece by piece; undefined where it is printed at once. */
export const heldOutput = (): string[] | undefined => held.getStore();

/** Does something of which the commands' output is held back, lest it mingle with that of others. */
export const holdOutput = <Result>(pieces: string[], job: () => Promise<Result>): Promise<Result> =>
  held.run(pieces, job);
