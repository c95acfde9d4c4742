import type { Side } from "../../engine/game.ts";
import { type AskProgram, askProgram } from "../../kit/dice/askProgram.ts";
import type { AskSampling } from "../../kit/dice/askSampling.ts";
import { type DiceLevel, type PlayoutName, playerOf, rulesOf, sideOf } from "../../kit/dice/diceGames.ts";
import type { DiceProgram } from "../../kit/dice/diceProgram.ts";
import { quickChoice } from "../../kit/dice/quickChoice.ts";
import type { SamplingQuestion } from "../../kit/dice/sampleChoice.ts";
import { ShownInPart } from "../../kit/view/messageOf.ts";
import { type AskChances, askChances } from "./askChances.ts";
import type { DicePlayView } from "./dicePlay.ts";
import { Sampling, toSample } from "./sampling.svelte.ts";
import { type DiceEvent, type ToldGame, tellGame } from "./toldGame.ts";
import * as words from "./words.ts";

/** Does something after a while; the function it returns keeps it from being done. */
type Wait = (act: () => void) => () => void;

/** Milliseconds for a reader to see one choice of the program's before the next. */
const pace = 900;
const waitAWhile: Wait = (act) => {
  const timer = setTimeout(act, pace);
  return () => clearTimeout(timer);
};

/** What each choice at one point of the game wins. */
interface Chances {
  /** How many choices had been made by then. */
  readonly at: number;
  readonly chances: readonly number[];
}

/** A game of dice between a reader and the program. */
export class DicePlaying {
  readonly given: DicePlayView;
  readonly #ask: AskChances;
  readonly #wait: Wait;
  readonly #askProgram: AskProgram;
  readonly sampling: Sampling;
  #view = $state.raw() as DicePlayView;
  /** Games that were left for others, the last at the end: Undo brings them back. */
  #left: readonly DicePlayView[] = $state.raw([]);
  #stopTurn: (() => void) | undefined;
  #stopHint: (() => void) | undefined;
  /** Whether the reader wants to see what choices win. */
  hinting = $state(false);
  #known = $state.raw<Chances>();
  /** Whether the program came to no choice: it waits to be asked again. */
  paused = $state(false);
  notice = $state<string>();

  constructor(
    view: DicePlayView,
    ask: AskChances = askChances,
    wait: Wait = waitAWhile,
    askOwn: AskProgram = askProgram,
    askSampler?: AskSampling,
  ) {
    this.given = view;
    this.#view = view;
    this.#ask = ask;
    this.#wait = wait;
    this.#askProgram = askOwn;
    this.sampling = new Sampling(askSampler);
  }

  get view(): DicePlayView {
    return this.#view;
  }

  readonly rules = $derived.by(() => rulesOf(this.#view.game));
  readonly told: ToldGame = $derived.by(() => tellGame(this.#view));
  readonly position: unknown = $derived.by(() => this.told.position);
  readonly outcome: number | undefined = $derived.by(() => this.rules.outcome(this.position));
  readonly turn: Side = $derived.by(() => this.rules.turn(this.position) as Side);
  readonly side: Side = $derived.by(() => sideOf("reader", this.#view.begins));
  readonly readersTurn: boolean = $derived.by(() => this.outcome === undefined && this.turn === this.side);
  /** What may be chosen now; nothing where the game is over. */
  readonly legal: readonly unknown[] = $derived.by(() => this.rules.moves(this.position));
  readonly #choices: readonly DiceEvent[] = $derived.by(() =>
    this.told.events.filter(({ by }) => by !== "chance"),
  );
  readonly #lastOwn: number = $derived.by(() => this.#choices.findLastIndex(({ by }) => by === this.side));
  /** The choice that is looked at: the reader's next one, or else the last. */
  readonly asked: { readonly at: number; readonly position: unknown; readonly chosen?: unknown } | undefined =
    $derived.by(() => {
      if (this.readersTurn) return { at: this.#choices.length, position: this.position };
      const last = this.#choices[this.#lastOwn];
      return last && { at: this.#lastOwn, position: last.before, chosen: last.move };
    });
  /** What each choice there wins, where that is known. */
  readonly chances: readonly number[] | undefined = $derived.by(() =>
    this.#known !== undefined && this.#known.at === this.asked?.at ? this.#known.chances : undefined,
  );

  readonly isSampled: boolean = $derived.by(
    () => this.#view.level === "sampling" && this.#view.program === undefined,
  );
  /** The program's last choice among several: its question to sampling, and what was chosen, as the game writes it. */
  readonly sampled: { readonly question: SamplingQuestion; readonly chosen: string } | undefined =
    $derived.by(() => {
      const last = this.#choices.findLast(
        ({ by, before }) => by !== this.side && this.rules.moves(before).length > 1,
      );
      if (last === undefined) return undefined;
      const { before, move, choices } = last;
      return { question: toSample(this.#view, before, choices), chosen: this.rules.writeMove(before, move) };
    });

  get canUndo(): boolean {
    return this.#lastOwn >= 0 || this.#left.length > 0;
  }

  /** The program chooses, if it is its turn. */
  begin = (): void => {
    this.#rest();
    if (this.hinting) this.#lookUp();
    if (this.isSampled) this.#recall();
    if (this.outcome === undefined && !this.readersTurn && !this.paused)
      this.#stopTurn = this.#wait(() => this.#chooseForProgram());
  };

  /** The reader chooses. Returns whether that was taken. */
  choose(move: unknown): boolean {
    if (!this.readersTurn || !this.legal.includes(move)) return false;
    this.#put(move);
    return true;
  }

  /** Takes back the reader's last choice and all that came of it; where there is none, the leaving of the game before. */
  undo = (): void => {
    const left = this.#left.at(-1);
    if (this.#lastOwn >= 0) this.#change({ moves: this.#view.moves.slice(0, this.#lastOwn) });
    else if (left !== undefined) {
      this.#left = this.#left.slice(0, -1);
      this.#change(left);
    }
  };

  /** The same two begin again, with other dice. */
  restart = (): void => this.#leaveFor({ seed: this.#view.seed + 1 });

  setBegins(begins: DicePlayView["begins"]): void {
    this.#leaveFor({ begins, seed: this.#view.seed + 1 });
  }

  /** Another game, against its usual program, or the reader's own. */
  setGame(view: DicePlayView): void {
    this.#leaveFor(view);
  }

  /** Sampling goes on with so many playouts. */
  setPlayouts(playouts: PlayoutName): void {
    this.#change({ playouts });
  }

  /** Ends sampling at once; where the program was to choose, it waits to be asked again. */
  cancel = (): void => {
    this.#stopTurn?.();
    this.#stopTurn = undefined;
    if (this.readersTurn || this.outcome !== undefined) return;
    this.paused = true;
    this.notice = words.stillOpen;
  };

  /** The program goes on at another level. */
  setLevel(level: DiceLevel): void {
    this.#change({ level, program: undefined });
  }

  /** A program of the reader's goes on. */
  setProgram(program: DiceProgram, depth: number = this.#view.depth): void {
    this.#change({ program, depth });
  }

  /** Shows what choices win, or no longer. */
  toggleHint = (): void => {
    this.hinting = !this.hinting;
    if (this.hinting) this.#lookUp();
  };

  resume = (): void => {
    this.paused = false;
    this.notice = undefined;
    this.begin();
  };

  /** Goes on with a whole view, such as a link's. Of choices that are not all legal it shows those that are, and throws an Error. */
  show(view: DicePlayView): void {
    const { moves, problem } = tellGame(view);
    if (isOf(this.#view, view)) this.#change({ ...view, moves });
    else this.#leaveFor({ ...view, moves });
    if (problem !== undefined) throw new ShownInPart(words.upTo(problem));
  }

  /** Ends everything, when the figure leaves the page. */
  leave = (): void => this.#rest();

  #chooseForProgram(): void {
    const { position } = this;
    const { program } = this.#view;
    if (program !== undefined && this.legal.length > 1) {
      this.#chooseByOwn(program);
      return;
    }
    const quick = quickChoice(this.#view, position, this.#choices.length);
    if (quick !== undefined) {
      this.#reply(quick);
      return;
    }
    if (this.isSampled) {
      this.#chooseBySampling();
      return;
    }
    const question = { game: this.#view.game, position: this.rules.write(position) };
    this.#stopTurn = this.#ask(question, (message) => {
      this.#stopTurn = undefined;
      if (message.kind === "failed") {
        this.paused = true;
        this.notice = words.brokeOff(message.message);
      } else this.#reply(this.legal[message.chances.indexOf(Math.max(...message.chances))]);
    });
  }

  #chooseBySampling(): void {
    const question = toSample(this.#view, this.position, this.#choices.length);
    this.#stopTurn = this.sampling.ask(question, (message) => {
      this.#stopTurn = undefined;
      if (message.kind === "sampled") this.#reply(this.rules.readMove(this.position, message.choice.move));
      else if (message.kind === "failed") {
        this.paused = true;
        this.notice = words.brokeOff(message.message);
      }
    });
  }

  /** Samples the program's last choice again, where a link or another number of playouts has come: while the reader thinks. */
  #recall(): void {
    const { sampled } = this;
    if (sampled === undefined || (this.outcome === undefined && !this.readersTurn)) return;
    if (this.sampling.known(sampled.question) === undefined)
      this.#stopTurn = this.sampling.ask(sampled.question, () => {
        this.#stopTurn = undefined;
      });
  }

  /** A program that comes to no choice breaks no game: it can be asked again, or another can go on. */
  #chooseByOwn(program: DiceProgram): void {
    const { game, depth } = this.#view;
    const question = { game, position: this.rules.write(this.position), program, depth };
    this.#stopTurn = this.#askProgram(question, (message) => {
      this.#stopTurn = undefined;
      if (message.kind === "chose") this.#reply(this.rules.readMove(this.position, message.move));
      else {
        this.paused = true;
        this.notice = `${message.why} ${words.stillOpen}`;
      }
    });
  }

  #lookUp(): void {
    this.#stopHint?.();
    this.#stopHint = undefined;
    const { asked } = this;
    if (asked === undefined || this.chances !== undefined) return;
    const question = { game: this.#view.game, position: this.rules.write(asked.position) };
    this.#stopHint = this.#ask(question, (message) => {
      this.#stopHint = undefined;
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
      else this.#known = { at: asked.at, chances: message.chances };
    });
  }

  #reply(move: unknown): void {
    // What was said of a link, or of a game that was left, stands until the reader does something.
    const { notice } = this;
    this.#put(move);
    this.notice = notice;
  }

  #put(move: unknown): void {
    this.#change({ moves: [...this.#view.moves, this.rules.writeMove(this.position, move)] });
  }

  #leaveFor(changed: Partial<DicePlayView>): void {
    const isBegun = this.#view.moves.length > 0;
    if (isBegun) this.#left = [...this.#left, this.#view];
    this.#known = undefined;
    this.#change({ moves: [], ...changed });
    if (isBegun) this.notice = words.undoBrings;
  }

  #change(changed: Partial<DicePlayView>): void {
    // What is known of a choice is none of another game's.
    if (changed.moves !== undefined && !continues(this.#view.moves, changed.moves)) this.#known = undefined;
    this.#view = { ...this.#view, ...changed };
    this.notice = undefined;
    this.paused = false;
    this.begin();
  }

  #rest(): void {
    this.#stopTurn?.();
    this.#stopHint?.();
    this.#stopTurn = this.#stopHint = undefined;
  }

  /** Who a side is here. */
  playerOf(side: Side): ReturnType<typeof playerOf> {
    return playerOf(side, this.#view.begins);
  }
}

/** Whether choices go on from others. */
const continues = (before: readonly string[], after: readonly string[]): boolean =>
  before.every((move, at) => after[at] === move);

/** Whether a view is the same game as another, as far or further on, whoever plays it. */
const isOf = (before: DicePlayView, after: DicePlayView): boolean =>
  before.game === after.game &&
  before.begins === after.begins &&
  before.seed === after.seed &&
  continues(before.moves, after.moves);
