/** A node that may be named, at a level of a tree. */
interface Named {
  readonly node: number;
  readonly level: number;
  /** Whether it has all the room that it takes: those that an edge cuts short do not count for the others. */
  readonly whole: boolean;
  /** The drawing ends beside it: its own room is all that there ever is, and what it has no room for need not be its name. */
  readonly ends?: boolean;
}

/**
 * What nodes are named, by node: of each level all alike, as fully as all have room for, and none that has no room itself. The
 * last of a level, beside which the drawing ends, has its name before it where there is room, or else a shorter one.
 *
 * @param namings what a node may be named by, the fullest first; "" is no name
 * @param fits whether a text has room at a node
 * @param turns whether it has room before it, up to its neighbour and what that is named
 */
export function nameAlike<Place extends Named>(
  places: readonly Place[],
  namings: readonly ((node: number) => string)[],
  fits: (text: string, place: Place) => boolean,
  turns: (text: string, place: Place, found: ReadonlyMap<number, string>) => boolean = () => false,
): Map<number, string> {
  const found = new Map<number, string>();
  for (const level of new Set(places.map((place) => place.level))) {
    const ply = places.filter((place) => place.level === level);
    const whole = ply.filter((place) => place.whole);
    const hasRoom = (name: (node: number) => string) => (place: Place) =>
      name(place.node) !== "" && fits(name(place.node), place);
    const naming = namings.find((name) => (whole.length > 0 ? whole : ply).every(hasRoom(name)));
    if (naming === undefined) continue;
    const shorter = namings.slice(namings.indexOf(naming));
    for (const place of ply) {
      const { node } = place;
      const turned =
        place.ends && naming(node) !== "" && !hasRoom(naming)(place) && turns(naming(node), place, found);
      const own = place.ends && !turned ? shorter.find((name) => hasRoom(name)(place)) : naming;
      if (own && (turned || hasRoom(own)(place))) found.set(node, own(node));
    }
  }
  return found;
}

/** Pixels of a letter, on the average. */
export const letter = 6.2;
/** Pixels that a mark takes of its room, and those from its middle to its name. */
const markRoom = 24;
export const nameFrom = 11;

/** Whether a text has room beside a mark, with so many pixels for both. */
export const fitsBeside = (text: string, { room }: { readonly room: number }): boolean =>
  text.length * letter <= room - markRoom;

/** Whether it has room before a mark, from where the name of the mark's neighbour ends. */
export const fitsBefore = (text: string, at: number, neighbour: { at: number; name: string }): boolean =>
  text.length * letter <= at - neighbour.at - neighbour.name.length * letter - nameFrom - markRoom;
