import { keepTour, keptTour } from "./keepTour.ts";
import { mostStops } from "./tour.ts";

/** Adds a figure's view to the tour that is being made. Returns a sentence that says what became of it. */
export function addStop(view: URLSearchParams): string {
  const tour = keptTour();
  const count = tour.stops.length + 1;
  if (count > mostStops) return `Your tour has ${mostStops} steps already, which is the most.`;
  const kept = keepTour({ ...tour, stops: [...tour.stops, { view: view.toString(), note: "" }] });
  if (!kept) return "This browser keeps nothing, so there can be no tour in it.";
  return `This is step ${count} of your tour now. The page “A tour” has them all, with room for your notes.`;
}
