import type { Functions } from "./call.ts";
import { type SamplingRoom, sampleIn } from "./sampling.ts";

/** Makes functions afresh of a reader's text, around what they are handed, in the order of its parameters. */
export type MakeFunctions = (...handed: readonly unknown[]) => Readonly<Record<string, unknown>>;

/** A reader's functions in JavaScript. */
export function javaScriptFunctions(make: MakeFunctions, parameters: readonly string[]): Functions {
  return {
    call(name, given) {
      const run = make()[name] as (...given: unknown[]) => unknown;
      // Whatever a program does to what it was given, the next call gets what it is to get.
      return run(...structuredClone(given));
    },
    sample: (sampled) =>
      sampleIn((room) => {
        const handed = parameters.map((name) => room[name as keyof SamplingRoom]);
        return make(...handed) as { readonly iterate: () => void };
      }, sampled),
  };
}
