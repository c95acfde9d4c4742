import { opponent, type Side } from "../../engine/game.ts";
import { moveName, sideName } from "../../games/names.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import type { PlayedGame, ReadersSide } from "./playGames.ts";
import type { Playing } from "./playing.svelte.ts";

export const label = (game: string): string => `Figure: a game of ${game} to play`;
export const theBoard = "The board";
export const playAgain = "Play again";

/** Who plays what, and the buttons beside it. */
export const bar = {
  game: "Game",
  against: "Against",
  even: "Adapts to you",
  ownSettings: "Own settings",
  program: "Your program",
  youPlay: "You play",
  newGame: "New game",
  share: "Share and export",
} as const;
/** A side that the reader may play, or both. */
export const sideTitle = (game: PlayedGame, side: ReadersSide): string =>
  side === "both" ? "both sides" : `${sideName(game, side)}${side === "max" ? ", first" : ""}`;

/** What can be done at one's turn, or while the opponent thinks. */
export const turnBar = {
  label: "What to do",
  undo: "Undo",
  hint: "Hint",
  think: "Let it think",
  cancel: "Cancel search",
  moveNow: "Move now",
  resign: "Resign",
} as const;

/** A move that is typed. */
export const moveField = { label: "Your move", placeholder: "Type a move", play: "Play" } as const;
export const howToType = (notation: string): string => `As ${notation}.`;

export const moveList = {
  label: "The moves so far",
  round: "Round",
  empty: "Every move will stand here, as it is written.",
} as const;

/** What the opponent had in mind. */
export const mind = {
  label: "What it has in mind",
  now: "What it would play now",
  before: "What it had in mind",
  recalling: "It works out once more what it had in mind with its last move.",
  lost: "Its last move was made by another opponent, or by the clock: what it had in mind cannot be worked out again.",
  coming:
    "Once it has moved: the line it expects, what that is worth to it, how far it looked, and the moves it chose from.",
  showTree: "Show me its tree",
  treeToCome: "Its tree can be opened once it has moved.",
} as const;
/** Why nothing can be played. */
export const closed = { over: "The game is over", notYours: "It is not your turn" } as const;
export const undoBrings = "Undo brings the game before back.";
export const brokeOff = (why: string): string => `The search broke off: ${why}.`;
/** What is wrong with a link, or with what a chapter says. */
export const noGame = (name: string, games: readonly string[]): string =>
  `there is no game "${name}" to play; there are ${games.join(", ")}`;
export const illegalMove = (number: number, why: string): string => `Move ${number}: ${why}`;
export const upTo = (problem: string): string => `${problem}. Here is the game up to there`;

/** How a game has ended, and who is to move while it goes on, as a sentence or two. */
export function sayStanding(playing: Playing): string {
  const { view, outcome, turn, readersTurn, task, paused, lost, missing } = playing;
  const { game, side, resigned } = view;
  const own = side === "both" ? undefined : side;
  if (lost !== undefined) return `${lost} ${sideName(game, opponent(turn))} wins. You have won.`;
  if (resigned) return `You have resigned. ${sideName(game, opponent(own ?? turn))} wins.`;
  if (outcome !== undefined) return sayOutcome(game, outcome, own, sayQuietEnd(playing));
  if (task === "hint") return "Looking for a hint.";
  if (task === "reply") return `${sideName(game, turn)} is thinking.`;
  if (missing) return `${sideName(game, turn)} is to move, and nobody is there to think.`;
  if (paused) return `The search was cancelled. ${sideName(game, turn)} is still to move.`;
  if (side === "both") return `${sideName(game, turn)} to move.${sayForced(playing)}${sayQuiet(playing)}`;
  return readersTurn
    ? `Your move: you play ${sideName(game, turn)}.${sayForced(playing)}${sayQuiet(playing)}`
    : `${sideName(game, turn)} to move.`;
}

/** What the rules leave no choice about, as a sentence of its own; nothing where they leave it. */
function sayForced({ rules, position }: Playing): string {
  const moves = rules.moves(position);
  if (moves.length === 1 && rules.writeMove(position, moves[0]) === "pass")
    return " You can turn nothing over, so you have to pass.";
  const captures = rules.captures?.(position, moves).length ?? 0;
  return captures > 0 ? " You can capture, so you must." : "";
}

/** How near the draw is that ends a game in which nothing happens, once it is in sight. */
function sayQuiet({ view, rules, position }: Playing): string {
  const { quiet } = playedFaces[view.game];
  const plies = quiet?.plies(rules.write(position)) ?? 0;
  if (quiet === undefined || plies < quiet.drawAfter / 2) return "";
  return ` ${plies} plies without ${quiet.without}: at ${quiet.drawAfter} the game is drawn.`;
}

/** Why a game has ended in which nothing happened. */
function sayQuietEnd({ view, rules, position }: Playing): string {
  const { quiet } = playedFaces[view.game];
  if (quiet === undefined || quiet.plies(rules.write(position)) < quiet.drawAfter) return "";
  return `since ${quiet.drawAfter} plies have passed without ${quiet.without}`;
}

function sayOutcome(game: PlayedGame, outcome: number, own: Side | undefined, why: string): string {
  if (outcome === 0) return `The game is over: a draw${why === "" ? "" : `, ${why}`}.`;
  const winner: Side = outcome > 0 ? "max" : "min";
  const size = Math.abs(outcome);
  const { margin } = playedFaces[game];
  const by = margin ? ` by ${size} ${margin[size === 1 ? 0 : 1]}` : "";
  const yours = own === undefined ? "" : own === winner ? " You have won." : " You have lost.";
  return `The game is over: ${sideName(game, winner)} wins${by}.${yours}`;
}

/** The last move, for those who hear it; nothing before the first. */
export function sayLastMove(playing: Playing): string {
  const { game, side, moves } = playing.view;
  const move = moves.at(-1);
  if (move === undefined) return "";
  const mover = playing.moverAt(moves.length - 1);
  const [who, s] = side === mover ? ["You", ""] : [sideName(game, mover), "s"];
  return move === "pass" ? `${who} pass${s && "es"}.` : `${who} play${s} ${moveName(game, move)}.`;
}

/** What can be saved as a picture. */
export const boardDrawing = "the board";
