import { opponent, type Side, type Turn } from "../engine/game.ts";
import type { ProbeResult, ValueSource } from "../engine/observer.ts";
import { type EventKind, type Listing, lineText, type Place, type ProbePlace } from "./lines/listing.ts";

/** An event as a trace tells it. */
export interface RunningEvent {
  readonly kind: EventKind;
  /** Whose turn it is at the event's node: of an "enter", at the node entered. Outside the tree, nobody's. */
  readonly side?: Side;
  /** The same where chance draws at some nodes, and of an "enter", at the node that it leaves: sides need not alternate then. */
  readonly turn?: Turn;
  readonly probe?: ProbePlace;
  readonly isRoot: boolean;
  /** Of an "enter": whether it follows a "research". */
  readonly isAgain?: boolean;
  readonly from?: ValueSource;
  readonly result?: ProbeResult;
}

/**
 * The numbers of the lines that run when the event is told, counted from 0; none where the listing's search
 * tells of no such event.
 */
export function runningLines(listing: Listing, event: RunningEvent): number[] {
  const isCalled = event.kind === "enter" && !event.isRoot;
  // A child is entered by a statement of its parent, whose turn it was.
  const side = event.turn ?? (isCalled && event.side ? opponent(event.side) : event.side);
  const place = listing.places.find(
    (one) =>
      one.event === event.kind &&
      (one.side ?? side) === side &&
      (one.from ?? event.from) === event.from &&
      (one.result ?? event.result) === event.result &&
      one.probe === event.probe &&
      (event.kind !== "enter" || entersAs(one, event)),
  );
  if (place === undefined) return [];
  const [first, end] = place.lines;
  const last = event.kind === "improve" && narrows(listing, end + 1) ? end + 1 : end;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The window that a trace shows with a better value is the one that the next statement has made of it. */
const narrows = ({ lines }: Listing, next: number): boolean =>
  next < lines.length && /^if \(best [<>] (α|β)\) \1 = best$/.test(lineText(lines[next]).trim());

/** The root is searched again by the statement that searched it first, a child by one of its own. */
function entersAs(place: Place, { isRoot, isAgain }: RunningEvent): boolean {
  const again = isAgain === true && !isRoot;
  return (place.root === true) === isRoot && (place.again === true) === again;
}
