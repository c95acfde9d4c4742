import type { ProofNumbers, ProofObserver } from "../../engine/bestFirst/proofObserver.ts";
import type { Side } from "../../engine/game.ts";
import { StoryRecorder, type StoryRecorderOptions } from "../core/storyRecorder.ts";
import type { StoryRecording } from "../core/storyRecording.ts";
import { type ProofKind, proofWords } from "./proofWords.ts";

/** Records a proof-number search. The event past the limit throws a TraceLimitError, which ends the search. */
export class ProofRecorder<Move> implements ProofObserver<Move> {
  readonly #story: StoryRecorder<ProofKind, Side, Move>;
  /** The node where the search stands: −1 before the root is evaluated. */
  #at = -1;

  constructor(options: StoryRecorderOptions = {}) {
    this.#story = new StoryRecorder(proofWords, options);
  }

  select(move: Move): void {
    this.#at = this.#story.child(this.#at, move);
    this.#story.tell("select", this.#at);
  }

  expand(): void {
    this.#story.tell("expand", this.#at);
  }

  evaluate(move: Move | undefined, turn: Side, outcome: number | undefined, { pn, dn }: ProofNumbers): void {
    const node = this.#story.add(turn, this.#at, move);
    this.#story.tell("evaluate", node, pn, dn, outcome ?? Number.NaN);
    this.#at = Math.max(0, this.#at);
  }

  backup({ pn, dn }: ProofNumbers): void {
    this.#story.tell("backup", this.#at, pn, dn);
    this.#at = Math.max(0, this.#story.parent(this.#at));
  }

  /** What was told so far; later events are not in it. */
  recording(): StoryRecording<Move> {
    return this.#story.recording();
  }
}
