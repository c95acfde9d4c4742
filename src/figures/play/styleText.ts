import { type LevelName, levels, type Style, type Thinker, thinkers } from "../../engine/opponents/levels.ts";
import { type FigureTaskName, isFigureTask } from "../../judge/figureTasks.ts";
import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import type { PlayView } from "./play.ts";
import * as words from "./styleWords.ts";

/** The numbers of a style, by their parameters in links: what each may be. */
const styleRanges = {
  depth: { least: 1, most: 30, whole: true },
  budget: { least: 1, most: 100_000_000, whole: true },
  seconds: { least: 0.1, most: 60, whole: false },
  width: { least: 1, most: 225, whole: true },
  temperature: { least: 0, most: 100, whole: false },
} as const;

export type StyleNumber = keyof typeof styleRanges;
const styleNumbers = Object.keys(styleRanges) as StyleNumber[];

/** One number of a style. Throws an Error that says what it may be. */
export function readStyleNumber(name: StyleNumber, text: string): number {
  const { least, most, whole } = styleRanges[name];
  const number = Number(text.replaceAll(",", "").trim());
  if (text.trim() === "" || !(number >= least && number <= most) || (whole && !Number.isInteger(number))) {
    throw new Error(words.noNumber(name, text, whole, least, most));
  }
  return number;
}

/** What a style goes by. Throws an Error that says what there is. */
export function readThinker(text: string): Thinker {
  const thinker = thinkers.find((name) => name === text);
  if (thinker === undefined) throw new Error(words.noThinker(text, thinkers));
  return thinker;
}

/** A style of the reader's own: by one of the notebook's searches, or by a program that was written as one. */
export interface OwnStyle extends Style {
  /** The language of the program that is asked in place of the notebook's search. */
  readonly program?: Language;
}

/** Whether a program can be written as what goes by that name, and so be asked in its place. */
export const isTask = (thinker: Thinker | undefined): thinker is Thinker & FigureTaskName =>
  thinker !== undefined && isFigureTask(thinker as TaskName);

/** Why a style would never come to an end, or what it lacks; undefined where it is well. */
export function lackOf({ thinker, depth, budget, seconds, program }: OwnStyle): string | undefined {
  if (program !== undefined) return depth === undefined ? words.endless.program : undefined;
  if (thinker === "chance") return undefined;
  if (thinker === "mcts")
    return budget === undefined && seconds === undefined ? words.endless.sampling : undefined;
  return depth === undefined && budget === undefined && seconds === undefined
    ? words.endless.search
    : undefined;
}

/** Who plays against the reader: one of the game's levels, or a style of the reader's own. */
export type Opponent = LevelName | OwnStyle;

type Chosen = Pick<PlayView, "level" | "thinker" | "program" | (typeof styleNumbers)[number]>;

/** A view's opponent. */
export function opponentOf({ level, thinker, program, ...view }: Chosen): Opponent {
  if (thinker === undefined) return level!;
  const numbers = styleNumbers.flatMap((name) => (view[name] === undefined ? [] : [[name, view[name]]]));
  return { thinker, ...(program !== undefined && { program }), ...Object.fromEntries(numbers) };
}

/** What a view says of its opponent; `opponentOf` is the inverse. */
export function choosing(opponent: Opponent): Chosen {
  const { thinker, program, depth, budget, seconds, width, temperature }: Partial<OwnStyle> =
    typeof opponent === "string" ? {} : opponent;
  const level = typeof opponent === "string" ? opponent : undefined;
  return { level, thinker, program, depth, budget, seconds, width, temperature };
}

/** How a view's opponent plays. */
export function styleOf(view: Chosen & Pick<PlayView, "game">): OwnStyle {
  const opponent = opponentOf(view);
  return typeof opponent === "string" ? levels[view.game][opponent] : opponent;
}
