import { onDestroy } from "svelte";

/** What goes forward and back by steps, as a transport, a player and the keys of a debugger drive it. */
export interface Stepping {
  /** From 0 to `length`. */
  readonly step: number;
  readonly length: number;
  /** Whether play halts at this step. */
  readonly stopsHere: boolean;
  /** The first step after this one at which it does, where that is known without going there. */
  readonly nextStop?: (after: number) => number | undefined;
  goTo(step: number): void;
  readonly first: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly last: () => void;
  /** Over a whole subtree, and back over it. */
  readonly over: () => void;
  readonly backOver: () => void;
  /** Into the next node, and out of this one. */
  readonly into: () => void;
  readonly out: () => void;
}

const readingPaces = [0.5, 1, 2, 4, 8];
/** Milliseconds a step at pace 1: time to read a sentence's gist. */
const beat = 1100;
/** Milliseconds between two pictures at least: what is faster takes several steps at once. */
const shortest = 34;
/** Nobody watches longer than this, in milliseconds: a longer search can be played faster. */
const longest = 60_000;

/** Plays a figure's steps at a chosen pace: never by itself, and only as far as the next stop. */
export class Player {
  playing = $state(false);
  pace = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #figure: Stepping;

  constructor(figure: Stepping) {
    this.#figure = figure;
    onDestroy(this.pause);
  }

  toggle = () => (this.playing ? this.pause() : this.play());

  play = () => {
    if (this.#figure.step === this.#figure.length) this.#figure.first();
    this.playing = true;
    this.#next();
  };

  /** Sets such a pace that all steps together take about so many milliseconds, or pace 1 where they are few. */
  takeAbout(milliseconds: number): void {
    this.pace = Math.max(1, (this.#figure.length * beat) / milliseconds);
  }

  pause = () => {
    clearTimeout(this.#timer);
    this.playing = false;
  };

  /** Does what a hand on the controls asks for, which stops play, as a key does. */
  byHand = (move: () => void) => {
    this.pause();
    move();
  };

  nextPace = () => {
    const paces = this.#paces();
    this.pace = paces[(paces.indexOf(this.pace) + 1) % paces.length];
  };

  /** Paces to read at, and eight times as fast until even a long search is through in a minute. */
  #paces(): number[] {
    const paces = [...readingPaces];
    while ((this.#figure.length * beat) / paces[paces.length - 1] > longest)
      paces.push(8 * paces[paces.length - 1]);
    return paces;
  }

  #next(): void {
    const figure = this.#figure;
    const pause = beat / this.pace;
    if (pause >= shortest) figure.forward();
    else this.#advance(Math.round(shortest / pause));
    if (figure.stopsHere || figure.step === figure.length) this.pause();
    else this.#timer = setTimeout(() => this.#next(), Math.max(pause, shortest));
  }

  /** Several steps at once, but past no stop. */
  #advance(steps: number): void {
    const figure = this.#figure;
    if (figure.nextStop) {
      figure.goTo(Math.min(figure.step + steps, figure.nextStop(figure.step) ?? figure.length));
      return;
    }
    for (let i = 0; i < steps && !(i > 0 && figure.stopsHere); i++) figure.forward();
  }
}
