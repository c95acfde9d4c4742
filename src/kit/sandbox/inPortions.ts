/** Milliseconds between two words of whoever answers. */
export const portion = 40;
/** How much may end without a value before no more is tried. */
const enoughBroken = 20;

/** Tries one thing after the other, and tells what came of them as often as whoever waits for it wants a word. */
export function inPortions<
  Asked,
  Told extends { readonly kind: string } | { readonly end: { readonly kind: string } },
>(all: readonly Asked[], run: (asked: Asked) => Told, tell: (told: readonly Told[]) => void): void {
  let told: Told[] = [];
  let broken = 0;
  let last = performance.now();
  for (const asked of all) {
    const one = run(asked);
    told.push(one);
    const { kind } = "end" in one ? one.end : one;
    if (kind !== "value" && ++broken >= enoughBroken) break;
    if (performance.now() - last < portion) continue;
    tell(told);
    told = [];
    last = performance.now();
  }
  tell(told);
}
