import type { Card } from "./cards.ts";

/** A card after some of its moves. */
export interface CardStep {
  readonly position: unknown;
  readonly before: unknown;
  /** The move that has led here; undefined at the beginning. */
  readonly move: unknown;
  readonly says: string;
}

/** A card before its first move, and after each. Throws what the rules throw where a move is none. */
export function cardSteps({ game, position, moves, says }: Card): CardStep[] {
  const steps: CardStep[] = [
    { position: game.read(position), before: undefined, move: undefined, says: says[0] },
  ];
  for (const [i, written] of moves.entries()) {
    const before = steps[i].position;
    const move = game.readMove(before, written);
    steps.push({ position: game.play(before, move), before, move, says: says[i + 1] });
  }
  return steps;
}

/** How many moves a phrase or a link asks for: a number, "start" or "end". Throws an Error that says so. */
export function readCardStep(text: string, last: number): number {
  const step = text === "start" ? 0 : text === "end" ? last : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (step <= last) return step;
  throw new Error(`it has no step "${text}": there are 0 to ${last}, "start" and "end"`);
}
