/** Why a name is no game's. */
export const noGame = (name: string, games: readonly string[]): string =>
  `there is no game "${name}"; the games are ${games.join(", ")}`;

/** Why a name is none of a few games. */
export const noneOf = (name: string, games: readonly string[]): string =>
  `${name === "" ? "no game is named" : `there is no such game as "${name}"`}; there are ${games.slice(0, -1).join(", ")} and ${games.at(-1)}`;
