import { readTournamentView, type TournamentText } from "./readTournamentView.ts";
import type { TournamentView } from "./tournamentView.ts";

/** What a page says of a tournament; by default four contestants play Connect Four. */
export interface TournamentProps extends TournamentText {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
}

export const tournamentViewOf = (props: TournamentProps): TournamentView => readTournamentView(props);
