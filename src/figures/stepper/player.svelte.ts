import { onDestroy } from "svelte";
import type { Stepping } from "./stepping.ts";

const paces = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds a step at pace 1: time to read a sentence's gist. */
const beat = 1100;

/** Plays a figure's steps at a chosen pace: never by itself, and only as far as the next stop. */
export class Player {
  playing = $state(false);
  pace = $state<(typeof paces)[number]>(1);
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
    this.pace = paces[(paces.indexOf(this.pace) + 1) % paces.length];
  };

  #next(): void {
    this.#figure.forward();
    if (this.#figure.stopsHere || this.#figure.step === this.#figure.length) this.pause();
    else this.#timer = setTimeout(() => this.#next(), beat / this.pace);
  }
}
