import { type PlayedGame, type PlayerName, type Standing, standingOf } from "../../engine/index.ts";

/** A contestant's place, and how it stands against all and against each. */
interface Place {
  readonly player: PlayerName;
  readonly all: Standing | undefined;
  readonly against: ReadonlyMap<PlayerName, Standing | undefined>;
}

/** The contestants, the best first; who has not played keeps its order, last. */
export function standingsOf(players: readonly PlayerName[], games: readonly PlayedGame[]): Place[] {
  const shareOf = ({ all }: Place) => all?.score.share ?? -1;
  return players
    .map((player) => ({
      player,
      all: standingOf(games, player),
      against: new Map(
        players
          .filter((other) => other !== player)
          .map((other) => [other, standingOf(games, player, other)] as const),
      ),
    }))
    .sort((one, other) => shareOf(other) - shareOf(one));
}
