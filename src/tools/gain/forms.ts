import { formatValue } from "../../drawing/formatValue.ts";
import { type Random, random, type Tree, writeTree } from "../../engine/index.ts";
import { difficultyOf } from "../../kit/byHand/difficulty.ts";
import { runSetup } from "../../kit/run/run.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { readNumber } from "../../kit/view/readFields.ts";
import { blueprints, type Shape, type Slot } from "./blueprint.ts";
import type { Item } from "./item.ts";
import type { TestedChapter } from "./tested.ts";

/** The two forms of a test: the same questions about other trees that are as hard. */
export const forms = ["A", "B"] as const;
export type Form = (typeof forms)[number];
/** Which form comes before the chapter, and which after it. */
export type Order = "AB" | "BA";

/** Values of leaves are whole numbers from 0 on, no two of them alike: where values are equal, books differ. */
const mostValue = 19;
/** Trees that are searched for a pair, at most. */
const mostTries = 4000;

/**
 * A question and its counterpart, the same for the same seed on every machine: about two trees of one shape, or of the same
 * moves in another order, in which the search is equally hard by the computed number, and what is asked about stands alike.
 */
export function drawPair(slot: Slot, seed: string): readonly [Item, Item] {
  const chance = random(seed);
  const found = new Map<string, Item[]>();
  for (let tries = 0; tries < mostTries; tries++) {
    const run = runSetup({ algorithm: slot.algorithm, tree: writeTree(fill(slot.shape(chance), chance)) });
    const items = slot.find(run);
    if (items.length === 0) continue;
    const item = items[chance.below(items.length)];
    const alike = `${item.likeness} ${difficultyOf(run)}`;
    const others = found.get(alike) ?? [];
    const other = others.find((one) => !slot.otherAnswer || one.answer !== item.answer);
    if (other) return [other, item];
    found.set(alike, [...others, item]);
  }
  throw new RangeError(`${slot.kind} ${seed}`);
}

function fill(shape: Shape, chance: Random): Tree {
  const values = chance.shuffle(Array.from({ length: mostValue + 1 }, (_, value) => value));
  const put = (at: Shape): Tree => (at === 0 ? values.pop()! : at.map(put));
  return put(shape);
}

/** A question, and where in its chapter's blueprint it stands: answers are kept by that. */
export interface Placed {
  readonly slot: number;
  readonly item: Item;
}

type Pair = ReturnType<typeof drawPair>;
/** What was drawn last: whoever is asked one form is mostly asked the other one, too. */
let last: { readonly name: string; readonly pairs: readonly Pair[] } | undefined;

function pairsOf(chapter: TestedChapter, seed: string): readonly Pair[] {
  const name = `${chapter} ${seed}`;
  if (last?.name !== name)
    last = {
      name,
      pairs: blueprints[chapter].map((slot, place) => drawPair(slot, `${chapter} ${place} ${seed}`)),
    };
  return last.pairs;
}

/**
 * The questions of a form in the order in which they are asked, which is another one in each form. All that have one seed are
 * asked the same two forms. Fetches the code of the mistakes, which some of them are made of.
 */
export async function formOf(chapter: TestedChapter, seed: string, form: Form): Promise<readonly Placed[]> {
  await fetchSearch("noAlphaAtRoot");
  const placed = pairsOf(chapter, seed).map((pair, slot) => ({ slot, item: pair[forms.indexOf(form)] }));
  return random(`${chapter} ${seed} ${form}`).shuffle(placed);
}

/** Which form comes first for whoever has this seed of their own: for half of them A, for the others B. */
export const orderOf = (own: string): Order => (random(own).below(2) === 0 ? "AB" : "BA");

/** The form that is asked before the chapter, or after it. */
export const formAt = (order: Order, part: "before" | "after"): Form =>
  order.charAt(part === "before" ? 0 : 1) as Form;

/** Whether an answer is right: an option by its key, a number however it was typed. */
export function isRight({ options, answer }: Item, given: string | undefined): boolean {
  if (given === undefined) return false;
  const number = options ? undefined : readNumber(given.trim());
  return (number === undefined ? given : formatValue(number)) === answer;
}
