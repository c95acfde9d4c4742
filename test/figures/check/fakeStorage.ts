/** A browser's storage as a map, for what keeps its answers there. */
export function fakeStorage(): Pick<Storage, "getItem" | "setItem"> & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}
