import { fetchGame } from "../../games/namedGame.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, oneOf, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { gameNames, type LimitKind, limitKinds, limitRange, type Players, readPlayers } from "./choices.ts";
import { type Look, mostOpenings, readLook, writeLook } from "./look.ts";
import { playNow } from "./playNow.ts";
import { tournamentFacts } from "./tournamentFacts.ts";

const four: Players = ["random", "greedy", "ordered", "mcts"];

const fields = {
  game: oneOf(gameNames, "connectFour"),
  players: parsed<Players>(readPlayers, four, (players) => players.join(",")),
  limit: oneOf(limitKinds, "nodes"),
  amount: after(["limit"], ({ limit }: { limit: LimitKind }) => {
    const { least, most, first } = limitRange[limit];
    return whole(least, most, first);
  }),
  /** Openings of each two contestants; each is played twice, with the sides exchanged. */
  openings: whole(1, mostOpenings, 5),
  /** Plies of an opening, drawn by lot. */
  plies: whole(0, 8, 2),
  seed: whole(0, 999_999_999, 1),
  /** Whether positions are estimated as the game does, or at 0 until they are decided; a link always says it. */
  estimates: { ...flag(true), write: (estimates: boolean) => (estimates ? "yes" : "no") },
  /** The two whose games are looked at, the game among them, and how many of its moves are played. */
  look: after(["game", "players"], ({ players }: { game: unknown; players: Players }) =>
    parsed<Look | undefined>((text) => readLook(text, players), undefined, writeLook),
  ),
};
export type TournamentFields = typeof fields;
export type TournamentView = ViewOf<TournamentFields>;

/** A tournament of searches: games are played in workers, and the scores come with their intervals. */
export const tournament = defineFigure({
  name: "tournament",
  fields,
  opening: { game: "connectFour", players: "greedy,alphaBeta,ordered,mcts", amount: 400, openings: 3 },
  prepare: ({ game }) => fetchGame(game === undefined ? undefined : String(game)),
  // What a clock decides nobody knows before it is played.
  facts: (view) => tournamentFacts(view, (view.limit === "nodes" && playNow?.(view)) || []),
  drawings: { "the ranking": ".ranks", "the scores": ".cross" },
  component: () => import("./TournamentFigure.svelte"),
});
