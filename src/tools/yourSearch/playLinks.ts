import { playerOfKind, writePlayer } from "../../figures/duel/players.ts";
import { writeProgram } from "../../figures/tournament/choices.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import type { FigureTaskName } from "../../judge/figureTasks.ts";
import type { Language } from "../../judge/languages.ts";
import type { ChanceTaskName } from "../../judge/searchTasks.ts";
import type { DiceGame } from "../../kit/dice/diceGames.ts";
import { writeProgram as writeDiceProgram } from "../../kit/dice/diceProgram.ts";

/* Links name a program and bring none: what plays is what this browser keeps. */

const game = "ticTacToe";
const depth = String(playedFaces[game].programPlies);

/** A game against the program, with the reader to move. */
export const playLink = (task: FigureTaskName, program: Language): URLSearchParams =>
  new URLSearchParams({ figure: "play", game, side: "max", thinker: task, program, depth });

/** A tournament in which it meets two of the notebook's contestants. */
export const tournamentLink = (task: FigureTaskName, language: Language): URLSearchParams =>
  new URLSearchParams({
    figure: "tournament",
    game,
    players: "greedy,ordered,program",
    program: writeProgram({ task, language }),
    depth,
  });

/** A game of dice against the program. */
export const diceLink = (game: DiceGame, task: ChanceTaskName, language: Language): URLSearchParams =>
  new URLSearchParams({ figure: "dicePlay", game, program: writeDiceProgram({ task, language }) });

/** A duel with dice in which it meets the notebook's usual player. */
export const duelLink = (task: ChanceTaskName, language: Language): URLSearchParams =>
  new URLSearchParams({
    figure: "duel",
    game: "race",
    first: writePlayer(playerOfKind("program", { task, language })),
  });
