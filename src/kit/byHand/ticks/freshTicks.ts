import {
  type BehaviourNode,
  type GuardBoard,
  guardLeaves,
  inverter,
  isFree,
  memorySelector,
  memorySequence,
  parallel,
  readGuardMap,
  repeat,
  type Square,
  selector,
  sequence,
  timeout,
  writeBehaviour,
} from "../../../engine/behaviour/index.ts";
import type { Random } from "../../../engine/index.ts";
import { writeMoves, yard } from "../../behaviour/behaviourRun.ts";
import type { Level } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";
import { type TickTask, type TracedTickAct, tickByHand } from "./tickActs.ts";
import * as words from "./words.ts";

type Order = BehaviourNode<GuardBoard>;

/** Ticks at most, and what is added, in acts, for a node that is reset, and where a memory or a decorator changes what is done. */
const [mostTicks, resetting, changing] = [12, 2, 1];

/** A behaviour tree and a guard that nobody has ticked, of a level's difficulty: the same for the same seed on every machine. */
export function freshTicks(level: Level, seed: string): TickTask {
  return ofLevel(level, JSON.stringify([seed, level]), (chance) => {
    const task = { tree: drawTree(chance, level), ...drawWorld(chance), ticks: mostTicks };
    const { acts } = tickByHand(task);
    const first = firstThatTeaches(acts, level);
    const hardness = hardnessOf(acts).map((sum, tick) => (tick < first ? Infinity : sum));
    return { hardness, of: (ticks) => ({ ...task, ticks }) };
  });
}

/** How hard so many ticks are, in acts. */
export function hardnessOf(acts: readonly TracedTickAct[]): number[] {
  const after: number[] = [];
  for (const traced of acts) {
    const { act, tick } = traced;
    const extra = act.kind === "reset" ? resetting * act.nodes.length : changes(traced) ? changing : 0;
    after[tick] = (after[tick] ?? after[tick - 1] ?? 0) + 1 + extra;
  }
  return after;
}

/** A composite that goes on with a later child, or a decorator that does not hand on what its child came to. */
function changes({ situation }: TracedTickAct): boolean {
  if (situation === undefined) return false;
  const { node, right, last, came } = situation;
  if ("tick" in right) return last === undefined && right.tick > 0;
  return "count" in node && last !== undefined && came[last] !== right.answer;
}

/** The tick up to which there was something of each kind: ends, something to go on with, and further up something remembered or reset. */
function firstThatTeaches(acts: readonly TracedTickAct[], level: Level): number {
  const first = (is: (act: TracedTickAct) => boolean) => acts.find(is)?.tick ?? Infinity;
  const answers = (status: string) => first(({ act }) => act.kind === "answer" && act.status === status);
  const resets = first(({ act }) => act.kind === "reset" && act.nodes.length > 0);
  const ends = [answers("failure"), answers("success")];
  return Math.max(
    level < 2 ? Math.min(...ends) : Math.max(...ends),
    first(({ act }) => act.kind === "reset"),
    level < 3 ? 0 : Math.min(resets, first(changes)),
  );
}

const { sees, remembers, note, forget, run, search, first, second, look } = guardLeaves;
const { orderNames: names } = words;
/** What a guard may be told, of which its tree is put together. */
const orders = {
  plain: [look, first, second, selector(names.walk, sees, second), sequence(names.seek, note, search)],
  chase: [
    sequence(names.chase, sees, note, run),
    sequence(names.chase, sees, run),
    sequence(names.chase, sees, note, search),
  ],
  round: [
    sequence(names.round, first, second),
    sequence(names.round, second, look),
    sequence(names.round, first, look, second),
  ],
  follow: [sequence(names.follow, remembers, search, forget), sequence(names.follow, remembers, search)],
  decorated: [
    sequence(names.seek, remembers, timeout(names.limit, 2, search), forget),
    selector(names.seek, timeout(names.limit, 2, second), look),
    selector(names.seek, timeout(names.limit, 3, search), forget),
    sequence(names.wait, inverter(names.not, sees), look),
    selector(names.wait, inverter(names.not, sees), run),
    repeat(names.again, 2, memorySequence(names.watch, first, look)),
    repeat(names.again, 2, look),
    parallel(names.both, 2, first, look),
    parallel(names.both, 1, sees, second),
    parallel(names.both, 2, sees, second, look),
  ],
} as const satisfies Readonly<Record<string, readonly Order[]>>;

function drawTree(chance: Random, level: Level): string {
  const one = (kind: keyof typeof orders): Order => orders[kind][chance.below(orders[kind].length)];
  const starred = (order: Order): Order =>
    level > 2 && chance.below(2) === 0 && "memory" in order ? { ...order, memory: true } : order;
  const kinds: readonly (keyof typeof orders)[] =
    level < 3
      ? ["chase", "follow"]
      : level < 5
        ? ["chase", "follow", "decorated"]
        : ["chase", "decorated", "decorated"];
  const upper = chance.shuffle(kinds).slice(0, level < 3 ? 1 : level < 5 ? 1 + chance.below(2) : 2);
  const last = chance.below(level < 3 ? 3 : 4) === 0 ? "plain" : "round";
  const children = [...upper, last].map((kind) => starred(one(kind as keyof typeof orders)));
  const hasMemory = level > 3 && chance.below(4) === 0;
  const isAll = chance.below(4) === 0;
  const root = isAll ? (hasMemory ? memorySequence : sequence) : hasMemory ? memorySelector : selector;
  return writeBehaviour(root(names.guard, ...children), guardLeaves);
}

/** The yard, with the guard somewhere on its upper row, and an intruder that is here and there. */
function drawWorld(chance: Random): Pick<TickTask, "map" | "intruder"> {
  const floor = [...yard].flatMap((mark, place) =>
    mark === "." && place < yard.indexOf("/") ? [place] : [],
  );
  const at = floor[chance.below(floor.length)];
  const map = chance.below(2) === 0 ? yard : `${yard.slice(0, at)}G${yard.slice(at + 1)}`;
  const board = readGuardMap(map);
  const [columns, rows] = board.size;
  const free = Array.from(
    { length: columns * rows },
    (_, i): Square => [i % columns, Math.floor(i / columns)],
  ).filter((square) => isFree(board, square));
  const near = free.filter(([, row]) => row === 0);
  const moves = Array.from({ length: mostTicks }, (_, tick) => tick).filter(
    (tick) => tick === 0 || chance.below(3) === 0,
  );
  const squares = () => (chance.below(2) === 0 ? near : free);
  const drawn = moves.map((tick) => {
    const from = squares();
    return { tick, square: from[chance.below(from.length)] };
  });
  return { map, intruder: writeMoves(drawn) };
}
