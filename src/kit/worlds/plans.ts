import {
  type ChanceGame,
  type ChanceTreePosition,
  expectimax,
  type HiddenGame,
  hiddenTreeGame,
  isChanceNode,
  measureChanceTree,
  parseChanceTree,
  perfectInformation,
  pimc,
  writeChanceTree,
} from "../../engine/index.ts";
import * as words from "./words.ts";

/** Positions of all worlds, in their order, that look alike to MAX, who has a choice there. */
export interface InformationSet {
  readonly positions: readonly ChanceTreePosition[];
  readonly moves: readonly number[];
}

/** A tree with worlds, read. */
export interface Worlds {
  /** As it is written. */
  readonly text: string;
  readonly game: HiddenGame<ChanceTreePosition, number>;
  /** How likely each world is. */
  readonly chances: readonly number[];
  /** From the root downwards, from left to right. */
  readonly sets: readonly InformationSet[];
}

/** For each information set the one move that MAX plays there, whatever the world. */
export type Plan = readonly number[];

/** So many can be drawn beside each other, and so many plans compared, at once. */
export const most = { worlds: 4, leaves: 16, plies: 6, plans: 64 } as const;

const known = new Map<string, Worlds>();

/** A tree with worlds by its text. Throws a Refusal where it is none, and an Error where it is too large to be drawn. */
export function readWorlds(text: string): Worlds {
  const found = known.get(text) ?? worldsIn(text);
  known.set(text, found);
  return found;
}

function worldsIn(typed: string): Worlds {
  const tree = parseChanceTree(typed);
  const { leaves, depth } = measureChanceTree(tree);
  const game = hiddenTreeGame(tree);
  if (!isChanceNode(tree)) throw new Error(words.noChoice);
  const chances = game.chances(game.start);
  if (chances.length > most.worlds || leaves > most.leaves || depth > most.plies + 1)
    throw new Error(words.tooLarge(most));
  const roots = chances.map((_, world) => game.play(game.start, world));
  const sets = setsBelow(game, roots);
  if (sets.length === 0) throw new Error(words.noChoice);
  if (sets.reduce((plans, { moves }) => plans * moves.length, 1) > most.plans)
    throw new Error(words.tooManyPlans(most.plans));
  const text = writeChanceTree(tree).replace(/[,:]/g, "$& ");
  return { text, game, chances, sets };
}

/** All worlds have one shape, so what holds for the first of these positions holds for the others. */
function setsBelow(game: Worlds["game"], positions: readonly ChanceTreePosition[]): InformationSet[] {
  const moves = game.moves(positions[0]);
  const below = moves.flatMap((move) =>
    setsBelow(
      game,
      positions.map((position) => game.play(position, move)),
    ),
  );
  const isChoice = positions[0].side === "max" && moves.length > 1;
  return isChoice ? [{ positions, moves }, ...below] : below;
}

/** The number of the set that a position lies in; −1 where MAX has no choice. */
export const setOf = ({ game, sets }: Worlds, position: ChanceTreePosition): number =>
  sets.findIndex(({ positions: [first] }) => game.sees(first, "max") === game.sees(position, "max"));

/** MAX moves first in each world, and has a choice there. */
export const isAskedFirst = ({ sets: [{ positions }] }: Worlds): boolean => positions[0].path.length === 1;

/** Each move of a plan is one of its set's. */
export const isPlan = ({ sets }: Worlds, plan: Plan): boolean =>
  plan.length === sets.length && plan.every((move, set) => sets[set].moves.includes(move));

/** The game in which MAX keeps to a plan, and MIN, who sees everything, does what is best against it. */
export function keepingTo(worlds: Worlds, plan: Plan): ChanceGame<ChanceTreePosition, number> {
  const open = perfectInformation(worlds.game);
  return Object.assign(Object.create(open) as typeof open, {
    moves(position: ChanceTreePosition) {
      const set = open.turn(position) === "max" ? setOf(worlds, position) : -1;
      return set < 0 ? open.moves(position) : [plan[set]];
    },
  });
}

export const playedValue = (
  game: ChanceGame<ChanceTreePosition, number>,
  position: ChanceTreePosition,
): number => expectimax(game, position).value;

/** What a plan brings in each world, and on the average. */
export interface Worth {
  readonly byWorld: readonly number[];
  readonly mean: number;
}

export function worthOf(worlds: Worlds, plan: Plan): Worth {
  const game = keepingTo(worlds, plan);
  const byWorld = worlds.chances.map((_, world) => playedValue(game, game.play(game.start, world)));
  return { byWorld, mean: playedValue(game, game.start) };
}

/** Every plan there is. */
export const plansOf = ({ sets }: Worlds): Plan[] =>
  sets.reduce<Plan[]>(
    (plans, { moves }) => plans.flatMap((plan) => moves.map((move) => [...plan, move])),
    [[]],
  );

/** Two means that differ by less are the same: 1/3 has no end in a computer. */
const rounding = 1e-9;

/** The first of the plans that bring the most. */
export function bestPlan(worlds: Worlds, plans: readonly Plan[] = plansOf(worlds)): Plan {
  const means = plans.map((plan) => worthOf(worlds, plan).mean);
  const greatest = Math.max(...means);
  return plans[means.findIndex((mean) => mean > greatest - rounding)];
}

/** What determinization plays, asked in each information set. */
export const determinizedPlan = ({ game, sets }: Worlds): Plan =>
  sets.map(({ positions: [position] }) => pimc(game, position).line[0]);

/** What is said of a move in an information set. */
export interface MoveRow {
  readonly set: number;
  readonly move: number;
  /** What it is worth in each world, to whoever sees it, and the average of that: what determinization counts on. */
  readonly open: Worth;
  /** What the best of all plans that have this move brings. */
  readonly best: number;
  /** Determinization plays it, and a best plan has it. */
  readonly isDeterminized: boolean;
  readonly isBest: boolean;
}

/** Every move of every information set. */
export function moveRows(worlds: Worlds): MoveRow[] {
  const open = perfectInformation(worlds.game);
  const determinized = determinizedPlan(worlds);
  const plans = plansOf(worlds);
  const greatest = worthOf(worlds, bestPlan(worlds, plans)).mean;
  return worlds.sets.flatMap(({ positions, moves }, set) =>
    moves.map((move) => {
      const byWorld = positions.map((position) => playedValue(open, open.play(position, move)));
      const mean = byWorld.reduce((sum, value, world) => sum + worlds.chances[world] * value, 0);
      const having = plans.filter((plan) => plan[set] === move);
      const best = worthOf(worlds, bestPlan(worlds, having)).mean;
      const [isDeterminized, isBest] = [determinized[set] === move, best > greatest - rounding];
      return { set, move, open: { byWorld, mean }, best, isDeterminized, isBest };
    }),
  );
}
