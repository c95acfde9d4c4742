import type { Random } from "../../engine/index.ts";
import type { OfferedName } from "../../kit/run/algorithms.ts";
import type { Finder, ItemKind } from "./item.ts";
import { type Counted, countItem } from "./items/countItem.ts";
import { nextItem } from "./items/nextItem.ts";
import { originItem, ownerItem } from "./items/ownerItem.ts";
import { type Proof, provedItem } from "./items/provedItem.ts";
import { wrongItem } from "./items/wrongItem.ts";
import type { TestedChapter } from "./tested.ts";

/** A tree without its values: 0 stands for a leaf. */
export type Shape = 0 | readonly Shape[];

/** One question of a test as it is planned: its kind, the tree that it is about, and what can be asked of it. */
export interface Slot {
  readonly kind: ItemKind;
  readonly algorithm: OfferedName;
  shape(chance: Random): Shape;
  readonly find: Finder;
  /** Its answer is a number, or else a place, that is to be another one in the other form. */
  readonly otherAnswer: boolean;
}

/** So many children at each ply. */
const uniform =
  (...widths: readonly number[]) =>
  (): Shape =>
    grow(widths);
const grow = ([width, ...below]: readonly number[]): Shape =>
  width === undefined ? 0 : Array.from({ length: width }, () => grow(below));
/** Moves with so many leaves each, in any order. */
const mixed =
  (...leaves: readonly number[]) =>
  (chance: Random): Shape =>
    chance.shuffle(leaves).map((count) => grow([count]));

const slotsOf = (algorithm: OfferedName, slots: readonly Omit<Slot, "algorithm">[]): readonly Slot[] =>
  slots.map((slot) => ({ algorithm, ...slot }));
const next = (shape: Slot["shape"], up: number, cut = false) =>
  ({ kind: "next", shape, find: nextItem(up, cut), otherAnswer: true }) as const;
const owner = (shape: Slot["shape"], above: number, ply: number) =>
  ({ kind: "owner", shape, find: ownerItem(above, ply), otherAnswer: false }) as const;
const origin = (shape: Slot["shape"], ply: number) =>
  ({ kind: "owner", shape, find: originItem(ply), otherAnswer: true }) as const;
const proved = (shape: Slot["shape"], proof: Proof, ply: number) =>
  ({ kind: "proved", shape, find: provedItem(proof, ply), otherAnswer: false }) as const;
const count = (shape: Slot["shape"], what: Counted) =>
  ({ kind: "count", shape, find: countItem(what), otherAnswer: true }) as const;
const wrong = (shape: Slot["shape"], mistake: Parameters<typeof wrongItem>[0]) =>
  ({ kind: "wrong", shape, find: wrongItem(mistake), otherAnswer: true }) as const;

/**
 * What each chapter's test asks, two questions of each kind, in the order in which answers are kept. A change of it is
 * another test: then `testVersion` rises.
 */
export const blueprints: Readonly<Record<TestedChapter, readonly Slot[]>> = {
  minimax: slotsOf("minimax", [
    next(uniform(2, 2, 2), 0),
    next(uniform(3, 2, 2), 1),
    origin(uniform(3, 3), 0),
    origin(uniform(2, 2, 2), 0),
    proved(uniform(3, 3), "begun", 1),
    proved(uniform(2, 2, 2), "whole", 1),
    count(uniform(5, 2), "rises"),
    count(mixed(2, 3, 4), "readBefore"),
    wrong(uniform(4, 2), "drawGoesOn"),
    wrong(uniform(2, 2, 2), "noAlphaAtRoot"),
  ]),
  "alpha-beta": slotsOf("alphaBeta", [
    next(uniform(2, 2, 2), 0),
    next(uniform(4, 2), 1, true),
    owner(uniform(2, 3, 2), 1, 2),
    owner(uniform(2, 2, 2, 2), 3, 3),
    proved(uniform(3, 2, 2), "cut", 2),
    proved(uniform(2, 3, 2), "spared", 1),
    count(uniform(3, 3), "leaves"),
    count(uniform(2, 2, 2), "cutoffs"),
    wrong(uniform(4, 2), "noAlphaAtRoot"),
    wrong(uniform(2, 2, 2), "missingResearch"),
  ]),
  "move-ordering": slotsOf("alphaBeta", [
    next(uniform(3, 2, 2), 0),
    next(uniform(4, 3), 1, true),
    owner(uniform(3, 3, 2), 1, 2),
    owner(uniform(2, 2, 2, 2), 3, 3),
    proved(uniform(2, 3, 2), "cut", 2),
    proved(uniform(3, 2, 2), "spared", 1),
    count(uniform(3, 3), "leaves"),
    count(mixed(2, 3, 4), "fewest"),
    wrong(uniform(3, 3), "noAlphaAtRoot"),
    wrong(uniform(2, 2, 2), "missingResearch"),
  ]),
};
