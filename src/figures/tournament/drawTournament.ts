import { render } from "svelte/server";
import { playTournament } from "./playView.ts";
import TournamentFigure from "./TournamentFigure.svelte";
import { type TournamentProps, tournamentViewOf } from "./tournamentProps.ts";

/** A tournament as the server played and drew it, its games with it, for the browser to bring to life later. */
export const drawTournament = (props: TournamentProps): string =>
  render(TournamentFigure, {
    props: { ...props, found: playTournament(tournamentViewOf(props)) },
    idPrefix: props.name ?? "tournament",
  }).body;
