import { type LevelName, levelNames, type Thinker, thinkers } from "../../engine/opponents/levels.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { sideName } from "../../games/names.ts";
import { type Language, languages } from "../../judge/languages.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, flag, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type PlayedGame, readersSides, readPlayedGame, rulesOf, startOf } from "./playGames.ts";
import {
  isTask,
  lackOf,
  type OwnStyle,
  opponentOf,
  readStyleNumber,
  readThinker,
  type StyleNumber,
} from "./styleText.ts";
import { opponentTitle } from "./styleWords.ts";
import * as words from "./words.ts";

/** The positions of a game, the first one first. Throws an Error that names the move that is not legal. */
export function positionsOf({
  game,
  position,
  moves,
}: Pick<PlayView, "game" | "position" | "moves">): unknown[] {
  const rules = rulesOf(game);
  const positions = [rules.read(position)];
  for (const [ply, move] of moves.entries()) {
    const at = positions[ply];
    try {
      positions.push(rules.play(at, rules.readMove(at, move)));
    } catch (error) {
      throw new Error(words.illegalMove(ply + 1, messageOf(error)));
    }
  }
  return positions;
}

/** The game as far as its moves are legal, and why it goes no further; undefined where all of them are. */
export function legalPart(view: PlayView): { readonly view: PlayView; readonly problem: string | undefined } {
  for (let count = view.moves.length; ; count--) {
    const part = {
      ...view,
      moves: view.moves.slice(0, count),
      resigned: view.resigned && count === view.moves.length,
    };
    try {
      positionsOf(part);
      return { view: part, problem: count === view.moves.length ? undefined : illegalNext(view, count) };
    } catch (error) {
      if (count === 0) throw error;
    }
  }
}

function illegalNext(view: PlayView, count: number): string {
  try {
    positionsOf({ ...view, moves: view.moves.slice(0, count + 1) });
    return "";
  } catch (error) {
    return messageOf(error);
  }
}

/** What a game says of itself: the "moves" played, the "opponent", who is to move ("turn"), and how many moves that side has ("legal"). */
export function playFacts(view: PlayView): Facts {
  const rules = rulesOf(view.game);
  const position = positionsOf(view).at(-1);
  const legal = rules.moves(position).length;
  return {
    moves: String(view.moves.length),
    opponent: opponentTitle(opponentOf(view)),
    turn: legal === 0 ? "nobody" : sideName(view.game, rules.turn(position)),
    legal: String(legal),
  };
}

/** What is nothing here, whatever is said of it. */
const unsaid: Field<undefined> = { read: () => undefined, write: () => undefined, usual: () => undefined };

/** No, whatever is said of it. */
const never: Field<boolean> = { read: () => false, write: () => undefined, usual: () => false };

/** A number of a style of the reader's own; at a level there is none, and for a program its depth alone. */
const styleNumber = (name: StyleNumber) =>
  after(
    ["thinker", "program"],
    ({ thinker, program }: Pick<Partial<OwnStyle>, "thinker" | "program">): Field<number | undefined> =>
      thinker === undefined || (program !== undefined && name !== "depth")
        ? unsaid
        : optional(parsed((text) => readStyleNumber(name, text), 0)),
  );

/** Where there is a style of the reader's own there is no level; it must come to an end. */
function noLevel(style: OwnStyle): Field<undefined> {
  const demandEnd = () => {
    const lack = lackOf(style);
    if (lack !== undefined) throw new Error(lack);
    return undefined;
  };
  return { read: demandEnd, write: () => undefined, usual: demandEnd };
}

/** Where the game began, as text; a link says nothing of the game's own start. */
const position = (game: PlayedGame): Field<string> => {
  const read = (text: string) => {
    rulesOf(game).read(text);
    return text;
  };
  return parsed(read, startOf(game), (text) => (text === startOf(game) ? undefined : text));
};

/** What a game goes on from: where one of these changes it is another game. */
type Begun = Readonly<Record<"game" | "position" | "moves", unknown>>;

const fields = {
  game: parsed(readPlayedGame, "connectFour" as PlayedGame),
  /** The side that the reader plays; both where two people play, or one against themselves. */
  side: oneOf(readersSides, "max"),
  /** What the reader's own style goes by, and its numbers. */
  thinker: optional(parsed(readThinker, thinkers[0] as Thinker)),
  /** The language of a program of the reader's that thinks in its place: the one that was run last in this browser. */
  program: after(
    ["thinker"],
    ({ thinker }: { thinker: Thinker | undefined }): Field<Language | undefined> =>
      isTask(thinker) ? optional(oneOf(languages, "javaScript")) : unsaid,
  ),
  depth: styleNumber("depth"),
  budget: styleNumber("budget"),
  seconds: styleNumber("seconds"),
  width: styleNumber("width"),
  temperature: styleNumber("temperature"),
  level: after(
    ["thinker"],
    ({ thinker, ...style }: Partial<OwnStyle>): Field<LevelName | undefined> =>
      thinker === undefined ? oneOf(levelNames, "casual") : noLevel({ ...style, thinker }),
  ),
  /** Whether each new game is against the level that may be nearest to an even one; a style of one's own is no level. */
  even: after(
    ["thinker"],
    ({ thinker }: Partial<OwnStyle>): Field<boolean> => (thinker === undefined ? flag() : never),
  ),
  /** Decides what the opponent leaves to chance. */
  seed: whole(0, 999_999_999, 1),
  position: after(["game"], ({ game }: { game: PlayedGame }) => position(game)),
  /** The moves since then, as the game writes them; `Playing` shows them as far as they are legal. */
  moves: after(["game", "position"], (_: Begun) =>
    parsed<readonly string[]>(
      (text) => text.split(/[\s,]+/).filter((move) => move !== ""),
      [],
      (moves) => (moves.length === 0 ? undefined : moves.join(",")),
    ),
  ),
  /** Whether the reader has given up. */
  resigned: after(["game", "position", "moves"], (_: Begun) => flag()),
};
export type PlayFields = typeof fields;
export type PlayView = ViewOf<PlayFields>;

/** A game against an opponent who thinks in a worker: at a level, or by settings of the reader's own. */
export const play = defineFigure({
  name: "play",
  fields,
  opening: { game: "connectFour", level: "club" },
  facts: playFacts,
  settle(view) {
    positionsOf(view);
    return view;
  },
  drawings: { board: [words.boardDrawing, ".table .picture > svg"] },
  prepare: ({ game }) => fetchGame(game as string | undefined),
  component: () => import("./PlayFigure.svelte"),
});
