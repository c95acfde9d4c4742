/** A node that may be named, at a level of a tree. */
interface Named {
  readonly node: number;
  readonly level: number;
}

/**
 * What nodes are named, by node: of each level all alike, as fully as all have room for, and none that has no room itself.
 *
 * @param namings what a node may be named by, the fullest first; "" is no name
 * @param fits whether a text has room at a node
 * @param isWhole whether a node has all the room that it takes: those that an edge cuts short do not count for the others
 */
export function nameAlike<Place extends Named>(
  places: readonly Place[],
  namings: readonly ((node: number) => string)[],
  fits: (text: string, place: Place) => boolean,
  isWhole: (place: Place) => boolean,
): Map<number, string> {
  const found = new Map<number, string>();
  for (const level of new Set(places.map((place) => place.level))) {
    const ply = places.filter((place) => place.level === level);
    const whole = ply.filter(isWhole);
    const hasRoom = (name: (node: number) => string) => (place: Place) =>
      name(place.node) !== "" && fits(name(place.node), place);
    const naming = namings.find((name) => (whole.length > 0 ? whole : ply).every(hasRoom(name)));
    for (const place of naming ? ply.filter(hasRoom(naming)) : []) found.set(place.node, naming!(place.node));
  }
  return found;
}
