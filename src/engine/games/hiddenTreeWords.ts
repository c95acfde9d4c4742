/** A node of a world as figures call it: by its moves from 1. */
const place = (path: readonly number[]) =>
  path.length === 0 ? "The root" : `Move ${path.map((move) => move + 1).join(".")}`;

export const noWorlds = () =>
  "The root of a tree with worlds is chance's, as in {1/2: [[3, 0], 2], 1/2: [[0, 3], 1]}";
export const moreChance = (path: readonly number[]) =>
  `${place(path)} of a world is chance's; chance draws the world, and nothing else`;
export const unlikeWorlds = (path: readonly number[]) =>
  `${place(path)} has more children in one world than in another; all worlds have one shape`;
