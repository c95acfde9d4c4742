import type { Tree } from "../../../engine/index.ts";

/** How a world is branched: the root is MAX's, and from ply to ply it is the other's turn. What its leaves are does not matter. */
export type Shape = Tree;

const two = [0, 0];
const three = [0, 0, 0];
/** One choice of MAX's below a move, with none of MIN's before it. */
const [alone, aloneOfThree] = [[two], [three]];
/** MIN may end the game, or leads on to one of several choices. */
const orEnd = [two, 0];
const orOther = [two, two];
const orOfThree = [three, two];
const bothOfThree = [three, three];
const oneOfThree = [two, two, two];
/** The same, and MIN chooses once more after MAX. */
const andAgain = [[two, two], 0];
const againOrOther = [[two, two], two];

/** What fresh worlds are shaped as: MAX moves first, and at least one move leads to a choice of MAX's. */
export const shapes: readonly Shape[] = [
  ...bothWays(alone, 0),
  ...bothWays(alone, two),
  ...bothWays(aloneOfThree, 0),
  ...bothWays(aloneOfThree, two),
  ...bothWays(orEnd, 0),
  ...bothWays(orEnd, two),
  ...bothWays(orOther, 0),
  ...bothWays(orOther, two),
  ...bothWays(orOther, orEnd),
  ...bothWays(orOfThree, 0),
  ...bothWays(orOfThree, two),
  ...bothWays(orOfThree, orEnd),
  ...bothWays(bothOfThree, 0),
  ...bothWays(bothOfThree, two),
  ...bothWays(oneOfThree, 0),
  ...bothWays(oneOfThree, two),
  ...bothWays(andAgain, 0),
  ...bothWays(andAgain, two),
  ...bothWays(againOrOther, two),
  [alone, alone],
  [orEnd, alone],
  [alone, orEnd],
  [orEnd, orEnd],
  [orOther, orOther],
  [alone, 0, 0],
  [0, alone, two],
  [alone, two, alone],
  [orEnd, alone, 0],
];

function bothWays(one: Shape, other: Shape): Shape[] {
  return [
    [one, other],
    [other, one],
  ];
}

const childrenOf = (shape: Shape): readonly Shape[] => (typeof shape === "number" ? [] : shape);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const leavesOf = (shape: Shape): number =>
  typeof shape === "number" ? 1 : sumOf(shape.map(leavesOf));

/** Leaves below, and nodes where somebody has a choice. */
function toRead(shape: Shape): number {
  const children = childrenOf(shape);
  return children.length === 0 ? 1 : Number(children.length > 1) + sumOf(children.map(toRead));
}

/** How many plans there are below a node, and what it takes to follow one of them: what is read, and where MIN chooses. */
function plansBelow(shape: Shape, isMax: boolean): { readonly count: number; readonly work: number } {
  const children = childrenOf(shape);
  if (children.length === 0) return { count: 1, work: 1 };
  const below = children.map((child) => plansBelow(child, !isMax));
  const product = below.reduce((product, { count }) => product * count, 1);
  const works = below.map(({ work }) => work);
  return isMax
    ? { count: product * children.length, work: Math.max(...works) }
    : { count: product, work: sumOf(works) + Number(children.length > 1) };
}

/**
 * How hard so many worlds of a shape are, in acts, if a move is played: each leaf to be read, each choice and each mean is one,
 * and where worlds are not as likely as each other each product in place of a mean.
 */
export function shapeHardness(shape: Shape, play: number, worlds: number, isEven: boolean): number {
  const moves = childrenOf(shape);
  const mean = isEven ? 1 : worlds;
  const { count, work } = plansBelow(moves[play], false);
  const values = worlds * sumOf(moves.map(toRead));
  return values + moves.length * mean + 1 + count * (worlds * work + mean);
}
