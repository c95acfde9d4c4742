import type { Key } from "./entry.ts";

/**
 * The place of a key in a table of `size` places, 0 to size − 1: the same on every machine, and near keys apart.
 * Numbers are mixed by their low and high 32 bits, big integers 32 bits at a time, texts character by character.
 * Source: G. Fowler, L. Noll, K.-P. Vo 1991, FNV-1a; the last mixing, A. Appleby 2011, MurmurHash3's fmix32.
 */
export function placeOf(key: Key, size: number): number {
  return mixed(typeof key === "string" ? ofText(key) : ofNumber(key)) % size;
}

const basis = 0x811c9dc5;
const prime = 0x01000193;

function ofText(text: string): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), prime);
  return hash;
}

function ofNumber(key: number | bigint): number {
  if (typeof key === "number") {
    // A fraction is shifted up: keys that differ only behind the point are not to share one place.
    const whole = Number.isInteger(key) ? key : key * 2 ** 32;
    return Math.imul(Math.imul(basis ^ whole, prime) ^ (whole / 2 ** 32), prime);
  }
  let hash = Math.imul(basis ^ Number(BigInt.asIntN(32, key)), prime);
  for (let rest = key >> 32n; rest !== 0n && rest !== -1n; rest >>= 32n) {
    hash = Math.imul(hash ^ Number(BigInt.asIntN(32, rest)), prime);
  }
  return hash;
}

/** 32 bits, of which each depends on all of `hash`, as a number that is not negative. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
