import { demandText } from "../demand.ts";
import { type Game, opponent } from "../game.ts";
import { Refusal } from "../refusal.ts";
import * as words from "./pieRule/words.ts";
import * as anyGame from "./words.ts";

/** Before the first move, while it is offered to MIN, and after MIN has left it or taken it. */
const phases = ["start", "offered", "kept", "swapped"] as const;
type Phase = (typeof phases)[number];

export interface PiePosition<Position> {
  /** As the game itself has it: once sides are swapped, MIN plays there as MAX. */
  readonly inner: Position;
  readonly phase: Phase;
}

export type PieMove<Move> = Move | "swap";

/**
 * The same game with the pie rule, "one cuts, the other chooses": once MAX has made the first move, MIN may swap sides in place of
 * a move, so that this move becomes MIN's. MAX, who has to expect it, does best with a first move that is worth as little as can
 * be to either side; so the game is never worth more than 0 to MAX. MAX must begin. A position is written as the game's own with
 * `start`, `offered`, `kept` or `swapped` behind it.
 */
export function pieRule<Position, Move>(
  game: Game<Position, Move>,
): Game<PiePosition<Position>, PieMove<Move>> {
  const [least, greatest] = game.range;
  const farthest = Math.max(greatest, 0 - least);
  const own = ({ phase }: PiePosition<Position>, score: number) => (phase === "swapped" ? 0 - score : score);
  const innerMove = ({ inner }: PiePosition<Position>, text: string) => game.readMove(inner, text);
  const firstMoves = game.moves(game.start);
  const begun = new Set(firstMoves.map((move) => game.write(game.play(game.start, move))));

  function moves({ inner, phase }: PiePosition<Position>): readonly PieMove<Move>[] {
    const found = game.moves(inner);
    return phase === "offered" && found.length > 0 ? [...found, "swap"] : found;
  }

  function play(position: PiePosition<Position>, move: PieMove<Move>): PiePosition<Position> {
    const { inner, phase } = position;
    if (move === "swap") return { inner, phase: "swapped" };
    const after: Record<Phase, Phase> = {
      start: "offered",
      offered: "kept",
      kept: "kept",
      swapped: "swapped",
    };
    return { inner: game.play(inner, move), phase: after[phase] };
  }

  const write = ({ inner, phase }: PiePosition<Position>) => `${game.write(inner)} ${phase}`;

  return {
    name: words.withPieRule(game.name),
    start: { inner: game.start, phase: "start" },
    range: [0 - farthest, farthest],
    turn: ({ inner, phase }) => (phase === "swapped" ? opponent(game.turn(inner)) : game.turn(inner)),
    moves,
    play,
    outcome(position) {
      const outcome = game.outcome(position.inner);
      return outcome === undefined ? undefined : own(position, outcome);
    },
    evaluate: (position) => own(position, game.evaluate(position.inner)),
    key: ({ inner, phase }) => (phase === "kept" ? game.key(inner) : `${game.key(inner)} ${phase}`),
    order({ inner }, found) {
      const plain = found.filter((move): move is Move => move !== "swap");
      const ordered = game.order?.(inner, plain) ?? plain;
      return plain.length === found.length ? ordered : [...ordered, "swap"];
    },
    writeMove: ({ inner }, move) => (move === "swap" ? "swap" : game.writeMove(inner, move)),
    readMove(position, text) {
      demandText("pieRule.readMove", text);
      const isSwap = text.trim().toLowerCase() === "swap";
      if (isSwap && moves(position).includes("swap")) return "swap";
      if (!isSwap) return innerMove(position, text);
      const { inner } = position;
      const legal = game.moves(inner).map((move) => game.writeMove(inner, move));
      if (legal.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      throw new Refusal(anyGame, "illegalMove", text, legal);
    },
    write,
    read(text) {
      demandText("pieRule.read", text);
      const [, before, said] = /^(.*?)\s+(\S+)\s*$/s.exec(text) ?? [];
      const phase = phases.find((phase) => phase === said);
      if (phase === undefined) throw new Refusal(words, "noPhase", text);
      const inner = game.read(before);
      const written = game.write(inner);
      const isStart = written === game.write(game.start);
      if (isStart !== (phase === "start") || (phase === "offered" && !begun.has(written)))
        throw new Refusal(words, "phaseTooEarly", text);
      return { inner, phase };
    },
    diagram: (position) => `${game.diagram(position.inner)}\n${position.phase}`,
  };
}
