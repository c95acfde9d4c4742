import { drawsChance } from "../../kit/run/chancePart.ts";
import { openings, textbookTree } from "../../kit/run/setup.ts";
import type { AddressBar } from "../../kit/view/addressBar.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type PlayableName, readPlayable } from "./playables.ts";
import type { PlayableGame } from "./preset.ts";
import * as words from "./words.ts";

/** What can be searched stands in these. */
const ofSubject = ["tree", "game", "position", "depth", "sooner", "order", "againstOrder"] as const;
/** Figures that search what a link to the stepper can name. */
const searching = ["stepper", "lockstep"] as const;
type Searching = (typeof searching)[number];
const isSearching = (name: PlayableName): name is Searching =>
  (searching as readonly string[]).includes(name);

/** The figure that the playground shows, and the link to it, which the address bar holds at every moment. */
export class PlaygroundState {
  figure = $state<PlayableName>("stepper");
  /** What the figure shows, as the parameters of a link. */
  view = $state.raw(new URLSearchParams());
  /** Counts the figures that stood here: each is made anew, and opens the link in the address bar. */
  round = $state(0);
  /** What is wrong with the link that the page was opened by. */
  problem = $state<string>();
  #address: Pick<AddressBar, "put" | "follow">;
  #told = "";

  constructor(address: Pick<AddressBar, "put" | "follow">) {
    this.#address = address;
  }

  readonly searches: boolean = $derived.by(() => isSearching(this.figure));

  /** Takes up the link that the page was opened by. The figure itself opens what stands in it. */
  start(parameters: URLSearchParams): void {
    try {
      this.figure = readPlayable(parameters.get("figure"));
      this.#take(parameters);
      // A figure opens the link that names it.
      if (!parameters.has("figure") && parameters.size > 0)
        this.open(new URLSearchParams([["figure", this.figure], ...parameters]));
    } catch (error) {
      this.problem = words.brokenLink(messageOf(error));
    }
  }

  /** Shows what a link's parameters say. */
  open(parameters: URLSearchParams): void {
    this.problem = undefined;
    this.figure = readPlayable(parameters.get("figure"));
    this.#take(parameters);
    this.#told = "";
    this.#address.put(parameters);
    this.round++;
  }

  /** The figure tells what it shows now. Its first word is about what it opened on: that link stays as it was. */
  tell(view: URLSearchParams): void {
    const told = view.toString();
    if (told === this.#told) return;
    const first = this.#told === "";
    this.#told = told;
    this.view = view;
    if (!first) this.#address.follow(new URLSearchParams([["figure", this.figure], ...view]));
  }

  /** Another figure; two that search share what is searched. */
  choose(figure: PlayableName): void {
    const next = isSearching(figure) && this.searches ? this.#changed() : new URLSearchParams();
    next.set("figure", figure);
    // What the stepper searches by is held against what reads every leaf.
    if (figure === "lockstep" && next.has("algorithm") && !next.has("against")) {
      const algorithm = next.get("algorithm")!;
      const [whole, pruning] = drawsChance(next.get("tree"))
        ? ["expectimax", "star1"]
        : ["minimax", "alphaBeta"];
      next.set("algorithm", whole);
      next.set("against", algorithm === whole ? pruning : algorithm);
    }
    this.open(next);
  }

  /** Another game from its beginning, or a tree where it is undefined, by the same search. */
  setGame(game: PlayableGame | undefined): void {
    const next = this.#changed();
    // What searches a tree with chance nodes takes no other.
    if (drawsChance(next.get("tree")))
      for (const [name, search] of Object.entries(openings[this.figure as Searching])) next.set(name, search);
    for (const name of ofSubject) next.delete(name);
    if (game === undefined) next.set("tree", textbookTree);
    else {
      next.set("game", game.name);
      next.set("position", game.position);
      next.set("depth", String(game.depth));
    }
    this.open(next);
  }

  /**
   * Searches with other options, each by its parameter's name, undefined to leave it out. Throws an error that says
   * which of them is wrong; then all stays as it was.
   */
  async setOptions(options: Readonly<Record<string, string | undefined>>): Promise<void> {
    const next = this.#changed();
    for (const [name, value] of Object.entries(options)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // Brings the searches with it: whoever reaches for an option has them already.
    const { readSetup } = await import("../../kit/run/setup.ts");
    readSetup(next);
    this.open(next);
  }

  #take(parameters: URLSearchParams): void {
    this.view = new URLSearchParams(parameters);
    this.view.delete("figure");
  }

  /** The present link, to be changed: what a figure opens on by itself stands in no link yet. */
  #changed(): URLSearchParams {
    const next = new URLSearchParams([["figure", this.figure], ...this.view]);
    const { tree, ...searches } = openings[this.figure as Searching];
    if (!next.has("tree") && !next.has("game")) next.set("tree", tree);
    for (const [name, search] of Object.entries(searches)) if (!next.has(name)) next.set(name, search);
    next.set("step", "0");
    return next;
  }
}
