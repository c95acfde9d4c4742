import { type KeptName, keptNames, keptThings, type Lasting } from "../../kit/kept/keptThings.ts";

/** What may stand behind the beginning of a key: whose it is, and of what. Behind all others stands nothing. */
const rests: { readonly [Name in KeptName]?: RegExp } = {
  answers: /^(@[^:]*)?:./s,
  progress: /^(@.*)?$/s,
  programs: /^\w+:./s,
  runs: /^\w+:./s,
  gains: /^(@[^:]*)?:[\w-]+$/,
  byHand: /^(:\w+)?$/,
  views: /^\/.*#./s,
};
const nothing = /^$/;

export const mayStandBehind = (name: KeptName, rest: string): boolean => (rests[name] ?? nothing).test(rest);

/** What is kept under a key, and what stands behind the key's beginning; undefined of a key that is not the site's. */
export function thingOf(key: string, lasts: Lasting): { name: KeptName; rest: string } | undefined {
  for (const name of keptNames) {
    const thing = keptThings[name];
    if (thing.lasts !== lasts || !key.startsWith(thing.key)) continue;
    const rest = key.slice(thing.key.length);
    if (mayStandBehind(name, rest)) return { name, rest };
  }
  return undefined;
}
