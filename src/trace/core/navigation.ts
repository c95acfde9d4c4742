import type { Story } from "./story.ts";

// Each takes a story and a step and gives a step: what the keys of a debugger do. They stay within the story.

export const forward = (story: Story, step: number): number => Math.min(step + 1, story.length);

export const back = (_story: Story, step: number): number => Math.max(step - 1, 0);

/** The first step after this one to which an event of this kind leads; undefined where there is none. */
export function next<Kind extends string>(story: Story<Kind>, kind: Kind, step: number): number | undefined {
  const event = story.log.first(kind, step);
  return event > story.length ? undefined : event;
}

/** The last step before this one to which an event of this kind leads; undefined where there is none. */
export function previous<Kind extends string>(
  story: Story<Kind>,
  kind: Kind,
  step: number,
): number | undefined {
  return story.log.last(kind, step - 1) || undefined;
}
