import { type LevelName, levelNames } from "../../engine/opponents/levels.ts";
import { type PlayedGame, readPlayedGame } from "./playGames.ts";
import {
  type PlayView,
  positionsOf,
  type ReadersSide,
  readersSides,
  readOneOf,
  startOf,
} from "./playView.ts";

/** What a chapter says of a game to play. */
export interface PlayProps {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  readonly game?: PlayedGame;
  readonly level?: LevelName;
  /** The side that the reader plays; MAX, who begins, by default. */
  readonly side?: ReadersSide;
  /** Where the game begins, as text; at its start by default. */
  readonly position?: string;
  /** Moves that are played already, as the game writes them, parted by blanks. */
  readonly moves?: string;
  readonly seed?: number;
}

/** The view that a chapter asks for. Throws an Error that says what is wrong with it. */
export function playViewOf(props: PlayProps): PlayView {
  const { level = "casual", side = "max", moves = "", seed = 1 } = props;
  const game = readPlayedGame(props.game ?? "connectFour");
  const view: PlayView = {
    game,
    side: readOneOf(readersSides, side, "side"),
    opponent: readOneOf(levelNames, level, "level"),
    seed,
    position: props.position ?? startOf(game),
    moves: moves.split(/\s+/).filter((move) => move !== ""),
    resigned: false,
  };
  positionsOf(view);
  return view;
}
