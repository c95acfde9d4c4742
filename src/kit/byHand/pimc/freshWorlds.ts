import { pimc, type Random, random } from "../../../engine/index.ts";
import { most } from "../../worlds/plans.ts";
import { difficultyAt, type Level, spread } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";
import { type CountedWorlds, countWorlds, type PimcTask } from "./countedWorlds.ts";
import { leavesOf, type Shape, shapeHardness, shapes } from "./worldShapes.ts";

/** Values of leaves are whole numbers from 0 up to this. */
const mostValue = 9;
/** How likely the worlds are, of two and of three: means with these can be worked out in the head. */
const everyOdds = [
  ["1/2", "1/2"],
  ["1/3", "1/3", "1/3"],
  ["1/3", "2/3"],
  ["2/3", "1/3"],
  ["1/4", "3/4"],
  ["3/4", "1/4"],
  ["1/2", "1/4", "1/4"],
  ["1/4", "1/2", "1/4"],
  ["1/4", "1/4", "1/2"],
];
/** Less than this is nothing to be told. */
const [rounding, apart] = [1e-9, 0.05];

/**
 * A tree with worlds that nobody has searched, of a level's difficulty: the same for the same seed on every machine. The move
 * that PIMC plays leads on to a choice, and mostly brings less than PIMC counts on, often less than another move.
 */
export function freshWorlds(level: Level, seed: string): PimcTask {
  const fitting = everyKind.filter((kind) => canBeOf(level, kind));
  // Wished once for all that is drawn: what is rarer would be drawn anew more often.
  const wish = random(seed);
  const isFused = level < 3 || wish.below(4) > 0;
  const errs = isFused && wish.below(2) > 0;
  return ofLevel(level, JSON.stringify([seed, level]), (chance) => {
    const one = <Item>(items: readonly Item[]): Item => items[chance.below(items.length)];
    const { shape, odds } = one(fitting);
    const worlds = odds.map((likely) => `${likely}: ${filled(shape, chance)}`);
    const task = { tree: `{${worlds.join(", ")}}` };
    const counted = countWorlds(task);
    if (!teaches(counted) || loses(counted) !== isFused) return undefined;
    if (errs && !isBeaten(counted)) return undefined;
    return { hardness: [hardnessOf(counted)], of: () => task };
  });
}

const isEven = (chances: readonly unknown[]): boolean => chances.every((chance) => chance === chances[0]);

/** How hard it is, in acts: each leaf to be read, each choice, each product and each sum is one, and so is a tie of means. */
export function hardnessOf({ worlds, means, play }: CountedWorlds): number {
  const { root } = worlds.game.start;
  const { chances } = root as Exclude<typeof root, number | readonly unknown[]>;
  const shape = chances[0].tree as Shape;
  const tied = means.filter((mean) => Math.abs(mean - means[play]) < rounding).length > 1;
  return shapeHardness(shape, play, chances.length, isEven(worlds.chances)) + Number(tied);
}

/** Worlds of one shape, so likely. */
interface Kind {
  readonly shape: Shape;
  readonly odds: readonly string[];
}
const everyKind: readonly Kind[] = shapes.flatMap((shape) =>
  everyOdds.flatMap((odds) => (odds.length * leavesOf(shape) > most.leaves ? [] : [{ shape, odds }])),
);

/** Some move of theirs, if that is played, makes them as hard as a level's are. */
function canBeOf(level: Level, { shape, odds }: Kind): boolean {
  const wanted = difficultyAt(level);
  return (shape as readonly Shape[]).some((below, play) => {
    const hardness = shapeHardness(shape, play, odds.length, isEven(odds));
    return Array.isArray(below) && Math.abs(hardness - wanted) <= spread * wanted;
  });
}

function filled(shape: Shape, chance: Random): string {
  return typeof shape === "number"
    ? String(chance.below(mostValue + 1))
    : `[${shape.map((child) => filled(child, chance)).join(", ")}]`;
}

/**
 * There is something to choose below the move that is played, and no two worlds are the same; and the engine plays it, too:
 * of means that are equal its rounding may make the later one a little greater.
 */
function teaches({ worlds: { game, sets }, values, means, play, plans }: CountedWorlds): boolean {
  const rows = new Set(values.map((row) => row.join()));
  if (plans.length < 2 || rows.size < values.length || new Set(means).size < 2) return false;
  return pimc(game, sets[0].positions[0]).line[0] === play;
}

/** The move that is played brings less than is counted on. */
const loses = ({ means, play, worth }: CountedWorlds): boolean => means[play] - worth.mean > apart;

/** Another move would bring more. */
const isBeaten = ({ worth, best }: CountedWorlds): boolean => best - worth.mean > apart;
