type FakeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & {
  readonly kept: Map<string, string>;
};

/** A browser's storage as a map, for what keeps its answers there; what is kept are its own keys, as a browser's are. */
export function fakeStorage(): FakeStorage {
  const kept = new Map<string, string>();
  const methods: FakeStorage = {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      kept.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem(key) {
      kept.delete(key);
      delete (storage as unknown as Record<string, string>)[key];
    },
  };
  const storage = Object.create(methods) as FakeStorage;
  return storage;
}
