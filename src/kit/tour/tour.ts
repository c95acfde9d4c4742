import { keep, readKept } from "../kept/browserStorage.ts";
import { messageOf } from "../view/messageOf.ts";
import * as words from "./words.ts";

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
type CheckView = (view: URLSearchParams) => void;

/**
 * The tour that JSON stands for: [title, [view, note], …]. Throws an Error that says what is wrong with it.
 *
 * @param check looks at each step's view; without it, a figure says what is wrong with its view when it is shown
 */
export function readTour(value: unknown, check: CheckView = () => {}): Tour {
  const [title, ...stops] = Array.isArray(value) ? value : [];
  if (typeof title !== "string") throw new Error(words.noTour);
  if (stops.length > mostStops) throw new Error(words.tooLong(mostStops));
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
  if (typeof view !== "string" || typeof note !== "string") throw new Error(words.brokenStep(index + 1));
  try {
    check(new URLSearchParams(view));
  } catch (error) {
    throw new Error(words.brokenStep(index + 1, messageOf(error)));
  }
  return { view, note: note.slice(0, longestNote) };
}

/** Told to the window when the tour that is being made has changed. */
export const tourChanged = "plyground:tour";

/** The tour that is being made in this browser; an empty one where there is none. */
export function keptTour(check?: CheckView): Tour {
  try {
    return readTour(JSON.parse(readKept("tour") ?? "null"), check);
  } catch {
    return noTour;
  }
}

/** Keeps it; false where the browser refuses to. */
export function keepTour(tour: Tour): boolean {
  const kept = keep("tour", JSON.stringify(writeTour(tour)));
  if (kept) dispatchEvent(new Event(tourChanged));
  return kept;
}

/** Adds a figure's view to the tour that is being made. Returns a sentence that says what became of it. */
export function addStop(view: URLSearchParams): string {
  const tour = keptTour();
  const count = tour.stops.length + 1;
  if (count > mostStops) return words.full(mostStops);
  const kept = keepTour({ ...tour, stops: [...tour.stops, { view: view.toString(), note: "" }] });
  if (!kept) return words.notKept;
  return words.added(count);
}
