import { Silent, type UpperConfidenceBound } from "../../engine/observer.ts";
import { type SamplePhase, type SampleRecording, samplePhases } from "./sampleRecording.ts";

const firstCapacity = 65_536;

/**
 * Records a search by sampling, in columns that double when they are full. It finds its way in the tree by what it is
 * told: a selection goes down to a child that is known, an expansion to a new one, a backup up by one.
 */
export class SampleRecorder<Move> extends Silent<Move> {
  #length = 0;
  #phase = new Uint8Array(firstCapacity);
  #node = new Int32Array(firstCapacity);
  #first = new Float64Array(firstCapacity);
  #second = new Float64Array(firstCapacity);
  readonly #played: Move[] = [];
  readonly #parent: number[] = [-1];
  readonly #moves: (Move | undefined)[] = [undefined];
  readonly #children: number[][] = [[]];
  /** The node where the search stands. */
  #at = 0;

  override select(move: Move, { exploit, explore }: UpperConfidenceBound): void {
    this.#at = this.#children[this.#at].find((child) => this.#moves[child] === move)!;
    this.#push("select", exploit, explore);
  }

  override expand(move: Move): void {
    const child = this.#parent.length;
    this.#children[this.#at].push(child);
    this.#parent.push(this.#at);
    this.#moves.push(move);
    this.#children.push([]);
    this.#at = child;
    this.#push("expand", 0, 0);
  }

  override rollout(moves: readonly Move[], value: number): void {
    this.#push("rollout", value, this.#played.length);
    for (const move of moves) this.#played.push(move);
  }

  override backup(visits: number, mean: number): void {
    this.#push("backup", visits, mean);
    this.#at = Math.max(0, this.#parent[this.#at]);
  }

  /** Whether the node where the search stands has a child by this move. */
  hasChild(move: Move): boolean {
    return this.#children[this.#at].some((child) => this.#moves[child] === move);
  }

  /** What was told so far; later events are not in it. */
  recording(): SampleRecording<Move> {
    const length = this.#length;
    return {
      length,
      phase: this.#phase.slice(0, length),
      node: this.#node.slice(0, length),
      first: this.#first.slice(0, length),
      second: this.#second.slice(0, length),
      played: this.#played.slice(),
      parent: this.#parent.slice(),
      moves: this.#moves.slice(),
    };
  }

  #push(phase: SamplePhase, first: number, second: number): void {
    const row = this.#length++;
    if (row === this.#phase.length) this.#grow();
    this.#phase[row] = samplePhases.indexOf(phase);
    this.#node[row] = this.#at;
    this.#first[row] = first;
    this.#second[row] = second;
  }

  #grow(): void {
    const wider = <Rows extends Uint8Array | Int32Array | Float64Array>(rows: Rows): Rows => {
      const grown = new (rows.constructor as new (length: number) => Rows)(2 * rows.length);
      grown.set(rows);
      return grown;
    };
    this.#phase = wider(this.#phase);
    this.#node = wider(this.#node);
    this.#first = wider(this.#first);
    this.#second = wider(this.#second);
  }
}
