import { drawsChance } from "../../kit/run/chancePart.ts";
import { openings, textbookTree } from "../../kit/run/setup.ts";
import { ChangesInARow } from "../../kit/undo/changesInARow.ts";
import { asksForView } from "../../kit/view/addressBar.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type PlayableName, readPlayable } from "./playables.ts";
import type { PlayableGame } from "./preset.ts";
import type { steppingAddress } from "./steppingAddress.ts";
import * as words from "./words.ts";

/** What can be searched stands in these. */
const ofSubject = ["tree", "game", "position", "depth", "sooner", "order", "againstOrder"] as const;
/** Figures that search what a link to the stepper can name. */
const searching = ["stepper", "lockstep"] as const;
type Searching = (typeof searching)[number];
const isSearching = (name: PlayableName): name is Searching =>
  (searching as readonly string[]).includes(name);

/** Games that are played to their end: their own button takes a move back, and the browser's Back leaves them. */
const playedByMoves: ReadonlySet<PlayableName> = new Set(["play", "dicePlay", "twentyFortyEight"]);

/** The address bar, and the tab's history, as the playground has them. */
type Address = typeof steppingAddress;

/**
 * The figure that the playground shows, and the link to it, which the address bar holds at every moment. Each change is a
 * step of the tab's history, so that the browser's Back takes it back, except for steps through a search and moves of a game.
 */
export class PlaygroundState {
  figure = $state<PlayableName>("stepper");
  /** What the figure shows, as the parameters of a link. */
  view = $state.raw(new URLSearchParams());
  /** Counts the figures that stood here: each is made anew, and opens the link in the address bar. */
  round = $state(0);
  /** What is wrong with the link that the page was opened by. */
  problem = $state<string>();
  #address: Address;
  #lasting: (view: URLSearchParams) => string | undefined;
  #told = "";
  /** What the figure was asked for, until it shows that: it opens as it does by itself, and then what a link says. */
  #asked: URLSearchParams | undefined;
  /** What the page shows by itself, where no link opened it. */
  #unasked: URLSearchParams | undefined;
  /** What the address was last to say of what is shown, soon. */
  #followed: URLSearchParams | undefined;
  /** Whether the tab's history has come to another link, which the figure is on its way to show. */
  #travels = false;
  readonly #row = new ChangesInARow();

  /** @param lasting what of a view is no step through a search, or undefined until that is known */
  constructor(address: Address, lasting: (view: URLSearchParams) => string | undefined) {
    this.#address = address;
    this.#lasting = lasting;
  }

  readonly searches: boolean = $derived.by(() => isSearching(this.figure));

  /** Takes up the link that the page was opened by. The figure itself opens what stands in it. */
  start(parameters: URLSearchParams): void {
    try {
      this.figure = readPlayable(parameters.get("figure"));
      this.#take(parameters);
      // A figure opens the link that names it.
      if (!parameters.has("figure") && parameters.size > 0) {
        const named = new URLSearchParams([["figure", this.figure], ...parameters]);
        this.#address.put(named);
        this.#make(this.figure, named);
      }
    } catch (error) {
      this.problem = words.brokenLink(messageOf(error));
    }
  }

  /** Shows what a link's parameters say. */
  open(parameters: URLSearchParams): void {
    this.problem = undefined;
    const figure = readPlayable(parameters.get("figure"));
    this.#address.step(parameters, this.#followed, true);
    this.#make(figure, parameters);
  }

  /**
   * The tab's history has come to another link, by Back or Forward.
   *
   * @param show has the figure that stands here show what a link says
   */
  travel(parameters: URLSearchParams, show: (view: URLSearchParams) => void): void {
    this.#address.settle();
    this.#followed = undefined;
    this.problem = undefined;
    this.#row.end();
    try {
      const figure = readPlayable(parameters.get("figure"));
      const asked = asksForView(parameters, figure) ? withoutFigure(parameters) : this.#unasked;
      if (figure !== this.figure || asked === undefined) this.#make(figure, parameters);
      else if (asked.toString() !== this.#told) {
        this.#travels = true;
        show(asked);
      }
    } catch (error) {
      this.problem = words.brokenLink(messageOf(error));
    }
  }

  /** The figure tells what it shows now. Its first word is about what it opened on: that link stays as it was. */
  tell(view: URLSearchParams): void {
    const told = view.toString();
    if (told === this.#told) return;
    const first = this.#told === "";
    const before = this.view;
    this.#told = told;
    this.view = view;
    if (first && this.round === 0 && before.size === 0) this.#unasked = view;
    const asked = this.#asked && this.#lastingOf(this.#asked);
    const opens = asked !== undefined && asked === this.#lastingOf(view);
    if (opens) this.#asked = undefined;
    // The address says it already.
    const said = first || opens || this.#travels;
    if (!first) this.#travels = false;
    if (said) return;
    const link = new URLSearchParams([["figure", this.figure], ...view]);
    if (this.#isStep(before, view)) {
      this.#address.step(link, this.#followed);
      this.#followed = undefined;
    } else {
      this.#address.follow(link);
      this.#followed = link;
    }
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
    // Brings the searches with it: whoever reaches for an option has them already.
    const { readSetup } = await import("../../kit/run/setup.ts");
    const wanted = Object.entries(options);
    // A field that is left by Enter asks twice.
    if (wanted.every(([name, value]) => this.view.get(name) === (value ?? null))) return;
    const next = this.#changed();
    for (const [name, value] of wanted) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    readSetup(next);
    this.open(next);
  }

  #take(parameters: URLSearchParams): void {
    this.view = withoutFigure(parameters);
    this.#asked = this.view;
  }

  /** Another figure comes to stand here. */
  #make(figure: PlayableName, parameters: URLSearchParams): void {
    this.figure = figure;
    this.#take(parameters);
    this.#told = "";
    this.#followed = undefined;
    this.#travels = false;
    this.round++;
  }

  /** What of a view is no step; undefined where it is broken, or that is not known yet. */
  #lastingOf(view: URLSearchParams): string | undefined {
    try {
      return this.#lasting(view);
    } catch {
      return undefined;
    }
  }

  /** Whether a change is one that Back takes back, and does not go on with the last one, as those of a slider do. */
  #isStep(was: URLSearchParams, is: URLSearchParams): boolean {
    const [before, now] = [this.#lastingOf(was), this.#lastingOf(is)];
    if (before === undefined || now === undefined || before === now || playedByMoves.has(this.figure))
      return false;
    return !this.#row.goesOn(before, now);
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

/** A link's parameters, but for the figure that it names. */
function withoutFigure(parameters: URLSearchParams): URLSearchParams {
  const view = new URLSearchParams(parameters);
  view.delete("figure");
  return view;
}
