import { messageOf } from "../view/messageOf.ts";

/** One picture to show in class, and what to say about it. */
export interface Stop {
  /** A figure's view, as the parameters of a link; a stepper's where they name no figure. */
  readonly view: string;
  readonly note: string;
}

/** Pictures in the order in which a teacher shows them. */
export interface Tour {
  readonly title: string;
  readonly stops: readonly Stop[];
}

export const noTour: Tour = { title: "", stops: [] };

/** More than these are no tour, or no note to be read from the back row. */
export const mostStops = 40;
export const longestNote = 400;
export const longestTitle = 100;

/** Throws an Error that says what is wrong with a view, if something is. */
export type CheckView = (view: URLSearchParams) => void;

/**
 * The tour that JSON stands for: [title, [view, note], …]. Throws an Error that says what is wrong with it.
 *
 * @param check looks at each step's view; without it, a figure says what is wrong with its view when it is shown
 */
export function readTour(value: unknown, check: CheckView = () => {}): Tour {
  const [title, ...stops] = Array.isArray(value) ? value : [];
  if (typeof title !== "string") throw new Error("it holds no tour");
  if (stops.length > mostStops) throw new Error(`it has more than ${mostStops} steps`);
  return {
    title: title.slice(0, longestTitle),
    stops: stops.map((stop, index) => readStop(stop, index, check)),
  };
}

export const writeTour = ({ title, stops }: Tour): unknown[] => [
  title,
  ...stops.map(({ view, note }) => [view, note]),
];

function readStop(value: unknown, index: number, check: CheckView): Stop {
  const [view, note] = Array.isArray(value) ? value : [];
  if (typeof view !== "string" || typeof note !== "string")
    throw new Error(`its step ${index + 1} is broken`);
  try {
    check(new URLSearchParams(view));
  } catch (error) {
    throw new Error(`its step ${index + 1} is broken: ${messageOf(error)}`);
  }
  return { view, note: note.slice(0, longestNote) };
}
