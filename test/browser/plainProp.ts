/** A property of an island as it was before Astro wrote it: [0, a plain value or an object of pairs], [1, an array]. */
export function plainProp([kind, value]: [number, unknown]): unknown {
  if (kind === 1) return (value as [number, unknown][]).map(plainProp);
  if (kind !== 0) throw new Error(`A property of Astro's kind ${kind} is not expected here`);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, plainProp(pair)]));
}
