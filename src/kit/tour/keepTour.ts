import { type CheckView, noTour, readTour, type Tour, writeTour } from "./tour.ts";

const key = "plyground:tour";
/** Told to the window when the tour that is being made has changed. */
export const tourChanged = "plyground:tour";

/** The tour that is being made in this browser; an empty one where there is none. */
export function keptTour(check?: CheckView): Tour {
  try {
    return readTour(JSON.parse(localStorage.getItem(key) ?? "null"), check);
  } catch {
    return noTour;
  }
}

/** Keeps it; false where the browser refuses to. */
export function keepTour(tour: Tour): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(writeTour(tour)));
  } catch {
    return false;
  }
  dispatchEvent(new Event(tourChanged));
  return true;
}
