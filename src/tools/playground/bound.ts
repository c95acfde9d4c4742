import * as words from "./words.ts";

const names: Readonly<Record<string, string>> = { "-inf": "−∞", inf: "∞" };
/** A map, since a plain object would also know "constructor". */
const infinities = new Map<string, "-inf" | "inf">([
  ["-∞", "-inf"],
  ["-inf", "-inf"],
  ["∞", "inf"],
  ["+∞", "inf"],
  ["inf", "inf"],
]);

/** A bound of a window as readers see it: "3", "−∞". */
export const writeBound = (bound: string): string => names[bound] ?? bound.replace("-", "−");

/** Both bounds of a window, as a link holds them: the widest where it has none, or one that cannot be read. */
export function boundsOf(window: string | null): readonly string[] {
  const bounds = window?.split(",") ?? [];
  const areBounds = bounds.length === 2 && bounds.every((bound) => bound.trim() !== "" && isBound(bound));
  return areBounds ? bounds : ["-inf", "inf"];
}
const isBound = (text: string): boolean => infinities.has(text) || Number.isFinite(Number(text));

/**
 * A bound as a link holds it, from what a reader typed; the widest where nothing is typed. Throws an error that says
 * what a bound is.
 */
export function readBound(text: string, widest: "-inf" | "inf"): string {
  const plain = text.trim().replace("−", "-").toLowerCase();
  if (plain === "") return widest;
  const infinity = infinities.get(plain);
  if (infinity !== undefined) return infinity;
  const number = Number(plain);
  if (!Number.isFinite(number)) throw new Error(words.noBound(text));
  return String(number + 0);
}
