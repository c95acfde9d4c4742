/**
 * Whether two values are equal beyond doubt: the same, or plain objects, arrays and typed arrays that hold the same in the
 * same places. Undefined where it cannot tell, and whoever asks has to look for himself: at a matcher, an object of a class,
 * a map, or a difference, of which much is to be said.
 *
 * Vitest's own comparison would take a third of the time of all unit tests, and nearly always its answer is yes.
 */
export const surelyEqual = (one: unknown, other: unknown): true | undefined =>
  isSame(one, other, [], []) ? true : undefined;

const { is, keys, getOwnPropertySymbols, getPrototypeOf, hasOwn } = Object;

/** `around` are the objects that hold the values, from without: who holds itself is like who holds itself as far within. */
function isSame(one: unknown, other: unknown, around: object[], others: object[]): boolean {
  if (is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const kind = getPrototypeOf(one);
  if (kind !== getPrototypeOf(other)) return false;
  const place = around.lastIndexOf(one);
  if (place >= 0) return others[place] === other;
  around.push(one);
  others.push(other);
  const same = isList(one)
    ? isList(other) && holdsSameItems(one, other, around, others)
    : kind === Object.prototype && holdsSameFields(one, other, around, others);
  around.pop();
  others.pop();
  return same;
}

const isList = (value: object): value is readonly unknown[] =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

function holdsSameItems(
  one: readonly unknown[],
  other: readonly unknown[],
  around: object[],
  others: object[],
): boolean {
  if (one.length !== other.length || !holdsItemsAlone(one) || !holdsItemsAlone(other)) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i], around, others)) return false;
  return true;
}

/** No gap, and nothing beside the items. */
const holdsItemsAlone = (list: readonly unknown[]): boolean =>
  keys(list).length === list.length && getOwnPropertySymbols(list).length === 0;

function holdsSameFields(one: object, other: object, around: object[], others: object[]): boolean {
  const names = keys(one);
  if (names.length !== keys(other).length) return false;
  if (getOwnPropertySymbols(one).length > 0 || getOwnPropertySymbols(other).length > 0) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  return names.every((name) => hasOwn(right, name) && isSame(left[name], right[name], around, others));
}
