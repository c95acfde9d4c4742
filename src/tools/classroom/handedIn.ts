import { sameName } from "../check/student.ts";
import { plainName } from "./school/plainName.ts";

const same = (one: string, other: string): boolean =>
  sameName(plainName(one) ?? one, plainName(other) ?? other);

/** Who of a class has not handed in, and who has that is not in it, once each. Names are the same however they are spaced. */
export function compareWith(
  roster: readonly string[],
  handed: readonly string[],
): { readonly missing: readonly string[]; readonly others: readonly string[] } {
  return {
    missing: roster.filter((name) => !handed.some((one) => same(one, name))),
    others: handed.filter(
      (name, at) =>
        !roster.some((one) => same(one, name)) && handed.findIndex((one) => same(one, name)) === at,
    ),
  };
}
