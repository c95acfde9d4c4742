import { rulesOf, type WeighedName } from "./rules.ts";

/** Where a game is begun to be searched, and how deep a dozen searches of it go in a second or two. */
export interface Opening {
  readonly position: string;
  readonly depth: number;
}

/** Large boards are opened some moves into a game, where it matters which move is looked at first. */
const openings: Readonly<Record<WeighedName, { readonly position?: string; readonly depth: number }>> = {
  ticTacToe: { depth: 9 },
  connectFour: { depth: 6 },
  othello: {
    position: "--------------------XOX----OOO-----OXOO----OXX------XX------X--- X",
    depth: 5,
  },
  checkers: {
    position: "B:W12,17,18,19,22,25,27,29,30,31,32:B1,2,3,4,7,8,9,10,11,13",
    depth: 7,
  },
  gomoku: {
    position: [
      ...Array.from({ length: 5 }, () => "..............."),
      ".....O.........",
      "......X........",
      "......OXX......",
      "......OOX......",
      ...Array.from({ length: 6 }, () => "..............."),
    ]
      .join("/")
      .concat(" X"),
    depth: 5,
  },
};

/** What a game is opened with where the page names no position. */
export function opening(game: WeighedName): Opening {
  const { position, depth } = openings[game];
  const rules = rulesOf(game);
  return { position: position ?? rules.write(rules.start), depth };
}
