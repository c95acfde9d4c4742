import { fetchGame } from "../../games/namedGame.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { findSampleStep, iterationsOn, lastPhaseEnd, nextPhaseEnd } from "../../trace/index.ts";
import { fetchDraws, lacksDraws } from "./lateDraws.ts";
import { type MctsView, mcts } from "./mcts.ts";
import { exactValues, runSampling, type SamplingRun, SamplingTask } from "./samplingRun.ts";
import { saySampling } from "./stepWords.ts";
import { stays } from "./words.ts";

/** How far one step goes. */
export const paces = ["node", "phase", "iteration", "10", "100", "1000"] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds that the page may be kept busy at a time. */
const slice = 14;
const firstSlice = 60;

type Field = "position" | "seed" | "iterations";

/** A search by sampling, the step that is shown, and all that a reader can do to them. */
export class Sampling implements Stepping {
  /** The chapter's own view, to come back to. */
  readonly given: MctsView;
  #run = $state.raw() as SamplingRun;
  #frame: number | undefined;
  step = $state(0);
  pace = $state<Pace>("phase");
  /** A node that the reader has chosen to look at. */
  chosen = $state<number>();
  /** All nodes are drawn. */
  all = $state(false);
  /** The share of a long search that is done, while it goes on. */
  share = $state<number>();
  errors = $state.raw<Readonly<Partial<Record<Field, string>>>>({});
  notice = $state<string>();
  /** The moves that were played on its board: texts of the positions before and after each. */
  #played = $state.raw<readonly { readonly before: string; readonly after: string }[]>([]);
  readonly stopsHere = false;

  constructor(view: MctsView) {
    this.given = view;
    this.#run = runSampling(view);
    this.all = view.all;
    this.step = findSampleStep(this.#run.trace, view.at);
  }

  readonly sentence: readonly Words[] = $derived.by(() => saySampling(this.#run, this.step));
  readonly exact: readonly number[] | undefined = $derived.by(() => exactValues(this.#subject));
  /** The subject alone: its exact values outlast a change of seed or constant. */
  readonly #subject = $derived.by(() => {
    const { game, position, chance } = this.#run;
    return { game, position, chance };
  });
  /** Long enough for what most steps have to say. */
  readonly longestSentence: string = $derived.by(() => {
    const { length } = this.#run.trace;
    const stride = Math.max(1, Math.floor(length / 150));
    let longest = "";
    for (let step = 0; step <= length; step += stride) {
      const said = plainly(saySampling(this.#run, step));
      if (said.length > longest.length) longest = said;
    }
    return longest;
  });

  get run(): SamplingRun {
    return this.#run;
  }

  get length(): number {
    return this.#run.trace.length;
  }

  get view(): MctsView {
    return { ...this.#run.view, at: String(this.step), all: this.all };
  }

  goTo = (step: number) => {
    this.step = Math.max(0, Math.min(this.length, step));
    if (this.chosen !== undefined && this.#run.trace.born[this.chosen] > this.step) this.chosen = undefined;
  };
  first = () => this.goTo(0);
  last = () => this.goTo(this.length);
  forward = () => this.#go(1);
  back = () => this.#go(-1);
  over = () => this.goTo(iterationsOn(this.#run.trace, this.step, 1));
  backOver = () => this.goTo(iterationsOn(this.#run.trace, this.step, -1));
  into = () => this.goTo(this.step + 1);
  out = () => this.goTo(nextPhaseEnd(this.#run.trace, this.step));

  #go(way: 1 | -1): void {
    const { trace } = this.#run;
    if (this.pace === "node") this.goTo(this.step + way);
    else if (this.pace === "phase")
      this.goTo(way > 0 ? nextPhaseEnd(trace, this.step) : lastPhaseEnd(trace, this.step));
    else this.goTo(iterationsOn(trace, this.step, way * (this.pace === "iteration" ? 1 : Number(this.pace))));
  }

  /** Samples a view and shows it at its step. Throws an error that says what is wrong with it: see `#sample`. */
  show = (view: MctsView): void => {
    this.#sample(view, (trace) => findSampleStep(trace, view.at));
    this.all = view.all;
  };

  /**
   * Samples a view and shows a step of it; where that takes long, in slices, while what was there stays. Throws an error
   * that says what is wrong with the view, and leaves everything as it was.
   */
  #sample(view: MctsView, stepIn: (trace: SamplingRun["trace"]) => number): void {
    this.cancel();
    const task = new SamplingTask(view);
    const advance = (milliseconds: number) => {
      const end = performance.now() + milliseconds;
      task.advance(() => performance.now() > end);
      if (task.share === 1) this.#put(task.run(), stepIn);
      else {
        this.share = task.share;
        this.#frame = requestAnimationFrame(() => {
          try {
            advance(slice);
          } catch (error) {
            this.notice = stays(messageOf(error));
            this.cancel();
          }
        });
      }
    };
    advance(firstSlice);
  }

  #put(run: SamplingRun, stepIn: (trace: SamplingRun["trace"]) => number): void {
    const step = stepIn(run.trace);
    this.cancel();
    this.#run = run;
    this.step = step;
    this.chosen = undefined;
    this.errors = {};
    this.notice = undefined;
  }

  /** Gives up a search that is going on. */
  cancel = (): void => {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.share = undefined;
  };

  /**
   * Samples anew with these changes, and shows as many iterations as before; where there are not so many, all. How many
   * there are is known only then: a search that has proved its root ends early.
   */
  change(changes: Partial<MctsView>): void {
    const shown = this.step === this.length ? Infinity : this.#run.trace.iterationsAt(this.step);
    this.#sample(
      { ...this.#run.view, ...changes },
      ({ ends, iterations }) => ends[Math.min(shown, iterations)],
    );
  }

  typeSubject = (text: string): void => {
    const isTree = this.#run.tree !== undefined;
    if (isTree && lacksDraws(text)) {
      const complain = (error: unknown) => (this.notice = messageOf(error));
      void fetchDraws(text).then(() => this.typeSubject(text), complain);
    } else this.#try("position", () => this.change(isTree ? { tree: text } : { position: text.trim() }));
  };
  /** Searches the position after a move. */
  play = (move: unknown): void =>
    this.#try("position", () => {
      const { game, position } = this.#run;
      const [before, after] = [position, game.play(position, move)].map(game.write);
      this.change({ position: after });
      this.#played = [...this.#played, { before, after }];
    });
  /** The last move that was played here, as long as the position is still the one that it led to. */
  get canTakeBack(): boolean {
    return this.#played.at(-1)?.after === this.#run.game.write(this.#run.position);
  }
  takeBack = (): void => {
    const last = this.#played.at(-1);
    if (last === undefined) return;
    this.#played = this.#played.slice(0, -1);
    this.#try("position", () => this.change({ position: last.before }));
  };
  typeSeed = (text: string): void => this.#type("seed", text);
  typeIterations = (text: string): void => this.#type("iterations", text);

  #type(field: "seed" | "iterations", text: string): void {
    this.#try(field, () => this.change({ [field]: mcts.fields[field].read(text, field) }));
  }

  #try(field: Field, act: () => void): void {
    try {
      act();
      this.errors = {};
    } catch (error) {
      this.errors = { ...this.errors, [field]: messageOf(error) };
    }
  }

  forget = (): void => {
    this.errors = {};
  };

  async setGame(game: string): Promise<void> {
    await fetchGame(game);
    this.show(mcts.over(this.view, { game, at: "start" }));
  }

  nextSeed = (): void => this.change({ seed: (this.#run.view.seed + 1) % 1_000_000_000 });

  reset = (): void => this.show(this.given);
}
