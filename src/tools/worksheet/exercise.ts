import { parseTree, writeTree } from "../../engine/index.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { readSetup, type Setup, writeSetup } from "../../kit/run/setup.ts";
import { variantOf } from "./variantOf.ts";

/** A search to be done by hand. */
export interface Exercise {
  /** The tree or position as the teacher gave it. */
  readonly setup: Setup;
  /** A name or a number that gives everybody a tree of their own; the given tree where it is absent. */
  readonly seed?: string | undefined;
  /** What the teacher calls it. */
  readonly title?: string | undefined;
  /** The node whose window is asked for, by child indices ("1.0", from 0). */
  readonly mark?: string | undefined;
}

/** More characters than this are no name and no title. */
const longestName = 80;

/** The exercise in a link's parameters. Throws an Error that says which of them is wrong. */
export function readExercise(parameters: URLSearchParams): Exercise {
  const { setup } = readSetup(parameters);
  const [seed, title] = [readName(parameters, "seed"), readName(parameters, "title")];
  return { setup, seed, title, mark: parameters.get("mark") ?? undefined };
}

function readName(parameters: URLSearchParams, what: string): string | undefined {
  const name = parameters.get(what)?.trim() || undefined;
  if (name !== undefined && name.length > longestName)
    throw new Error(`its ${what} is longer than ${longestName} characters`);
  return name;
}

/**
 * The exercise as the end of a link. Whose it is stands behind the "#": no browser tells that part to a server.
 */
export function writeExercise({ setup, seed, title, mark }: Exercise): string {
  const parameters = writeSetup({ setup, step: 0 });
  parameters.delete("step");
  if (title !== undefined) parameters.set("title", title);
  if (mark !== undefined) parameters.set("mark", mark);
  return `?${parameters}${seed ? `#${new URLSearchParams({ seed })}` : ""}`;
}

/** All parameters of an address, those behind its "#" too. */
export function parametersOf({ search, hash }: { search: string; hash: string }): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) parameters.set(name, value);
  return parameters;
}

/** What is to be searched: the given setup, or the seed's variant of it. Throws what is wrong with its tree. */
export function setupFor({ setup, seed }: Exercise): Setup {
  if (seed === undefined) return setup;
  if (setup.tree === undefined)
    throw new Error("Only a tree can be given to everybody with other values; a position cannot");
  const { search } = algorithms[setup.algorithm];
  return { ...setup, tree: writeTree(variantOf(parseTree(setup.tree), search, seed)) };
}
