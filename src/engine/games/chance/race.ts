import { demandText, demandWhole } from "../../demand.ts";
import { type ChanceGame, opponent, type Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import * as words from "./race/words.ts";

/** Where both sides' men stand, whose turn it is, and what the die shows; 0 where it is still to be rolled. */
export interface RacePosition {
  /** Steps from the start, the lesser first; home where they are as many as the track is long. */
  readonly max: readonly [number, number];
  readonly min: readonly [number, number];
  readonly side: Side;
  readonly die: number;
}

/** What the die shows, or at a side's turn where the man stands that is to go on; "pass" where all are blocked. */
export type RaceMove = number | "pass";

export interface RaceOptions {
  /** Steps from the start until a man is home, 2 to 9; 4 by default. */
  readonly length?: number;
  /** Faces of the die, 2 to 6; 3 by default. */
  readonly faces?: number;
}

/**
 * A race of two with a die, small enough to be searched to its end: each side has two men on one track, and brings home both of
 * them to win. A turn is a roll, and one man goes on by what the die shows; a roll that is more than enough brings it
 * home, too. On a step where the other side has a man no other may come to stand, but for the start; whose men are both blocked
 * passes, and the man in front never is. Chance begins, and then MAX chooses; outcome 1 for MAX, −1 for MIN. Written `02:11 A3`,
 * MAX's men first, A for MAX's turn, and what the die shows or `?`.
 */
export function race({ length = 4, faces = 3 }: RaceOptions = {}): ChanceGame<RacePosition, RaceMove> {
  demandWhole("length", length, [2, 9], "steps");
  demandWhole("faces", faces, [2, 6]);
  const rolls = Array.from({ length: faces }, (_, face): RaceMove => face + 1);
  const alike = rolls.map(() => 1 / faces);
  const isHome = ([behind]: readonly [number, number]) => behind === length;
  const isOver = ({ max, min }: RacePosition) => isHome(max) || isHome(min);
  const to = (from: number, die: number) => Math.min(from + die, length);

  function moves(position: RacePosition): readonly RaceMove[] {
    if (isOver(position)) return [];
    if (position.die === 0) return rolls;
    const { side, die } = position;
    const others = position[opponent(side)];
    const men = [...new Set(position[side])].filter((from) => {
      const step = to(from, die);
      return from < length && (step === length || !others.includes(step));
    });
    return men.length === 0 ? ["pass"] : men;
  }

  function play(position: RacePosition, move: RaceMove): RacePosition {
    const next = { ...position, side: opponent(position.side), die: 0 };
    if (move === "pass") return next;
    if (position.die === 0) return { ...position, die: move };
    const [one, other] = position[position.side];
    const [moved, stays] = one === move ? [one, other] : [other, one];
    const step = to(moved, position.die);
    return { ...next, [position.side]: [Math.min(step, stays), Math.max(step, stays)] };
  }

  function writeMove({ die }: RacePosition, move: RaceMove): string {
    return move === "pass" || die === 0 ? String(move) : `${move}-${to(move, die)}`;
  }

  const write = ({ max, min, side, die }: RacePosition) =>
    `${max.join("")}:${min.join("")} ${side === "max" ? "A" : "B"}${die || "?"}`;

  function read(text: string): RacePosition {
    demandText("race.read", text);
    const found = /^\s*(\d)(\d)\s*:\s*(\d)(\d)\s+([AB])(\d|\?)\s*$/.exec(text);
    if (found === null) throw new Refusal(words, "noRace", text);
    const [a, b, c, d] = found.slice(1, 5).map(Number);
    const die = found[6] === "?" ? 0 : Number(found[6]);
    if (Math.max(a, b, c, d) > length) throw new Refusal(words, "beyondHome", text, length);
    if (die > faces || found[6] === "0") throw new Refusal(words, "noFace", text, faces);
    const max = [Math.min(a, b), Math.max(a, b)] as const;
    const min = [Math.min(c, d), Math.max(c, d)] as const;
    const shared = max.find((step) => step > 0 && step < length && min.includes(step));
    if (shared !== undefined) throw new Refusal(words, "sharedStep", text, shared);
    if (isHome(max) && isHome(min)) throw new Refusal(words, "bothHome", text);
    return { max, min, side: found[5] === "A" ? "max" : "min", die };
  }

  return {
    name: "Race",
    start: { max: [0, 0], min: [0, 0], side: "max", die: 0 },
    range: [-1, 1],
    turn: ({ side, die }) => (die === 0 ? "chance" : side),
    moves,
    chances: () => alike,
    play,
    outcome: ({ max, min }) => (isHome(max) ? 1 : isHome(min) ? -1 : undefined),
    /** How many steps more MIN has to go than MAX, in parts of all steps and one. */
    evaluate: ({ max, min }) => (max[0] + max[1] - min[0] - min[1]) / (2 * length + 1),
    key: write,
    writeMove,
    readMove(position, text) {
      demandText("race.readMove", text);
      const legal = moves(position);
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const names = legal.map((move) => writeMove(position, move));
      const at = names.indexOf(text.trim().toLowerCase());
      if (at < 0) throw new Refusal(anyGame, "illegalMove", text, names);
      return legal[at];
    },
    write,
    read,
    diagram(position) {
      const track = (men: readonly number[], sign: string) =>
        Array.from({ length: length + 1 }, (_, step) => {
          const here = men.filter((man) => man === step).length;
          return here === 2 ? sign : here === 1 ? sign.toLowerCase() : ".";
        }).join(" ");
      const turn = `${position.side === "max" ? "A" : "B"} ${position.die || "?"}`;
      return [track(position.max, "A"), track(position.min, "B"), turn].join("\n");
    },
  };
}
