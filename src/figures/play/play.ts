import { type LevelName, levelNames } from "../../engine/opponents/levels.ts";
import { type Style, type Thinker, thinkers } from "../../engine/opponents/style.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, flag, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { playFacts } from "./playFacts.ts";
import { type PlayedGame, readersSides, readPlayedGame, rulesOf, startOf } from "./playGames.ts";
import { positionsOf } from "./positions.ts";
import { lackOf, readStyleNumber, readThinker, type StyleNumber } from "./styleText.ts";

/** What is nothing here, whatever is said of it. */
const unsaid: Field<undefined> = { read: () => undefined, write: () => undefined, usual: () => undefined };

/** A number of a style of the reader's own; at a level there is none. */
const styleNumber = (name: StyleNumber) =>
  after(
    ["thinker"],
    ({ thinker }: { thinker: Thinker | undefined }): Field<number | undefined> =>
      thinker === undefined ? unsaid : optional(parsed((text) => readStyleNumber(name, text), 0)),
  );

/** Where there is a style of the reader's own there is no level; it must come to an end. */
function noLevel(style: Style): Field<undefined> {
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
  depth: styleNumber("depth"),
  budget: styleNumber("budget"),
  seconds: styleNumber("seconds"),
  width: styleNumber("width"),
  temperature: styleNumber("temperature"),
  level: after(
    ["thinker"],
    ({ thinker, ...style }: Partial<Style>): Field<LevelName | undefined> =>
      thinker === undefined ? oneOf(levelNames, "casual") : noLevel({ ...style, thinker }),
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
  drawings: { "the board": ".table .picture > svg" },
  component: () => import("./PlayFigure.svelte"),
});
