import { keep, readKept } from "../../kit/kept/browserStorage.ts";
import { type Roster, readRosters, writeRosters } from "./rosterText.ts";

/** A teacher's classes, as this browser keeps them: the same for all that stands on a page. */
export class Rosters {
  all = $state.raw<readonly Roster[]>([]);
  /** By its title; undefined where none is chosen. */
  #chosen = $state<string>();
  /** The browser refused to keep the last change. */
  refused = $state(false);

  /** The class that is chosen. */
  readonly chosen: Roster | undefined = $derived.by(() =>
    this.all.find(({ title }) => title === this.#chosen),
  );

  /** Takes up what is kept. */
  load(): void {
    this.all = readRosters(readKept("rosters") ?? "[]") ?? [];
  }

  choose(title: string | undefined): void {
    this.#chosen = title;
  }

  /** Keeps a class, in the place of one of the same title, and chooses it. Others may have been kept from another tab. */
  put(roster: Roster): void {
    if (!this.refused) this.load();
    const others = this.all.filter(({ title }) => title !== roster.title);
    this.#keep([...others, roster].sort((one, other) => one.title.localeCompare(other.title)));
    this.#chosen = roster.title;
  }

  remove(title: string): void {
    if (!this.refused) this.load();
    this.#keep(this.all.filter((roster) => roster.title !== title));
  }

  #keep(all: readonly Roster[]): void {
    this.all = all;
    this.refused = !keep("rosters", writeRosters(all));
  }
}

export const rosters = new Rosters();
