import { demandWhole } from "../demandWhole.ts";
import { boundOf } from "./boundOf.ts";
import type { Entry, Key } from "./entry.ts";
import { placeOf } from "./placeOf.ts";

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

  /** Gives the table to a game, whose keys mean nothing to another: throws an Error where it belongs to one already. */
  serve(game: { readonly name: string }): void {
    this.#game ??= game;
    if (this.#game === game) return;
    throw new Error(
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
