import { demandWhole } from "../demand.ts";
import { boundOf, type Entry, type Key } from "./entry.ts";

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

/** Which of two positions keeps a place that both fall to: the newer, or the one that was searched deeper. */
export const replacements = ["always", "depth-preferred"] as const;
export type Replacement = (typeof replacements)[number];

/** Which entries of a position a search may find: those at least as deep as it is to look, or just as deep. */
export const entryDepths = ["atLeast", "equal"] as const;
export type EntryDepths = (typeof entryDepths)[number];

export interface TableSettings {
  /** Places for entries, 1 to 16,777,216; without it every position has a place of its own. */
  readonly size?: number;
  /**
   * "always" by default: what comes later stays. With "depth-preferred" an entry gives way only to one that is at
   * least as deep; of two equally deep ones the newer stays.
   */
  readonly replacement?: Replacement;
  /**
   * "atLeast" by default, as textbooks have it: a deeper entry knows more. With "equal" it counts as absent, so that
   * a search to some depth gives what it would without a table also where a position comes back at another ply.
   */
  readonly depths?: EntryDepths;
}

const largestSize = 2 ** 24;

/**
 * Remembers positions that were searched, for one game. Positions are told apart by their whole keys, so two that
 * fall to one place are never taken for each other. Source: R. Greenblatt, D. Eastlake, S. Crocker 1967, "The
 * Greenblatt Chess Program"; replacement by depth, D. Breuker, J. Uiterwijk, J. van den Herik 1994, "Replacement
 * Schemes for Transposition Tables". Throws a RangeError for settings that make no sense.
 */
export class TranspositionTable<Move> {
  readonly settings: Required<TableSettings>;
  /** By place, which in a table without a size is the key itself. */
  readonly #entries = new Map<Key, Entry<Move>>();
  #game: { readonly name: string } | undefined;

  constructor({ size = Infinity, replacement = "always", depths = "atLeast" }: TableSettings = {}) {
    if (size !== Infinity) demandWhole("size", size, [1, largestSize], "entries");
    demandOneOf("replacement", replacements, replacement);
    demandOneOf("depths", entryDepths, depths);
    this.settings = { size, replacement, depths };
  }

  /** How many entries it holds. */
  get count(): number {
    return this.#entries.size;
  }

  /** What it holds, in the order in which the places were first taken. */
  entries(): IterableIterator<Entry<Move>> {
    return this.#entries.values();
  }

  /** Gives the table to a game, whose keys mean nothing to another: throws a RangeError where it belongs to one already. */
  serve(game: { readonly name: string }): void {
    this.#game ??= game;
    if (this.#game === game) return;
    throw new RangeError(
      `A table serves one game: this one holds positions of ${this.#game.name}, not ${game.name}`,
    );
  }

  /** The position's entry, if any, for a search that is to look `depth` plies ahead; it may be too shallow. */
  find(key: Key, depth = Infinity): Entry<Move> | undefined {
    const entry = this.#entries.get(this.#placeOf(key));
    if (entry === undefined || entry.key !== key) return undefined;
    return this.settings.depths === "equal" && entry.depth > depth ? undefined : entry;
  }

  /** Keeps what a search `depth` plies deep, entered with this window, gave; unless a deeper entry is preferred. */
  store(
    key: Key,
    depth: number,
    value: number,
    window: readonly [number, number],
    move: Move | undefined,
  ): void {
    const place = this.#placeOf(key);
    if (this.settings.replacement === "depth-preferred") {
      const old = this.#entries.get(place);
      if (old !== undefined && old.depth > depth) return;
    }
    this.#entries.set(place, { key, depth, value, bound: boundOf(value, window), move });
  }

  /** Forgets everything, its game too. */
  clear(): void {
    this.#entries.clear();
    this.#game = undefined;
  }

  #placeOf(key: Key): Key {
    return this.settings.size === Infinity ? key : placeOf(key, this.settings.size);
  }
}

function demandOneOf(name: string, known: readonly string[], given: string): void {
  if (known.includes(given)) return;
  throw new RangeError(
    `${name} must be ${known.map((one) => `"${one}"`).join(" or ")}, not ${String(given)}`,
  );
}
