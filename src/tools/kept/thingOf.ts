import { type KeptName, keptNames, keptThings, type Lasting } from "../../kit/kept/keptThings.ts";

/** What is kept under a key, and what stands behind the key's beginning; undefined of a key that is not the site's. */
export function thingOf(key: string, lasts: Lasting): { name: KeptName; rest: string } | undefined {
  for (const name of keptNames) {
    const thing = keptThings[name];
    if (thing.lasts !== lasts || !key.startsWith(thing.key)) continue;
    const rest = key.slice(thing.key.length);
    if (thing.rest.test(rest)) return { name, rest };
  }
  return undefined;
}
