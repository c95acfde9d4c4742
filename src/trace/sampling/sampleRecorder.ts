import { Silent, type UpperConfidenceBound } from "../../engine/observer.ts";
import { StoryRecorder } from "../core/storyRecorder.ts";
import { type SamplePhase, type SampleRecording, samplingWords } from "./sampleRecording.ts";

/**
 * Records a search by sampling. It finds its way in the tree by what it is told: a selection goes down to a child that is
 * known, an expansion to a new one, a backup up by one.
 */
export class SampleRecorder<Move> extends Silent<Move> {
  readonly #story = new StoryRecorder<SamplePhase, "position", Move>(samplingWords);
  readonly #played: Move[] = [];
  /** The node where the search stands. */
  #at = this.#story.add("position");

  override select(move: Move, { exploit, explore }: UpperConfidenceBound): void {
    this.#at = this.#story.child(this.#at, move);
    this.#story.tell("select", this.#at, exploit, explore);
  }

  override expand(move: Move): void {
    this.#at = this.#story.add("position", this.#at, move);
    this.#story.tell("expand", this.#at, 0, 0);
  }

  override rollout(moves: readonly Move[], value: number): void {
    this.#story.tell("rollout", this.#at, value, this.#played.length);
    for (const move of moves) this.#played.push(move);
  }

  override backup(visits: number, mean: number): void {
    this.#story.tell("backup", this.#at, visits, mean);
    this.#at = Math.max(0, this.#story.parent(this.#at));
  }

  /** Whether the node where the search stands has a child by this move. */
  hasChild(move: Move): boolean {
    return this.#story.child(this.#at, move) >= 0;
  }

  /** What was told so far; later events are not in it. */
  recording(): SampleRecording<Move> {
    return { ...this.#story.recording(), played: this.#played.slice() };
  }
}
