import { faceOf } from "../../games/faces.ts";
import { type Rules, rulesOf, type WeighedName } from "../../games/rules.ts";
import { messageOf } from "../view/messageOf.ts";

/** A position that readers play on, type anew and take back. Positions stand as texts, as links hold them. */
export class PlayedPosition<Name extends WeighedName = WeighedName> {
  #game = $state() as Name;
  #texts = $state.raw<readonly string[]>([]);
  /** What is wrong with the text last tried; the last good position stays. */
  error = $state<string>();

  constructor(game: Name, text: string) {
    this.start(game, text);
  }

  readonly rules: Rules = $derived.by(() => rulesOf(this.#game));
  readonly position: unknown = $derived.by(() => this.rules.read(this.text));
  readonly over: boolean = $derived.by(() => this.rules.outcome(this.position) !== undefined);

  get game(): Name {
    return this.#game;
  }

  get text(): string {
    return this.#texts.at(-1)!;
  }

  get canUndo(): boolean {
    return this.#texts.length > 1;
  }

  /** Begins anew; there is nothing to take back. Throws where the text is no position of the game. */
  start(game: Name, text: string): void {
    rulesOf(game).read(text);
    this.#game = game;
    this.#texts = [text];
    this.error = undefined;
  }

  play = (move: unknown): void => this.#put(this.#after(move));

  /** Takes a typed position, or says what is wrong with it. */
  type = (text: string): void => {
    try {
      this.rules.read(text);
      this.#put(text.trim());
    } catch (error) {
      this.error = messageOf(error);
    }
  };

  undo = (): void => {
    if (this.canUndo) this.#texts = this.#texts.slice(0, -1);
    this.error = undefined;
  };

  forget = (): void => {
    this.error = undefined;
  };

  /** Moves are added to a text of moves; else the position is written anew. */
  #after(move: unknown): string {
    const { rules, position } = this;
    const played = this.text === rules.write(rules.start) ? "" : this.text;
    const areMoves = faceOf(this.#game).movesSoFar?.test(played);
    return areMoves ? played + rules.writeMove(position, move) : rules.write(rules.play(position, move));
  }

  #put(text: string): void {
    if (text !== this.text) this.#texts = [...this.#texts, text];
    this.error = undefined;
  }
}
