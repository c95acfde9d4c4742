import { rank } from "./rows.ts";
import type { Story } from "./story.ts";

/**
 * A story told in rounds, each of the same phases in the same order: a phase is a stretch of events of one kind. `ends` are
 * the steps at which rounds are over; the first is 0, before any.
 */
export interface StoryInRounds<Kind extends string = string> extends Story<Kind> {
  readonly ends: Int32Array;
}

/** How many rounds are over at a step. */
export const roundsAt = ({ ends }: StoryInRounds, step: number): number => rank(ends, step) - 1;

/** The step at which the phase that comes next, or is going on, is over. */
export function nextPhaseEnd(story: StoryInRounds, step: number): number {
  if (step >= story.length) return story.length;
  let at = step + 1;
  while (at < story.length && !endsPhase(story, at)) at++;
  return at;
}

/** The step at which the phase before was over; 0 before the first. */
export function lastPhaseEnd(story: StoryInRounds, step: number): number {
  let at = step - 1;
  while (at > 0 && !endsPhase(story, at)) at--;
  return Math.max(0, at);
}

/** Whether what comes after this step is another phase, or another round. */
function endsPhase(story: StoryInRounds, step: number): boolean {
  if (story.log.kind(step) !== story.log.kind(step + 1)) return true;
  return story.ends[roundsAt(story, step)] === step;
}

/** The step at which so many more rounds are over; with a negative number, so many fewer. */
export function roundsOn(story: StoryInRounds, step: number, by: number): number {
  const { ends } = story;
  const over = roundsAt(story, step);
  const within = ends[over] < step;
  const wanted = over + by + (by < 0 && within ? 1 : 0);
  return ends[Math.max(0, Math.min(ends.length - 1, wanted))];
}

/**
 * A step by the words that chapters use: "start", "end", "25" for a step by its number, "round 25" (when it is over), and
 * "round 25 select" (when that phase of it is over); `round` is what a round is called, and `phases` are the kinds of events
 * that can be asked for. Undefined where there is none.
 */
export function findRoundStep<Kind extends string>(
  story: StoryInRounds<Kind>,
  at: string,
  round: string,
  phases: readonly Kind[],
): number | undefined {
  const plain = plainStep(story.length, at);
  if (plain !== undefined) return plain;
  const [, number, word] = at.match(new RegExp(`^${round} (\\d+)(?: (\\w+))?$`)) ?? [];
  const [begin, end] = [story.ends[Number(number) - 1], story.ends[Number(number)]];
  if (begin === undefined || word === undefined) return begin === undefined ? undefined : end;
  const phase = phases.find((kind) => kind === word);
  const step = phase === undefined ? 0 : story.log.last(phase, end);
  return step > begin ? step : undefined;
}

/** A step that is "start", "end" or a number; undefined where it is none of these, or beyond the last. */
export function plainStep(length: number, at: string): number | undefined {
  if (at === "start") return 0;
  if (at === "end") return length;
  return /^\d+$/.test(at) && Number(at) <= length ? Number(at) : undefined;
}
