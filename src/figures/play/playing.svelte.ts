import type { Side } from "../../engine/game.ts";
import type { LevelName } from "../../engine/opponents/levels.ts";
import { faceOf } from "../../games/faces.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import { messageOf, ShownInPart } from "../../kit/view/messageOf.ts";
import type { Question, WrittenPlan } from "./planFor.ts";
import { type PlanMessage, planInWorker, type StartPlan } from "./planInWorker.ts";
import { legalPart, type PlayView, positionsOf } from "./play.ts";
import { hintStyle, type PlayedGame, type ReadersSide, rulesOf, startOf, typedMove } from "./playGames.ts";
import { choosing, lackOf, type Opponent, type OwnStyle, opponentOf, styleOf } from "./styleText.ts";
import * as words from "./words.ts";

/** What is being thought about: the opponent's move, or a hint. */
export type Task = "reply" | "hint";

/** A game between a reader and an opponent that thinks elsewhere. */
export class Playing {
  /** The chapter's own view, to come back to. */
  readonly given: PlayView;
  readonly #start: StartPlan;
  #stop: (() => void) | undefined;
  #view = $state.raw() as PlayView;
  /** What the opponent had in mind, by the ply of its move. */
  #plans = $state.raw<ReadonlyMap<number, WrittenPlan>>(new Map());
  /** Games that were left for others, the last at the end, with what the opponent had in mind: Undo brings them back. */
  #left: readonly { readonly view: PlayView; readonly plans: ReadonlyMap<number, WrittenPlan> }[] =
    $state.raw([]);
  /** Ends the working out of what the opponent had in mind with a move that came by a link. */
  #stopRecall: (() => void) | undefined;
  /** What the opponent had in mind is being worked out again, or cannot be. */
  recall = $state<"running" | "failed">();
  /** What is thought about now. */
  task = $state<Task>();
  /** What would be played if the thinking ended now. */
  sofar = $state.raw<WrittenPlan>();
  /** What was suggested for the position on the board. */
  hint = $state.raw<WrittenPlan>();
  /** Whether the reader has cancelled the opponent's search: it waits to be asked again. */
  paused = $state(false);
  /** Whether the opponent is a program that this browser does not have: it waits until there is one. */
  missing = $state(false);
  /** Why the opponent has lost that came to no move: a program of the reader's that broke off. */
  lost = $state<string>();
  /** Whether the reader was helped in this game, or it was begun elsewhere: it does not show how well they play. */
  helped = $state(false);
  /** Why the last move was refused; the game stands as it was. */
  refusal = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: PlayView, start: StartPlan = planInWorker) {
    this.given = view;
    this.#view = view;
    this.helped = this.#isBegun;
    this.#start = start;
  }

  get view(): PlayView {
    return this.#view;
  }

  readonly rules = $derived.by(() => rulesOf(this.#view.game));
  readonly opponent: Opponent = $derived.by(() => opponentOf(this.#view));
  readonly style: OwnStyle = $derived.by(() => styleOf(this.#view));
  /** The positions of the game so far, the first one first. */
  readonly positions: readonly unknown[] = $derived.by(() => positionsOf(this.#view));
  readonly position: unknown = $derived.by(() => this.positions.at(-1));
  /** The position before the last move. */
  readonly before: unknown = $derived.by(() => this.positions.at(-2));
  readonly outcome: number | undefined = $derived.by(() => this.rules.outcome(this.position));
  readonly over: boolean = $derived.by(
    () => this.#view.resigned || this.lost !== undefined || this.outcome !== undefined,
  );
  readonly turn: Side = $derived.by(() => this.rules.turn(this.position));
  /**
   * What the reader has scored: 1 for a game won, a half for a draw, 0 for one lost. Undefined before its end, and where it
   * does not show how well they play: they have both sides, were helped, or have not moved; or the opponent broke off.
   */
  readonly score: number | undefined = $derived.by(() => {
    const { side, resigned, moves } = this.#view;
    if (!this.over || side === "both" || this.helped || this.lost !== undefined || moves.length === 0)
      return undefined;
    if (resigned) return 0;
    const won = Math.sign(this.outcome ?? 0) * (side === "max" ? 1 : -1);
    return (won + 1) / 2;
  });
  /** Whether the reader may move now. */
  readonly readersTurn: boolean = $derived.by(
    () => !this.over && (this.#view.side === "both" || this.#view.side === this.turn),
  );
  /** Why the reader cannot move now; undefined where that is possible. */
  readonly closed: string | undefined = $derived.by(() =>
    this.over ? words.closed.over : this.readersTurn ? undefined : words.closed.notYours,
  );
  /** The last move, as the rules know it. */
  readonly played: unknown = $derived.by(() => {
    const last = this.#view.moves.at(-1);
    return last === undefined ? undefined : this.rules.readMove(this.before, last);
  });
  /** What the opponent had in mind, by the ply of its move, the first one first. */
  readonly plans: readonly (readonly [ply: number, plan: WrittenPlan])[] = $derived.by(() =>
    [...this.#plans].filter(([ply, { move }]) => this.#view.moves[ply] === move),
  );
  /** The ply of a move of the reader's that can be taken back; undefined where there is none. */
  readonly #lastOwn: number | undefined = $derived.by(() => {
    const { side, moves } = this.#view;
    const last = moves.findLastIndex(
      (_, ply) => side === "both" || this.rules.turn(this.positions[ply]) === side,
    );
    return last < 0 ? undefined : last;
  });

  get canUndo(): boolean {
    return this.#view.resigned || this.#lastOwn !== undefined || this.#left.length > 0;
  }

  /** Whose turn it was at a ply of the game. */
  moverAt(ply: number): Side {
    return this.rules.turn(this.positions[ply]);
  }

  /** The opponent moves, if it is its turn and nobody has stopped it. */
  begin = (): void => {
    if (!this.over && !this.readersTurn && !this.paused && this.task !== "reply") this.#think("reply");
  };

  /** Plays a move as the game writes it. Returns whether it was taken; what is refused leaves the game as it is. */
  play(text: string): boolean {
    this.refusal = this.closed;
    if (this.refusal !== undefined) return false;
    try {
      const move = typedMove(this.#view.game, this.rules, this.position, text);
      this.#put(this.rules.writeMove(this.position, move));
      return true;
    } catch (error) {
      this.refusal = messageOf(error);
      return false;
    }
  }

  /**
   * Takes back the reader's last move and what was replied to it, or the reader's giving up; and where there is nothing
   * of it left, the leaving of the game before.
   */
  undo = (): void => {
    if (!this.canUndo) return;
    const { resigned, moves } = this.#view;
    this.helped = true;
    if (resigned) this.#change({ resigned: false });
    else if (this.#lastOwn !== undefined) this.#change({ moves: moves.slice(0, this.#lastOwn) });
    else this.#takeUpLast();
  };

  #takeUpLast(): void {
    const last = this.#left.at(-1);
    if (last === undefined) return;
    this.#left = this.#left.slice(0, -1);
    this.#plans = last.plans;
    this.#change(last.view);
  }

  /** Another game begins: this one can be taken up again, unless nothing was played in it. */
  #leaveFor(changed: Partial<PlayView>): void {
    const isBegun = this.#isBegun;
    if (isBegun) this.#left = [...this.#left, { view: this.#view, plans: this.#plans }];
    this.#plans = new Map();
    this.helped = false;
    this.#change(changed);
    if (isBegun) this.notice = words.undoBrings;
  }

  resign = (): void => {
    if (!this.over) this.#change({ resigned: true });
  };

  /** The same two players begin again; what is left to chance falls otherwise. */
  restart = (): void => {
    const { game, seed } = this.#view;
    this.#leaveFor({ position: startOf(game), moves: [], resigned: false, seed: seed + 1 });
  };

  /** The chapter's own game again. */
  reset = (): void => this.show(this.given);

  setGame(game: PlayedGame): void {
    if (game === this.#view.game) return;
    const { opponent } = this;
    const view = { game, position: startOf(game), moves: [], resigned: false };
    this.#leaveFor({
      ...view,
      ...choosing(typeof opponent === "string" ? opponent : this.#ownStyle(game, opponent)),
    });
  }

  setSide(side: ReadersSide): void {
    this.helped = this.#isBegun;
    this.#change({ side });
  }

  /** Another opponent goes on with the game. Throws an Error for a style that would never come to an end. */
  setOpponent(opponent: Opponent): void {
    const lack = typeof opponent === "string" ? undefined : lackOf(opponent);
    if (lack !== undefined) throw new Error(lack);
    this.#change({ ...choosing(opponent), even: false });
  }

  /** From now on each game is against the level that may be nearest to an even one; this one goes on against `level`. */
  keepEven(level: LevelName): void {
    this.helped = this.#isBegun;
    this.#change({ ...choosing(level), even: true });
  }

  askHint = (): void => {
    if (!this.readersTurn || this.task !== undefined) return;
    this.helped = true;
    this.#think("hint");
  };

  /** Ends what is thought about at once. */
  cancel = (): void => {
    if (this.task === undefined) return;
    this.paused = this.task === "reply";
    this.#quit();
  };

  /** The opponent thinks again after it was cancelled. */
  resume = (): void => {
    this.paused = this.missing = false;
    this.notice = undefined;
    this.begin();
  };

  /** Plays what the opponent has found so far. */
  hurry = (): void => {
    const plan = this.sofar;
    if (this.task !== "reply" || plan === undefined) return;
    this.#quit();
    this.#reply(plan);
  };

  /** Goes on with a whole view, such as a link's. Of moves that are not all legal it shows those that are, and throws an Error. */
  show(view: PlayView): void {
    const { view: legal, problem } = legalPart(view);
    if (continues(this.#view, legal)) this.#change(legal);
    else this.#leaveFor(legal);
    this.helped = this.#isBegun;
    this.#recall();
    if (problem !== undefined) throw new ShownInPart(words.upTo(problem));
  }

  /** Works out again what the opponent had in mind with its last move, where that came by a link: its seed is known. */
  #recall(): void {
    const ply = this.#view.moves.length - 1;
    const { side } = this.#view;
    if (
      ply < 0 ||
      side === "both" ||
      side === this.moverAt(ply) ||
      this.plans.some(([known]) => known === ply)
    )
      return;
    this.recall = "running";
    this.#stopRecall = this.#start(this.#question("reply", ply), (message) => {
      if (message.kind === "sofar") return;
      const isThis = message.kind === "done" && message.plan.move === this.#view.moves[ply];
      if (isThis) this.#plans = new Map([...this.#plans, [ply, message.plan] as const]);
      this.recall = isThis ? undefined : "failed";
    });
  }

  /** Ends everything, when the figure leaves the page. */
  leave = (): void => {
    this.#quit();
    this.#stopRecall?.();
  };

  get #isBegun(): boolean {
    return this.#view.moves.length > 0;
  }

  /** A width means something in a game of many moves alone. */
  #ownStyle(game: PlayedGame, { width: _, ...style }: OwnStyle): OwnStyle {
    if (style.program !== undefined) return { ...style, depth: playedFaces[game].programPlies };
    const width = faceOf(game).width?.played;
    return width === undefined ? style : { ...style, width };
  }

  #put(move: string): void {
    this.#change({ moves: [...this.#view.moves, move] });
  }

  #change(changed: Partial<PlayView>): void {
    this.#quit();
    this.#stopRecall?.();
    this.#stopRecall = this.recall = undefined;
    this.#view = { ...this.#view, ...changed };
    this.hint = this.refusal = this.notice = this.lost = undefined;
    this.paused = this.missing = false;
    this.begin();
  }

  #think(task: Task): void {
    this.#quit();
    this.task = task;
    this.#stop = this.#start(this.#question(task), (message) => this.#hear(message));
  }

  #question(task: Task, ply = this.#view.moves.length): Question {
    const { game, seed } = this.#view;
    const style = task === "hint" ? hintStyle(game) : this.style;
    const position = this.rules.write(this.positions[ply]);
    // A seed for each move: taken back and played again, the same reply comes.
    return { game, position, style, seed: `${seed} ${ply}`, compare: task === "hint" };
  }

  #hear(message: PlanMessage): void {
    if (message.kind === "sofar") this.sofar = message.plan;
    else if (message.kind === "lost") {
      this.#quit();
      this.lost = message.message;
    } else if (message.kind === "missing") {
      this.#quit();
      this.paused = this.missing = true;
      this.notice = message.message;
    } else if (message.kind === "failed") {
      this.paused = this.task === "reply";
      this.#quit();
      this.notice = words.brokeOff(message.message);
    } else {
      const task = this.task;
      this.#quit();
      if (task === "hint") this.hint = message.plan;
      else this.#reply(message.plan);
    }
  }

  #reply(plan: WrittenPlan): void {
    this.#plans = new Map([...this.#plans, [this.#view.moves.length, plan] as const]);
    // What was said of a link, or of a game that was left, stands until the reader does something.
    const { notice } = this;
    this.#put(plan.move);
    this.notice = notice;
  }

  #quit(): void {
    this.#stop?.();
    this.#stop = this.task = this.sofar = undefined;
  }
}

/** Whether a view is the same game as another, as far or further on, whoever plays it. */
const continues = (before: PlayView, after: PlayView): boolean =>
  before.game === after.game &&
  before.position === after.position &&
  before.moves.every((move, ply) => after.moves[ply] === move);
