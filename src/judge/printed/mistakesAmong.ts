import { type MistakeName, mistakes, type SearchName } from "../../mistakes/index.ts";

/** Of these searches those that are the meant one with a mistake in it. */
export const mistakesAmong = (names: readonly string[], algorithm: SearchName): string[] =>
  names.filter((name) => spoils(name) === algorithm);

/** The search that a mistake spoils; undefined of a right search. */
export const spoils = (name: string): SearchName | undefined =>
  Object.hasOwn(mistakes, name) ? mistakes[name as MistakeName].spoils : undefined;
