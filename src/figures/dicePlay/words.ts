import type { Side } from "../../engine/game.ts";
import type { PigMove, PigPosition } from "../../engine/games/chance/pig.ts";
import type { RaceMove, RacePosition } from "../../engine/games/chance/race.ts";
import type { DiceGame, DiceLevel, Player } from "../../kit/dice/diceGames.ts";
import { goal, raceSize } from "../../kit/dice/diceGames.ts";
import { holdAt, plies } from "../../kit/dice/quickChoice.ts";
import { diceTitles } from "../../kit/dice/titleWords.ts";
import type { DicePlaying } from "./dicePlaying.svelte.ts";
import type { DiceEvent } from "./toldGame.ts";

export const label = (game: DiceGame): string => `a game of ${diceTitles[game]} to play`;

/** Who plays, as a row of a score is headed, and what else there is to choose. */
export const players: Readonly<Record<Player, string>> = { reader: "you", program: "the program" };
export const rowTitles: Readonly<Record<Player, string>> = { reader: "You", program: "Program" };
export const nobody = "nobody";
export const bar = {
  game: "Game",
  against: "Against",
  begins: "Who begins",
  newGame: "New game",
  share: "Share and export",
} as const;
export const beginnerTitles: Readonly<Record<Player, string>> = { reader: "you", program: "the program" };
const levels: Readonly<Record<DiceGame, Partial<Record<DiceLevel, string>>>> = {
  pig: {
    beginner: "It tosses a coin: heads it rolls again, tails it holds.",
    holdAt20: `It rolls until it has ${holdAt} points in a turn, and then holds, whatever the scores are.`,
    sampling:
      "It samples: UCT with chance nodes plays games out by lot from here, and makes the choice that it has tried most.",
    exact: "Pig is solved: it makes the choice that wins most often, at any score.",
  },
  race: {
    beginner: "It moves one of its men at random.",
    expectimax: `Expectimax looks ${plies} plies ahead, the die among them, and then guesses by the steps that are left.`,
    sampling:
      "It samples: UCT with chance nodes plays games out by lot from here, and makes the choice that it has tried most.",
    exact: "Expectimax looks to the end of the game: it makes the choice that wins most often.",
  },
};
/** What is to be known of a reader's own program. */
export const sayProgram = (depth: number): string =>
  `Your own program chooses: the one that you ran last for this task on the page “Your own search”. It looks ${depth === 1 ? "1 ply" : `${depth} plies`} ahead, throws among them.`;
export const ownProgram = "Your program";
export const programRow = {
  label: "Your program as an opponent",
  program: "Program",
  depth: "Depth",
  write: "Write it",
} as const;
export const missing = (title: string): string => `${title} (not in this browser)`;
/** What can be done where a program came to no choice. */
export const stillOpen = "The game goes on: let it think again, or choose whom to play against.";

export const sayLevel = (game: DiceGame, level: DiceLevel): string => levels[game][level] ?? "";
export const rules: Readonly<Record<DiceGame, string>> = {
  pig: `First to ${goal} wins. Rolls of a turn add up until you hold; a 1 takes the whole turn’s points, and the turn.`,
  race: `Your men stand below: bring both home, ${raceSize.length} steps away. No man may stand where the other side has one, but for the start; what is too much for home counts, too.`,
};

export const turnBar = {
  label: "What to do",
  undo: "Undo",
  hint: "Hint",
  think: "Let it think",
} as const;
export const roll = "Roll";
export const hold = "Hold";
export const pass = "Pass";
export const behind = "The man behind";
export const inFront = "The man in front";
/** What keys do. */
export const keyHints: Readonly<Record<DiceGame, string>> = {
  pig: "R rolls, H holds.",
  race: "1 moves the man behind, or passes; 2 moves the man in front.",
};
export const keys = "Keys";

const step = (at: number): string =>
  at === 0 ? "the start" : at === raceSize.length ? "home" : `step ${at}`;
/** A man's move, as its button and the table call it. */
export const manMove = (from: number, to: number): string =>
  `${from === 0 ? "Start" : from} → ${to === raceSize.length ? "home" : to}`;
export const die = (face: number | undefined): string =>
  face === undefined ? "The die is still to be rolled" : `The die shows ${face}`;

/** What stands on the board, for those who hear it. */
export const score = (own: number, other: number, total: number): string =>
  `You have ${own} of ${goal} points, the program ${other}; this turn has brought ${total}.`;
export const track = (own: readonly number[], other: readonly number[]): string =>
  `Your men are at ${own.map(step).join(" and ")}, the program’s at ${other.map(step).join(" and ")}.`;
export const home = "Home";
export const start = "Start";
export const turnTotal = (total: number): string => `+${total}`;

/** What is wrong with a link. */
export const illegalChoice = (number: number, why: string): string => `Choice ${number}: ${why}`;
export const upTo = (problem: string): string => `${problem}. Here is the game up to there`;
export const undoBrings = "Undo brings the game before back.";
export const brokeOff = (why: string): string => `What choices win could not be worked out: ${why}.`;

/** What each choice wins. */
export const chances = {
  now: "What your choice now wins",
  before: "What your last choice could win",
  nothing: "Nothing is to be chosen yet.",
  working: "Working it out.",
  choice: "Choice",
  wins: "You win",
  best: "best",
  chosen: "chosen",
} as const;
export const howExact: Readonly<Record<DiceGame, string>> = {
  pig: "Exact, from the solution of Pig, if both play their best from then on.",
  race: "Exact, by expectimax to the end of the game, if both play their best from then on.",
};

/** All that has happened since somebody chose last, as sentences; nothing before the first choice, but for a die. */
export function sayLast(playing: DicePlaying): string {
  const { events } = playing.told;
  const last = events.findLastIndex(({ by }) => by !== "chance");
  return events
    .slice(Math.max(0, last))
    .map((event) => sayEvent(playing, event))
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function sayEvent(playing: DicePlaying, event: DiceEvent): string {
  const who = (side: Side) => playing.playerOf(side);
  return playing.view.game === "pig" ? sayPig(event, who) : sayRace(event, who);
}

function sayPig({ by, move, before, after }: DiceEvent, who: (side: Side) => Player): string {
  const { side, total, max, min } = before as PigPosition;
  const [mover, s] = who(side) === "reader" ? ["You", ""] : ["The program", "s"];
  if (by !== "chance") {
    const points = (side === "max" ? max : min) + total;
    return (move as PigMove) === "hold" ? `${mover} hold${s} ${total}, which makes ${points}.` : "";
  }
  if (move !== 1) return `${mover} roll${s} ${move}: ${(after as PigPosition).total} in this turn.`;
  return `${mover} roll${s} 1${total > 0 ? ` and lose${s} ${total}` : ""}: the turn is over.`;
}

function sayRace({ by, move, before }: DiceEvent, who: (side: Side) => Player): string {
  const { side, die } = before as RacePosition;
  const isReader = who(side) === "reader";
  if (by === "chance") return `The die shows ${move} for ${players[who(side)]}.`;
  const mover = isReader ? "You" : "The program";
  const s = isReader ? "" : "s";
  if ((move as RaceMove) === "pass") return `${mover} can move no man, and pass${s && "es"}.`;
  const from = move as number;
  const to = Math.min(from + die, raceSize.length);
  return `${mover} move${s} from ${step(from)} ${to === raceSize.length ? "home" : `to ${step(to)}`}.`;
}

/** Who is to choose, and what; or who has won. */
export function sayStanding(playing: DicePlaying): string {
  const { outcome, readersTurn, legal, paused } = playing;
  if (outcome !== undefined) return sayEnd(playing, playing.playerOf(outcome > 0 ? "max" : "min"));
  if (paused) return "The program is to choose, and waits.";
  if (!readersTurn) return "It is the program’s turn.";
  if (playing.view.game === "pig") return legal.length > 1 ? "Roll again, or hold?" : "Your turn: roll.";
  return legal.length > 1 ? "Which man do you move?" : "There is only one move.";
}

function sayEnd({ view, position }: DicePlaying, winner: Player): string {
  const by = view.game === "pig" ? sayScore(position as PigPosition) : ": both men are home";
  return winner === "reader" ? `You have won${by}.` : `The program has won${by}.`;
}

function sayScore({ max, min, side, total }: PigPosition): string {
  const [won, lost] = side === "max" ? [max + total, min] : [min + total, max];
  return `, ${won} to ${lost}`;
}
