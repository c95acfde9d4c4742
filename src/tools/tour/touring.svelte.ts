import {
  keepTour,
  keptTour,
  longestNote,
  longestTitle,
  mostStops,
  noTour,
  type Stop,
  type Tour,
  writeTour,
} from "../../kit/tour/tour.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { checkStep, longestLink, packTour, unpackTour } from "./packTour.ts";
import * as words from "./words.ts";

/** A tour, the stop that is shown, and whether it is this browser's own or came by a link. */
export class Touring {
  tour = $state.raw<Tour>(noTour);
  /** It may be changed. */
  own = $state(true);
  index = $state(0);
  /** Bad news, and good. */
  error = $state<string>();
  notice = $state<string>();
  /** The tour before a step was taken out of it, until it is changed again. */
  before = $state.raw<Tour>();
  /** Told when the tour is another than the one that the address may hold. */
  readonly #left: () => void;

  constructor(left: () => void = () => {}) {
    this.#left = left;
  }

  readonly stop: Stop | undefined = $derived.by(() => this.tour.stops[this.index]);

  /** Takes up the tour behind an address's "#", or else this browser's own. */
  async open(hash: string): Promise<void> {
    const packed = new URLSearchParams(hash.replace(/^#/, "")).get("tour");
    this.error = undefined;
    if (packed === null) return this.takeOwn();
    try {
      this.tour = await unpackTour(packed);
      // Whoever copies the link of their own tour has it in the address, and goes on with their own.
      this.own = sameTour(this.tour, keptTour(checkStep));
      this.index = 0;
    } catch (error) {
      this.takeOwn();
      this.error = words.noWholeTour(messageOf(error));
    }
  }

  takeOwn(): void {
    this.tour = keptTour(checkStep);
    this.own = true;
    this.before = undefined;
    this.index = Math.max(0, Math.min(this.index, this.tour.stops.length - 1));
  }

  goTo(index: number): void {
    this.index = Math.max(0, Math.min(this.tour.stops.length - 1, index));
  }

  rename(title: string): void {
    this.#change({ ...this.tour, title: title.slice(0, longestTitle) });
  }

  note(index: number, note: string): void {
    const stops = this.tour.stops.map((stop, i) =>
      i === index ? { ...stop, note: note.slice(0, longestNote) } : stop,
    );
    this.#change({ ...this.tour, stops });
  }

  /** Puts a stop before or behind its neighbour. */
  move(index: number, by: -1 | 1): void {
    const stops = [...this.tour.stops];
    const other = index + by;
    if (other < 0 || other >= stops.length) return;
    [stops[index], stops[other]] = [stops[other], stops[index]];
    this.#change({ ...this.tour, stops });
    this.index = other;
  }

  remove(index: number): void {
    const before = this.tour;
    this.#change({ ...before, stops: before.stops.filter((_, i) => i !== index) });
    this.before = before;
    this.goTo(index);
  }

  /** Brings back the step that was taken out last, and shows it. */
  takeBack(): void {
    const { before, tour } = this;
    if (before === undefined) return;
    this.#change(before);
    this.goTo(
      before.stops.findIndex(({ view, note }, at) => {
        const now = tour.stops[at];
        return view !== now?.view || note !== now.note;
      }),
    );
  }

  /** Adds the stops of a tour that came by a link to this browser's own. */
  adopt(): void {
    const mine = keptTour(checkStep);
    const stops = [...mine.stops, ...this.tour.stops];
    if (stops.length > mostStops) {
      this.error = words.tooManySteps(stops.length, mostStops);
      return;
    }
    this.own = true;
    this.#change({ title: mine.title || this.tour.title, stops });
  }

  /** The tour's link. Throws an Error where it would be too long to be passed on. */
  async link(page: string): Promise<string> {
    const link = `${page}#tour=${await packTour(this.tour)}`;
    if (link.length > longestLink) throw new Error(words.linkTooLong(link.length, longestLink));
    return link;
  }

  #change(tour: Tour): void {
    this.tour = tour;
    this.error = keepTour(tour) ? undefined : words.notKept;
    this.notice = undefined;
    this.before = undefined;
    this.#left();
  }
}

const sameTour = (one: Tour, other: Tour): boolean =>
  JSON.stringify(writeTour(one)) === JSON.stringify(writeTour(other));
